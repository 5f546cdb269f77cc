import Foundation

/// The machine that the figures are of, in a few words.
struct Machine {
  /// Such as `AMD EPYC, 2 cores, 23.5 GiB of memory, Linux 6.1.0`.
  var description: String {
    let memory = Double(ProcessInfo.processInfo.physicalMemory) / Double(1 << 30)
    return [
      processor,
      "\(ProcessInfo.processInfo.activeProcessorCount) cores",
      "\((memory * 10).rounded() / 10) GiB of memory",
      system,
    ].joined(separator: ", ")
  }

  private var processor: String {
    let lines = Self.text("/proc/cpuinfo").split(separator: "\n")
    let line = lines.first { $0.hasPrefix("model name") }
    let name = line?.split(separator: ":", maxSplits: 1).last ?? ""
    return name.isEmpty ? "unknown processor" : name.trimmingCharacters(in: .whitespaces)
  }

  private var system: String {
    let release = Self.text("/proc/sys/kernel/osrelease").trimmingCharacters(in: .newlines)
    return "Linux \(release)"
  }

  /// The type of the file system that an absolute path is on, such as `tmpfs`.
  static func fileSystem(of path: String) -> String {
    // Such as `tmpfs /dev/shm tmpfs rw,nosuid 0 0`.
    let mounts = text("/proc/self/mounts").split(separator: "\n").map { $0.split(separator: " ") }
    let around = mounts.filter { fields in
      fields.count > 2 && (path + "/").hasPrefix(fields[1] == "/" ? "/" : fields[1] + "/")
    }
    return around.max { $0[1].count < $1[1].count }.map { String($0[2]) } ?? "unknown"
  }

  private static func text(_ file: String) -> String {
    // What cannot be read is left out of the description.
    String(decoding: FileManager.default.contents(atPath: file) ?? Data(), as: UTF8.self)
  }
}
