import Glibc

/// A time as HTTP writes it, such as `Sun, 06 Nov 1994 08:49:37 GMT` (RFC 9110, section 5.6.7).
enum HTTPDate {
  private static let days = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]
  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]

  /// `time` counts seconds since 1970.
  static func text(of time: Int) -> String {
    var seconds = time_t(time)
    var parts = tm()
    gmtime_r(&seconds, &parts)
    let day = "\(days[Int(parts.tm_wday)]), \(padded(parts.tm_mday))"
    let clock = [parts.tm_hour, parts.tm_min, parts.tm_sec].map(padded).joined(separator: ":")
    return "\(day) \(months[Int(parts.tm_mon)]) \(parts.tm_year + 1900) \(clock) GMT"
  }

  /// Reads the form that `text` writes; nil for any other, the obsolete ones too.
  static func time(of text: String) -> Int? {
    let fields = text.split(whereSeparator: { " :".contains($0) })
    guard fields.count == 8, fields[7] == "GMT", let month = months.firstIndex(of: "\(fields[2])"),
      let day = Int32(fields[1]), let year = Int32(fields[3]), let hour = Int32(fields[4]),
      let minute = Int32(fields[5]), let second = Int32(fields[6])
    else { return nil }
    var parts = tm()
    parts.tm_mday = day
    parts.tm_mon = Int32(month)
    parts.tm_year = year - 1900
    parts.tm_hour = hour
    parts.tm_min = minute
    parts.tm_sec = second
    let time = timegm(&parts)
    // Days that are none, such as 31 April, come back as others.
    return Self.text(of: time) == text ? time : nil
  }

  private static func padded(_ number: Int32) -> String {
    number < 10 ? "0\(number)" : "\(number)"
  }
}
