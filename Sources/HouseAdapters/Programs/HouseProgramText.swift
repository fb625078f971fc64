/// Makes what a program calls something fit to be shown and spoken.
enum HouseProgramText {
    /// Our choice; longer names are cut.
    static let longest = 200

    /// Without control characters and marks of direction; nil when nothing is left.
    static func clean(_ text: String?) -> String? {
        guard let text else { return nil }
        var kept = String.UnicodeScalarView()
        for scalar in text.unicodeScalars.prefix(longest * 4) where kept.count < longest && isPlain(scalar) {
            kept.append(scalar)
        }
        let words = String(kept).split(separator: " ").joined(separator: " ")
        return words.isEmpty ? nil : words
    }

    /// A name that stands for something is taken as it is or not at all: cut, it would stand for something else.
    static func identifier(_ text: String?) -> String? {
        guard let text, !text.isEmpty, text.utf8.count <= longest, text.unicodeScalars.allSatisfy(isPlain) else {
            return nil
        }
        return text
    }

    private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator, .paragraphSeparator: false
        default: true
        }
    }
}
