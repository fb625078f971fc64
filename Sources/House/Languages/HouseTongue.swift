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

    /// What a simulation is called.
    var demonstration: String {
        switch self {
        case .english: "demonstration"
        case .german: "Vorführung"
        case .spanish: "demostración"
        case .french: "démonstration"
        }
    }

    /// The words of all, which are read once.
    static func readTables() {
        for tongue in foreign { _ = tongue.table }
    }

    static let foreign = allCases.filter { $0 != .english }
}
