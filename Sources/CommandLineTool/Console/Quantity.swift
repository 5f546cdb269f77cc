/// Numbers as a person reads them, the same in every locale.
package enum Quantity {
  /// Such as `1 gallery`, `12 galleries`, `1,204 pages`.
  static func count(_ number: Int, _ one: String, _ many: String) -> String {
    "\(grouped(number)) \(number == 1 ? one : many)"
  }

  /// With a comma at every third digit.
  package static func grouped(_ number: Int) -> String {
    var groups: [String] = []
    var rest = number.magnitude
    while rest >= 1000 {
      let group = String(rest % 1000)
      groups.append(String(repeating: "0", count: 3 - group.count) + group)
      rest /= 1000
    }
    return (number < 0 ? "-" : "") + ([String(rest)] + groups.reversed()).joined(separator: ",")
  }

  /// Such as `0.41 s` or `83.2 s`.
  static func seconds(_ seconds: Double) -> String {
    "\(decimal(seconds, places: seconds < 10 ? 2 : 1)) s"
  }

  /// Such as `812 bytes`, `14.2 kB`, `3.1 MB`, in powers of a thousand.
  static func bytes(_ bytes: Int) -> String {
    guard bytes >= 1000 else { return count(bytes, "byte", "bytes") }
    var size = Double(bytes)
    var unit = ""
    for next in ["kB", "MB", "GB", "TB"] where size >= 999.95 || unit.isEmpty {
      size /= 1000
      unit = next
    }
    return "\(decimal(size, places: 1)) \(unit)"
  }

  /// One decimal below ten, none above.
  static func short(_ number: Double) -> String {
    number < 9.95 ? decimal(number, places: 1) : grouped(Int(min(number, 1e15).rounded()))
  }

  /// Such as `0:09`, `12:30` or `1:02:03`.
  static func clock(_ seconds: Double) -> String {
    let whole = Int(min(max(seconds, 0), 1e9).rounded(.up))
    let (hours, minutes) = (whole / 3600, whole / 60 % 60)
    let tail = padded(whole % 60, to: 2)
    return hours > 0 ? "\(hours):\(padded(minutes, to: 2)):\(tail)" : "\(minutes):\(tail)"
  }

  /// With just so many digits after the point.
  package static func decimal(_ number: Double, places: Int) -> String {
    let scale = (0..<places).reduce(1) { scale, _ in scale * 10 }
    let scaled = Int((min(abs(number), 1e12) * Double(scale)).rounded())
    let sign = number < 0 && scaled > 0 ? "-" : ""
    guard places > 0 else { return "\(sign)\(scaled)" }
    return "\(sign)\(scaled / scale).\(padded(scaled % scale, to: places))"
  }

  private static func padded(_ number: Int, to digits: Int) -> String {
    let text = String(number)
    return String(repeating: "0", count: max(digits - text.count, 0)) + text
  }
}
