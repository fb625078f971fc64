/// Names of a house as they may be shown or handed on: one line, no characters that command or hide, and not long.
public enum HouseLine {
    /// Characters.
    public static let longest = 60

    public static func text(_ name: String) -> String { text(name, longest: longest) }

    /// - Parameter longest: characters that are kept.
    static func text(_ name: String, longest: Int) -> String {
        var line = ""
        for scalar in name.unicodeScalars.prefix(longest * 4) {
            switch scalar.properties.generalCategory {
            case .control, .lineSeparator, .paragraphSeparator, .spaceSeparator: line.append(" ")
            case .format, .surrogate, .privateUse, .unassigned: continue
            default: line.unicodeScalars.append(scalar)
            }
        }
        let words = line.split(separator: " ").joined(separator: " ")
        return words.count > longest ? words.prefix(longest - 1) + "…" : words
    }
}
