import Foundation

/// A card's name, the same for the same word and meaning in every run and on every machine.
public struct CardID: RawRepresentable, Hashable, Sendable, Comparable, Codable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Case, and how accents are encoded, make no other card.
    public init(language: RoomLanguage, word: String, translation: String) {
        let text = [language.rawValue, word, translation]
            .map { $0.precomposedStringWithCanonicalMapping.lowercased() }.joined(separator: "\u{1F}")
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for byte in text.utf8 {
            hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3
        }
        rawValue = language.rawValue + "-" + String(hash, radix: 36)
    }

    public static func < (left: CardID, right: CardID) -> Bool {
        left.rawValue < right.rawValue
    }
}
