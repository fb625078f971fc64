/// The side whose turn it is, as the engine sees it.
public enum Turn: Sendable, Hashable {
    /// Nobody's: the microphone is closed and nothing is being answered.
    case idle
    /// The microphone is open and nobody speaks.
    case listening
    /// The user speaks.
    case user
    /// The user's turn has ended and the answer is being made.
    case thinking
    /// The answer is being heard (voice) or written (text).
    case assistant
}

/// How one turn went, when it is over. A duration is nil when its stage did not happen.
public struct TurnSummary: Sendable, Hashable {
    /// The message that was answered; nil when the server spoke up by itself.
    public var userItemID: String?
    /// The last message of the answer.
    public var assistantItemID: String?
    /// From the end of the user's speech (or the sending of the text) to the first token of the answer.
    public var firstToken: Duration?
    /// … to the first audio delta.
    public var firstAudio: Duration?
    /// … to the first sample handed to the loudspeaker.
    public var firstSound: Duration?
    /// Whether the answer was stopped before its end.
    public var interrupted: Bool
    /// From the last word that the turn holds, by the microphone's sample clock, to the end of the turn: the silence that
    /// was waited for, and the way to the server and back.
    public var pause: Duration?
    /// From the oldest sample of a chunk of the turn's sound to its frame on the wire, on average; chunks have 20 ms.
    public var sending: Duration?
    /// From the end of the user's speech to the server's word that it has the turn; of a text, that it answers it.
    public var committed: Duration?
    /// … to the first sample that left the loudspeaker, its latency included.
    public var firstHeard: Duration?
    /// From the sending of the text to the last token of a written answer; nil where the answer is spoken.
    public var lastToken: Duration?

    public init(
        userItemID: String? = nil, assistantItemID: String? = nil, firstToken: Duration? = nil,
        firstAudio: Duration? = nil, firstSound: Duration? = nil, interrupted: Bool = false,
        pause: Duration? = nil, sending: Duration? = nil, committed: Duration? = nil, firstHeard: Duration? = nil,
        lastToken: Duration? = nil
    ) {
        self.userItemID = userItemID
        self.assistantItemID = assistantItemID
        self.firstToken = firstToken
        self.firstAudio = firstAudio
        self.firstSound = firstSound
        self.interrupted = interrupted
        self.pause = pause
        self.sending = sending
        self.committed = committed
        self.firstHeard = firstHeard
        self.lastToken = lastToken
    }
}
