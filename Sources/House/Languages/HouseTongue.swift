/// A language in which a house is spoken to. Its words are data: a sentence is put into the language of the rules, English,
/// so that what is asked before, what is seen and what can be taken back are the same in all of them.
public enum HouseTongue: String, Sendable, CaseIterable, Codable {
    case english = "en"
    case german = "de"
    case spanish = "es"
    case french = "fr"

    /// Nil for the language of the rules themselves.
    var table: TongueTable? {
        switch self {
        case .english: nil
        case .german: .german
        case .spanish: .spanish
        case .french: .french
        }
    }

    /// As its speakers call it.
    var name: String {
        switch self {
        case .english: "English"
        case .german: "Deutsch"
        case .spanish: "español"
        case .french: "français"
        }
    }

    static let foreign = allCases.filter { $0 != .english }
}
