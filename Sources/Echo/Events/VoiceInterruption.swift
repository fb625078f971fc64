/// The treatment of the assistant's voice when somebody speaks over it.
public struct VoiceInterruption: Sendable, Hashable {
    /// `ducked` is followed by one of the others.
    public enum Kind: String, Sendable, Hashable, CaseIterable {
        /// Something is heard: the voice falls silent and waits.
        case ducked
        /// It was a cough, a noise or a murmur: the voice goes on where it stopped.
        case resumed
        /// Somebody speaks: the answer is over.
        case cut
    }

    public var kind: Kind
    /// The answer that was heard; nil while none of it sounded yet.
    public var itemID: String?
    /// How much the microphone heard, from the first loud sound until this was decided, in steps of 20 ms; nil when
    /// the server, a word or a key decided.
    public var after: Duration?

    public init(_ kind: Kind, itemID: String? = nil, after: Duration? = nil) {
        self.kind = kind
        self.itemID = itemID
        self.after = after
    }
}
