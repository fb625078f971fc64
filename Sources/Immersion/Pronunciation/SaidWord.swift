/// A word as it was said.
public struct SaidWord: Sendable, Hashable {
    public enum Grade: Sendable, Hashable {
        case clear, doubtful
        /// Worth listening to again.
        case unclear
        /// Nothing here can tell.
        case unjudged
    }

    public struct Sound: Sendable, Hashable {
        public var ipa: String
        public var grade: Grade

        public init(ipa: String, grade: Grade) { (self.ipa, self.grade) = (ipa, grade) }
    }

    public var text: String
    public var grade: Grade
    /// None where only whole words are measured.
    public var sounds: [Sound]

    public init(text: String, grade: Grade, sounds: [Sound] = []) {
        (self.text, self.grade, self.sounds) = (text, grade, sounds)
    }
}
