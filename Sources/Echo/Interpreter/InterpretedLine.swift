/// Something that was said, and what it is in another language.
public struct InterpretedLine: Sendable, Hashable, Identifiable {
    public enum State: Sendable, Hashable {
        /// More of it may come.
        case growing
        case whole
        /// The interpretation broke off, or nothing more of it came.
        case cutOff
    }

    /// Unlike that of any other line of an interpretation.
    public let id: String
    /// The language that it is translated into, in two letters.
    public let target: String
    /// As it was said; empty where nobody writes that down.
    public var source = ""
    public var translation = ""
    /// When it was begun to be said, since the interpretation began.
    public var began: Duration
    /// When the last of it came.
    public var ended: Duration
    public var state = State.growing

    public init(
        id: String, target: String, source: String = "", translation: String = "", began: Duration,
        ended: Duration? = nil, state: State = .growing
    ) {
        (self.id, self.target, self.source, self.translation) = (id, target, source, translation)
        (self.began, self.ended, self.state) = (began, max(began, ended ?? began), state)
    }

    /// Whether it was said in the language that it was to be translated into: then the same comes back.
    var isRepeated: Bool { SaidAgain(source, translation).isWhole }
}

/// Whether a text says again what another one says.
struct SaidAgain: Sendable, Hashable {
    private let said: [Substring]
    private let again: [Substring]

    init(_ said: String, _ again: String) {
        (self.said, self.again) = (Self.words(said), Self.words(again))
    }

    /// Nil while there are too few words to tell.
    var begins: Bool? {
        let count = min(said.count, again.count)
        guard count >= 2 || said.prefix(count).reduce(0, { $0 + $1.count }) >= 8 else { return firstWordsDiffer }
        let alike = zip(said, again).count { $0 == $1 }
        return alike * 5 >= count * 4
    }

    /// A word may not be whole yet.
    private var firstWordsDiffer: Bool? {
        guard let one = said.first, let other = again.first, !one.hasPrefix(other), !other.hasPrefix(one) else {
            return nil
        }
        return false
    }

    var isWhole: Bool {
        let most = max(said.count, again.count)
        guard !said.isEmpty, !again.isEmpty else { return false }
        return zip(said, again).count { $0 == $1 } * 5 >= most * 4
    }

    private static func words(_ text: String) -> [Substring] {
        text.lowercased().split { !$0.isLetter && !$0.isNumber }
    }
}
