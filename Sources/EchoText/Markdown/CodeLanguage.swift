/// The highlighter's knowledge of a language.
struct CodeLanguage: Sendable {
    var names: [String]
    var keywords: Set<String> = []
    var types: Set<String> = []
    var lineComments: [String] = []
    var blockComment: (open: String, close: String)?
    /// What begins and ends a string, longest first; those of three characters may hold line ends.
    var quotes: [String] = ["\"", "'"]
    /// A word that begins with a capital is a type.
    var capitalsAreTypes = false
    /// Words may be written in capitals.
    var ignoresCase = false
    /// A word in front of a colon or an equals sign is a name, as in data.
    var hasKeys = false

    static func named(_ name: String) -> CodeLanguage? { byName[name.lowercased()] }

    private static let byName = Dictionary(
        all.flatMap { language in language.names.map { ($0, language) } }, uniquingKeysWith: { first, _ in first })
}
