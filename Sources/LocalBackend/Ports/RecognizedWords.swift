/// The recognised words, best guess first.
public struct RecognizedWords: Sendable, Hashable {
    /// A word, and when it was said.
    public struct Word: Sendable, Hashable {
        public var text: String
        /// After the first sample.
        public var start: Duration
        public var end: Duration

        public init(text: String, start: Duration, end: Duration) {
            self.text = text
            self.start = start
            self.end = end
        }
    }

    public var text: String
    public var alternatives: [String]
    /// Empty where the recogniser does not tell.
    public var words: [Word]

    public init(text: String, alternatives: [String] = [], words: [Word] = []) {
        self.text = text
        self.alternatives = alternatives
        self.words = words
    }
}
