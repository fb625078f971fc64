/// The words that were understood.
public struct HeardWords: Sendable, Hashable {
    /// How one word was pronounced.
    public struct Word: Sendable, Hashable {
        public var text: String
        /// 0–100, in the recogniser's own measure: good for comparing words of one speaker, not speakers.
        public var accuracy: Double
        /// In their order; none where the recogniser measures whole words only.
        public var sounds: [Sound]
        /// False for a word that was to stand there, and that something else was said in place of.
        public var isSaid: Bool

        public init(text: String, accuracy: Double, sounds: [Sound] = [], isSaid: Bool = true) {
            (self.text, self.accuracy, self.sounds) = (text, accuracy, sounds)
            self.isSaid = isSaid
        }
    }

    /// How one sound of a word was pronounced.
    public struct Sound: Sendable, Hashable {
        /// "tʃ".
        public var ipa: String
        /// As a word's; nil for a sound that the recogniser cannot tell from its neighbours.
        public var accuracy: Double?

        public init(ipa: String, accuracy: Double?) { (self.ipa, self.accuracy) = (ipa, accuracy) }
    }

    /// Empty when nothing was said, or nothing that was among the choices.
    public var text: String
    /// 0–1; nil where the recogniser does not say.
    public var confidence: Double?
    /// Only where a reference was given and the recogniser can measure it.
    public var words: [Word]

    /// The accuracies are a school's marks, the same for every speaker; else they compare words of one speaker.
    public var isAbsolute: Bool
    /// It may have been another sentence: what does not fit was perhaps not said at all.
    public var isGuessed = false

    /// The two letters of another language than was asked for, in which it was clearly said.
    package var otherLanguage: String?

    /// What it may have been as well, where that is hardly less likely; with an empty text, what comes near enough to ask.
    public var guesses: [String]

    public init(
        text: String, confidence: Double? = nil, words: [Word] = [], isAbsolute: Bool = false, guesses: [String] = []
    ) {
        (self.text, self.confidence, self.words) = (text, confidence, words)
        (self.isAbsolute, self.guesses) = (isAbsolute, guesses)
    }
}
