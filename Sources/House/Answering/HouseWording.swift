/// How things of a house are put into sentences.
enum HouseWording {
    /// "a, b and c".
    static func list(_ parts: [String]) -> String {
        guard parts.count > 1, let last = parts.last else { return parts.first ?? "" }
        return parts.dropLast().joined(separator: ", ") + " and " + last
    }

    /// As within a sentence: "Kitchen Ceiling" as "kitchen ceiling", and names in capitals as they are.
    static func lowered(_ name: String) -> String {
        let words = name.split(separator: " ", omittingEmptySubsequences: false)
        let isTitle = words.allSatisfy { $0.first.map { $0.isUppercase || !$0.isLetter } ?? true }
        // "Lamp of Anna" would be half in small letters.
        if !isTitle, words.dropFirst().contains(where: isCapitalized) { return name }
        return words.enumerated().map { index, word in index == 0 || isTitle ? lowered(word) : String(word) }
            .joined(separator: " ")
    }

    /// "Anna", not "TV".
    private static func isCapitalized(_ word: Substring) -> Bool {
        word.first?.isUppercase == true && word.dropFirst().first?.isLowercase == true
    }

    private static func lowered(_ word: Substring) -> String {
        guard let first = word.first, first.isUppercase, word.dropFirst().first?.isUppercase != true else {
            return String(word)
        }
        return first.lowercased() + word.dropFirst()
    }

    static func capitalized(_ text: String) -> String {
        guard let first = text.first else { return text }
        return first.uppercased() + text.dropFirst()
    }
}
