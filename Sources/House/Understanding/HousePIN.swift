/// A PIN as it was typed or said. It never shows in text.
public struct HousePIN: Hashable, Sendable, CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// Figures of a PIN.
    public static let lengths = 3...12

    /// ASCII figures.
    public let digits: String

    /// Nil when the text is anything else than figures, or words for them.
    public init?(_ text: String) {
        let plain = text.filter { !$0.isWhitespace && $0 != "-" }
        let digits: String
        if !plain.isEmpty, plain.utf8.count <= 40,
            plain.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) })
        {
            digits = plain
        } else {
            guard let spoken = Self.spoken(text) else { return nil }
            digits = spoken
        }
        guard Self.lengths.contains(digits.count) else { return nil }
        self.digits = digits
    }

    private static func spoken(_ text: String) -> String? {
        let courtesies: Set<String> = ["please", "my", "the", "pin", "code", "is", "it", "its"]
        let tokens = HouseTokens.all(in: text, longest: 200).filter { !$0.isSign && !courtesies.contains($0.word) }
        guard !tokens.isEmpty, tokens.count <= lengths.upperBound else { return nil }
        var digits = ""
        for token in tokens {
            if ["oh", "o"].contains(token.word) {
                digits += "0"
            } else if let number = token.number.flatMap(Int.init(exactly:)), number >= 0 {
                digits += String(number)
            } else {
                return nil
            }
        }
        return digits
    }

    public var description: String { "‹PIN›" }
    public var debugDescription: String { description }
    public var customMirror: Mirror { Mirror(self, children: []) }
}
