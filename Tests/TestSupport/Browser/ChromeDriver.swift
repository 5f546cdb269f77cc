import Foundation

/// Debian's chromedriver on a port of its own, with whatever browser it starts.
///
/// They end with the test, also when it crashes, and so do their files: a tethered script keeps
/// them in one process group and below one folder, and ends the one and removes the other.
final class ChromeDriver: Sendable {
  let port: UInt16
  private let process: TetheredProcess

  init() throws {
    process = try TetheredProcess(["python3", "-c", Self.script])
    guard let port = UInt16(process.firstLine) else {
      throw BrowserError(message: "chromedriver did not start: \(process.firstLine)")
    }
    self.port = port
  }

  deinit {
    process.stop()
  }

  /// Whether a browser, its driver and a Python are in `PATH`.
  static let isAvailable: Bool = {
    let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    return ["chromedriver", "chromium", "python3"].allSatisfy { name in
      folders.contains { FileManager.default.isExecutableFile(atPath: "\($0)/\(name)") }
    }
  }()

  // A thread of the concurrency pool blocks most signals, which the browser must not inherit.
  private static let script = """
    import os, re, shutil, signal, subprocess, sys, tempfile, time
    signal.pthread_sigmask(signal.SIG_SETMASK, [])
    folder = tempfile.mkdtemp(prefix="vitrine-browser-")

    def start():
      driver = subprocess.Popen(
        ["chromedriver", "--port=0"], stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT, start_new_session=True,
        env=os.environ | {"TMPDIR": folder, "HOME": folder})
      said = ""
      for line in driver.stdout:
        said += line.decode(errors="replace").strip() + " "
        if started := re.search(r"started successfully on port (\\d+)", said):
          return driver, started[1]
      driver.wait()
      return None, said

    # The port that is free for IPv6, which it takes first, may be taken for IPv4.
    for _ in range(5):
      driver, answer = start()
      if driver:
        break
    print(answer, flush=True)
    if driver:
      sys.stdin.read()
      os.killpg(driver.pid, signal.SIGKILL)
      driver.wait()
    # Processes that are ending may still write.
    for _ in range(50):
      shutil.rmtree(folder, ignore_errors=True)
      if not os.path.exists(folder):
        break
      time.sleep(0.1)
    """
}
