import EchoText

/// The line at the top: who answers, how, and what is going on.
public struct StatusViewState: Sendable, Hashable {
    public var product = "echo"
    public var model = ""
    /// "voice" or "text".
    public var mode = ""
    /// The speaker; empty when nobody speaks.
    public var voice = ""
    /// "server VAD", "semantic VAD", "manual", "no turns"; empty where nobody talks.
    public var turnTaking = ""
    /// "local" or the host.
    public var server = ""
    /// Sign and word: "● listening".
    public var state = StyledText("")
    /// Present while the microphone is muted.
    public var muted: StyledText?
    /// "● rec 00:42", while the conversation is recorded.
    public var recording: StyledText?
    /// Time in the session, "00:42"; empty before the first.
    public var elapsed = ""
    /// "$0.05/min", where the time in the session is what is paid; empty elsewhere.
    public var rate = ""
    /// "1,204 tokens"; empty before the first.
    public var tokens = ""
    /// "$0.0123"; nil while nobody knows.
    public var cost: StyledText?
    /// The features' items, the most important first.
    public var items: [StyledText] = []

    public init() {}
}
