/// An event of a dictation.
public enum DictationEvent: Sendable, Hashable {
    /// The microphone is open.
    case listening
    /// The words that are not settled yet, in place of those told before; empty when there are none.
    case partial(String)
    /// These words stay. Pieces come in the order in which they were said.
    case settled(DictatedPiece)
    /// Something that was said could not be written.
    case lost(EchoError)
}

/// Words that were said without a long pause between them.
public struct DictatedPiece: Sendable, Hashable {
    /// With the punctuation of the model that wrote it.
    public var text: String
    /// When they began and ended, as time of sound since the dictation began.
    public var began: Duration
    public var ended: Duration

    public init(text: String, began: Duration, ended: Duration) {
        (self.text, self.began, self.ended) = (text, began, ended)
    }
}
