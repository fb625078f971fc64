/// What was understood.
public struct HeardWords: Sendable, Hashable {
    /// How one word was pronounced.
    public struct Word: Sendable, Hashable {
        public var text: String
        /// 0–100, in the recogniser's own measure: good for comparing words of one speaker, not speakers.
        public var accuracy: Double

        public init(text: String, accuracy: Double) { (self.text, self.accuracy) = (text, accuracy) }
    }

    /// Empty when nothing was said, or nothing that was among the choices.
    public var text: String
    /// 0–1; nil where the recogniser does not say.
    public var confidence: Double?
    /// Only where a reference was given and the recogniser can measure it.
    public var words: [Word]

    public init(text: String, confidence: Double? = nil, words: [Word] = []) {
        (self.text, self.confidence, self.words) = (text, confidence, words)
    }
}
