/// A language one can learn here.
public enum RoomLanguage: String, Hashable, Sendable, CaseIterable, Codable {
    case spanish = "es"
    case french = "fr"
    case german = "de"
    case japanese = "ja"
}
