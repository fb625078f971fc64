/// Where and with what an `Echo` talks. Plain data; what it holds is checked before anything is sent.
public struct EchoConfiguration: Sendable, Hashable {
    public static let openAI = "wss://api.openai.com/v1"

    /// `ws`, `wss`, `http` or `https`, with or without `/v1/realtime`.
    public var baseURL = EchoConfiguration.openAI
    public var realtimeModel = "gpt-realtime"
    /// Realtime models beyond `Models.realtime` that the server is known to have.
    public var additionalModels: Set<String> = []
    public var additionalVoices: Set<String> = []
    public var additionalTranscriptionModels: Set<String> = []
    public var settings = SessionSettings()
    /// How long a transcript may take before its line says that it did not come.
    public var transcriptTimeout = Duration.seconds(15)
    /// How long a server may take from the first packet to a session that can be used.
    public var connectTimeout = Duration.seconds(10)

    public init() {}
}
