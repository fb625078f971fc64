public import EchoText

/// A feature's notes beside a message: the speaker, and notes below the words.
public struct MessageMargin: Sendable, Hashable {
    /// A note below a message. Safe to draw; a line that is too long is wrapped.
    public struct Note: Sendable, Hashable {
        /// One character that says what kind of note it is: "✎".
        public var sign: StyledText
        public var line: [StyledText]
        /// The same in a word, for who does not see the sign: "correction".
        public var name: String

        public init(sign: StyledText, line: [StyledText], name: String = Self.standardName) {
            (self.sign, self.line, self.name) = (sign, line, name)
        }

        /// Of one that nobody has named.
        public static let standardName = "note"
    }

    /// The name in place of the usual one; nil for that.
    public var author: String?
    /// Where an answer was made, in place of what is known of that; nil for that.
    public var place: String?
    public var notes: [Note]
    /// Notes that are on their way belong in front of what answers the message.
    public var isGrowing = false
    /// It answers nothing: a feature says it of itself.
    public var isRemark = false
    /// False for what the assistant said in a call while nobody heard it.
    public var wasHeard: Bool
    /// It is kept with the message; false for what its feature keeps itself.
    package var isKept = true

    /// Of an answer that no server was asked for.
    public static let local = "on this machine"

    public init(author: String? = nil, place: String? = nil, notes: [Note] = [], wasHeard: Bool = true) {
        self.wasHeard = wasHeard
        self.author = author
        self.place = place
        self.notes = notes
    }
}

extension MessageMargin {
    /// All of them in one: the notes one below the other, a name and a place of the first that has them. Nil for none.
    init?(joining margins: [MessageMargin]) {
        guard !margins.isEmpty else { return nil }
        self.init(
            author: margins.lazy.compactMap(\.author).first, place: margins.lazy.compactMap(\.place).first,
            notes: margins.flatMap(\.notes), wasHeard: margins.allSatisfy(\.wasHeard))
        isGrowing = margins.contains(where: \.isGrowing)
        isRemark = margins.contains(where: \.isRemark)
    }
}
