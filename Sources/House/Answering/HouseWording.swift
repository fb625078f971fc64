/// How things of a house are put into sentences.
enum HouseWording {
    /// "a, b and c".
    static func list(_ parts: [String]) -> String {
        guard parts.count > 1, let last = parts.last else { return parts.first ?? "" }
        return parts.dropLast().joined(separator: ", ") + " and " + last
    }

    /// "The kitchen ceiling" and "a kitchen ceiling" within a sentence; names in capitals stay.
    static func lowered(_ name: String) -> String {
        guard let first = name.first, first.isUppercase, name.dropFirst().first?.isUppercase != true else {
            return name
        }
        return first.lowercased() + name.dropFirst()
    }

    static func capitalized(_ text: String) -> String {
        guard let first = text.first else { return text }
        return first.uppercased() + text.dropFirst()
    }
}
