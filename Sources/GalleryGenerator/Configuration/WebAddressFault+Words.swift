import Providers

/// What a message says of an address, in words that do not repeat it.
extension WebAddress.Fault {
  var message: String {
    switch self {
    case .scheme: "must be an absolute address"
    case .user: "must hold no user name and no password"
    case .port: "has a port that cannot be one"
    case .noHost: "has no host"
    case .host: "has a host that cannot be one"
    case .tail: "must hold no '?' and no '#'"
    case .character: "has a character that must be escaped"
    case .dots: "must hold no '.' and no '..' in its path"
    case .emptySegment: "must hold no '//' in its path"
    }
  }

  var hint: String {
    switch self {
    case .scheme: "begin it with https:// or http://"
    case .user: "remove what is before '@'"
    case .port: "write a number from 1 to 65535"
    case .noHost, .host:
      "write a name such as example.org, in ASCII (xn--… for others), or an IP address"
    case .tail: "end it before them"
    case .character:
      "write a space as %20, other characters as the %XX of their UTF-8 bytes"
    case .dots: "write the path out"
    case .emptySegment: "write a single slash"
    }
  }
}
