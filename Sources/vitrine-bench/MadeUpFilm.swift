/// A film that nobody made, with all that TMDB's lists tell of one; its number decides on the rest.
///
/// See <https://developer.themoviedb.org/reference/search-movie>.
struct MadeUpFilm: Encodable {
  let id: Int
  let title: String
  let originalTitle: String
  let originalLanguage: String
  let overview: String
  let releaseDate: String
  let genreIds: [Int]
  let posterPath: String?
  let backdropPath: String?
  let popularity: Double
  let voteAverage: Double
  let voteCount: Int
  let adult = false
  let video = false

  init(number: Int) {
    var random = SeededGenerator(seed: number)
    id = 1_000 + number
    let title = Self.title(&random)
    self.title = title
    (originalLanguage, originalTitle) =
      Int.random(in: 0..<5, using: &random) == 0
      ? Self.foreign.picked(&random) : ("en", title)
    overview = (0..<Int.random(in: 1...4, using: &random)).map { _ in Self.sentence(&random) }
      .joined(separator: " ")
    releaseDate = Self.date(&random)
    genreIds = (0..<Int.random(in: 1...3, using: &random)).map { _ in Self.genres.picked(&random) }
    // Of some films there is no picture.
    posterPath = Int.random(in: 0..<40, using: &random) == 0 ? nil : Self.picture(&random)
    backdropPath = Self.picture(&random)
    popularity = Double(Int.random(in: 600...90_000, using: &random)) / 1_000
    voteAverage = Double(Int.random(in: 20...90, using: &random)) / 10
    voteCount = Int.random(in: 0...25_000, using: &random)
  }

  private static func title(_ random: inout SeededGenerator) -> String {
    let noun = nouns.picked(&random)
    let adjective = adjectives.picked(&random)
    switch Int.random(in: 0..<5, using: &random) {
    case 0: return "The \(adjective) \(noun)"
    case 1: return "\(noun) of \(places.picked(&random))"
    case 2: return "\(names.picked(&random)) & \(names.picked(&random))"
    case 3: return "\(names.picked(&random))'s \(adjective) \(noun)"
    default:
      return "\(names.picked(&random)) and the \(noun) of \(places.picked(&random)): "
        + "How We Learned to Love the \(adjective) \(nouns.picked(&random))"
    }
  }

  private static func sentence(_ random: inout SeededGenerator) -> String {
    let name = names.picked(&random)
    let place = places.picked(&random)
    let noun = nouns.picked(&random).lowercased()
    let adjective = adjectives.picked(&random).lowercased()
    switch Int.random(in: 0..<4, using: &random) {
    case 0: return "In \(place), \(name) finds a \(adjective) \(noun) that nobody has asked for."
    case 1: return "When the \(noun) goes missing, \(name) sets out from \(place) to look for it."
    case 2:
      return "“It's only a \(noun),” says \(name), but all of \(place) knows that the \(adjective) "
        + "winter of 1974 has left its mark."
    default: return "\(name) keeps a secret & a \(noun), and \(place) keeps watch."
    }
  }

  private static func date(_ random: inout SeededGenerator) -> String {
    func twoDigits(_ range: ClosedRange<Int>) -> String {
      String(String(100 + Int.random(in: range, using: &random)).dropFirst())
    }
    return
      "\(Int.random(in: 1925...2026, using: &random))-\(twoDigits(1...12))-\(twoDigits(1...28))"
  }

  private static func picture(_ random: inout SeededGenerator) -> String {
    "/" + String((0..<27).map { _ in letters.picked(&random) }) + ".jpg"
  }
}

extension MadeUpFilm {
  private static let letters = Array(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"
  )
  private static let genres = [12, 14, 16, 18, 27, 28, 35, 36, 37, 53, 80, 99, 878, 9648, 10749]
  private static let adjectives = [
    "Quiet", "Hollow", "Velvet", "Borrowed", "Restless", "Golden", "Last", "Paper", "Seventh",
    "Crooked", "Patient", "Electric", "Northern", "Forgotten", "Bitter", "Little",
  ]
  private static let nouns = [
    "Lighthouse", "Orchard", "Kitchen", "Bridge", "Harvest", "Ferry", "Piano", "Motel", "Garden",
    "Telegram", "Widow", "Station", "River", "Umbrella", "Carnival", "Clockmaker",
  ]
  private static let names = [
    "Mira", "Jonas", "Ama", "Bruno", "Zoë", "Farid", "Nadia", "Otto", "Ingrid", "Tomás", "Yuki",
    "Rosa", "Şebnem", "Pavel", "Léa", "Kwame",
  ]
  private static let places = [
    "Trieste", "Havana", "Kyoto", "Glasgow", "Zürich", "Mumbai", "Łódź", "Tromsø", "Lagos",
    "Montréal", "Valparaíso", "Busan",
  ]
  private static let foreign = [
    ("ru", "Тихий маяк"), ("ko", "조용한 등대"), ("ja", "静かな灯台"), ("fr", "L'été à Montréal"),
    ("ar", "المنارة الهادئة"), ("bn", "নীরব বাতিঘর"), ("de", "Der stille Leuchtturm"),
  ]
}

extension Array {
  fileprivate func picked(_ random: inout SeededGenerator) -> Element {
    self[Int.random(in: indices, using: &random)]
  }
}
