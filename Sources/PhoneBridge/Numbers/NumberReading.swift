/// A telephone number as somebody typed or pasted it, read as digits.
struct NumberReading: Sendable, Hashable {
    /// E.164 allows 15 digits; some countries use more among themselves, and prefixes come on top.
    static let longest = 24
    /// Of what is pasted, with all that separates.
    private static let longestText = 128
    private static let separators = Set(" \u{A0}\u{202F}\t()[]-‐‑‒–—−./·~\u{AD}\u{200B}\u{2060}\u{202A}\u{202C}")

    var hasPlus = false
    var digits = ""

    init(_ text: String) throws(PhoneNumberError) {
        guard text.utf8.count <= Self.longestText else { throw .tooLong }
        for character in text {
            if let digit = Self.digit(character) {
                digits.append(digit)
            } else if "+＋".contains(character), digits.isEmpty, !hasPlus {
                hasPlus = true
            } else if !Self.separators.contains(character) {
                throw .unreadable
            }
        }
        guard !digits.isEmpty else { throw .empty }
        guard digits.utf8.count <= Self.longest else { throw .tooLong }
    }

    /// Digits of other scripts are digits too; "½" and "三" are none.
    private static func digit(_ character: Character) -> String? {
        guard let scalar = character.unicodeScalars.first, character.unicodeScalars.count == 1,
            scalar.properties.numericType == .decimal, let value = character.wholeNumberValue
        else { return nil }
        return String(value)
    }
}
