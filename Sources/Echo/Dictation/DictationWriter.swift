/// How a text changes by what is dictated.
public enum DictationEdit: Sendable, Hashable {
    /// In front of the caret.
    case insert(String)
    /// Characters before the caret.
    case delete(Int)
    case send
    /// What was dictated last does not stand before the caret any more.
    case nothingToDelete
    case nothing
}

/// Writes what is dictated into a text: with blanks between words, and capitals where a sentence begins.
public struct DictationWriter: Sendable, Hashable {
    /// Characters before the caret that are looked at, and that “delete that” takes back at most.
    public static let reach = 4_000
    private static let mostRemembered = 200

    /// What was written, the last at the end.
    private var written: [String] = []

    public init() {}

    /// - Parameters:
    ///   - before: the text before the caret, as far as `reach`.
    ///   - after: the character behind it.
    public mutating func write(_ part: DictatedPart, before: String, after: Character? = nil) -> DictationEdit {
        switch part {
        case .words(let words): insert(Self.joined(words, before: before, after: after))
        case .command(.newLine): insert("\n")
        case .command(.newParagraph): insert(Self.paragraph(after: before))
        case .command(.deleteThat): delete(from: before)
        case .command(.send): .send
        }
    }

    /// Words as they stand between what is written before and behind them.
    public static func joined(_ words: String, before: String, after: Character? = nil) -> String {
        guard let first = words.first else { return "" }
        var joined = beginsSentence(after: before) ? first.uppercased() + words.dropFirst() : words
        if needsBlank(between: before.last, and: first) { joined = " " + joined }
        if let after, after.isLetter || after.isNumber, !after.isIdeographic { joined += " " }
        return joined
    }

    private mutating func insert(_ text: String) -> DictationEdit {
        guard !text.isEmpty else { return .nothing }
        written = written.suffix(Self.mostRemembered - 1) + [text]
        return .insert(text)
    }

    private mutating func delete(from before: String) -> DictationEdit {
        guard let last = written.popLast() else { return .nothingToDelete }
        guard before.hasSuffix(last) else {
            written = []
            return .nothingToDelete
        }
        return .delete(last.count)
    }

    private static func paragraph(after before: String) -> String {
        guard before.contains(where: { !$0.isWhitespace }) else { return "" }
        return String(repeating: "\n", count: max(0, 2 - before.reversed().prefix { $0 == "\n" }.count))
    }

    private static func beginsSentence(after before: String) -> Bool {
        let last = before.reversed().first { !($0 == " " || closing.contains($0)) }
        return last.map { sentenceEnds.contains($0) || $0.isNewline } ?? true
    }

    private static func needsBlank(between last: Character?, and first: Character) -> Bool {
        guard let last, !last.isWhitespace, !opening.contains(last) else { return false }
        if first.isIdeographic || last.isIdeographic { return false }
        return !following.contains(first)
    }

    private static let sentenceEnds: Set<Character> = [".", "!", "?", "…"]
    private static let closing: Set<Character> = ["\"", "”", "’", ")", "]", "»"]
    private static let opening: Set<Character> = ["(", "[", "{", "“", "‘", "«", "¿", "¡", "/", "@", "#"]
    private static let following: Set<Character> = [".", ",", ";", ":", "!", "?", "…", ")", "]", "}", "”", "»", "%"]
}

extension Character {
    /// Written without blanks between words.
    fileprivate var isIdeographic: Bool {
        guard let scalar = unicodeScalars.first?.value else { return false }
        return (0x3000...0x30FF).contains(scalar) || (0x3400...0x9FFF).contains(scalar)
            || (0xFF00...0xFF60).contains(scalar)
    }
}
