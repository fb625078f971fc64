/// Where the parts of a message begin whose words come part by part, and what is done with all the words of one.
struct AnswerParts: Sendable, Hashable {
    enum Change: Sendable, Hashable {
        case none
        case append(String)
        /// The message says this now.
        case replace(String)
    }

    private struct Part: Sendable, Hashable {
        let index: Int
        /// In bytes of the message.
        var start: Int
        /// An event of its own has told all its words.
        var isDone = false
    }

    private var parts: [Part] = []

    /// Words of a part come behind so many bytes of the message.
    mutating func grow(_ index: Int, at length: Int) {
        if parts.last?.index != index { parts.append(Part(index: index, start: length)) }
    }

    /// - Parameters:
    ///   - words: all of the part.
    ///   - isTold: they were told in another event before, unless the server leaves that out.
    ///   - text: of the message.
    mutating func complete(_ index: Int, _ words: String, isTold: Bool, in text: String) -> Change {
        guard !words.isEmpty, !isTold || !text.contains(words) else { return .none }
        if !text.isEmpty, words.hasPrefix(text), !parts.contains(where: \.isDone) {
            parts = [Part(index: index, start: 0, isDone: true)]
            return words == text ? .none : .replace(words)
        }
        guard let place = parts.lastIndex(where: { $0.index == index }) else { return meet(index, words, text) }
        let (start, end) = (parts[place].start, place + 1 < parts.count ? parts[place + 1].start : text.utf8.count)
        let said = String(decoding: text.utf8.dropFirst(start).prefix(end - start), as: UTF8.self)
        if parts[place].isDone, !isTold { return Self.isSame(words, said) ? .none : add(index, words, to: text) }
        parts[place].isDone = true
        guard FinalText(words, of: said) != .kept else { return .none }
        for later in parts.indices.dropFirst(place + 1) { parts[later].start += words.utf8.count - (end - start) }
        let (before, after) = (text.utf8.prefix(start), text.utf8.dropFirst(end))
        return .replace(String(decoding: before, as: UTF8.self) + words + String(decoding: after, as: UTF8.self))
    }

    /// - Parameters:
    ///   - wholes: all words of each part, as the server says them when it is done with the message.
    ///   - text: of the message.
    mutating func settle(_ wholes: [String], in text: String) -> Change {
        let whole = wholes.reduce(into: "") { $0 += Self.isApart($0, $1) ? $1 : " " + $1 }
        guard !Self.isSame(whole, text, but: \.isWhitespace) else { return .none }
        switch FinalText(whole, of: text) {
        case .kept: return .none
        case .more(let rest):
            grow(wholes.count - 1, at: text.utf8.count)
            return .append(rest)
        case .instead(let whole):
            parts = [Part(index: 0, start: 0)]
            return .replace(whole)
        }
    }

    /// A part of which no words came before; some servers count it otherwise than its words.
    private mutating func meet(_ index: Int, _ words: String, _ text: String) -> Change {
        guard !text.isEmpty, !parts.contains(where: \.isDone), text.hasPrefix(words) else {
            return add(index, words, to: text)
        }
        parts = [Part(index: index, start: 0, isDone: true)]
        return .none
    }

    private mutating func add(_ index: Int, _ words: String, to text: String) -> Change {
        let isApart = Self.isApart(text, words)
        parts.append(Part(index: index, start: text.utf8.count + (isApart ? 0 : 1), isDone: true))
        return .append(isApart ? words : " " + words)
    }

    /// Whether words that follow others need no blank between them.
    private static func isApart(_ text: String, _ words: String) -> Bool {
        text.isEmpty || words.isEmpty || text.last?.isWhitespace == true || words.first?.isWhitespace == true
    }

    private static func isSame(_ one: String, _ other: String) -> Bool { one.hasPrefix(other) || other.hasPrefix(one) }

    private static func isSame(_ one: String, _ other: String, but left: (Character) -> Bool) -> Bool {
        one.filter { !left($0) } == other.filter { !left($0) }
    }
}
