/// Where and with what an `Echo` talks. Plain data; what it holds is checked before anything is sent.
public struct EchoConfiguration: Sendable, Hashable {
    /// The address of the vendor's own API.
    public static let openAI = "wss://api.openai.com/v1"

    /// `ws`, `wss`, `http` or `https`, with or without `/v1/realtime`.
    public var baseURL = EchoConfiguration.openAI
    /// For voice. A server that is not OpenAI's and does not have it is asked for one of its own, here and for the next three,
    /// unless it is among `additionalModels`.
    public var realtimeModel = ModelCatalogue.published.name(for: .realtime)
    /// For written answers.
    public var responsesModel = ModelCatalogue.published.name(for: .text)
    /// For vectors.
    public var embeddingModel = ModelCatalogue.published.name(for: .embeddings)
    /// Speaks a text beside a conversation.
    public var speechModel = ModelCatalogue.published.name(for: .speech)
    /// The known models: their abilities, and their ends.
    public var models = ModelCatalogue.published
    /// Models beyond those of the catalogue that the server is known to have, for any of the APIs.
    public var additionalModels: Set<String> = []
    /// How the server is asked for written answers.
    public var dialect = AnswerDialect.automatic
    /// Over what written answers come. A server that refuses a WebSocket is asked over HTTP.
    public var answerConnection = AnswerConnection.automatic
    /// Voices beyond those of `Models` that the server is known to have.
    public var additionalVoices: Set<String> = []
    /// Models beyond those of the catalogue that the server is known to transcribe with.
    public var additionalTranscriptionModels: Set<String> = []
    /// The settings that conversations begin with unless others are given when they are started.
    public var settings = SessionSettings()
    /// How long a transcript may take before its line says that it did not come.
    public var transcriptTimeout = Duration.seconds(15)
    /// How long a server may take from the first packet to a session that can be used.
    public var connectTimeout = Duration.seconds(10)
    /// How often a Realtime connection that broke is tried again, with growing delays; 0 for never.
    public var reconnectionAttempts = 5
    /// Proxies and trusted authorities; none unless given.
    public var network = NetworkEnvironment()
    /// How long each phase of a request over HTTP may take.
    public var httpTimeouts = HTTPTimeouts()
    /// The age at which the server ends a Realtime session; it is handed over two minutes earlier.
    public var sessionLifetime = Duration.seconds(3600)
    /// For tools that say nothing else.
    public var toolPermission = ToolPermission.always
    /// How long a tool may run that says nothing else; then the model is told that it took too long.
    public var toolTimeout = Duration.seconds(60)
    /// Bytes of a tool's output that the assistant is given; the rest is cut off with a note.
    public var toolOutputLimit = 100_000
    /// The treatment of the oldest turns when a conversation grows too long; `SessionSettings.context`.
    public var context: ContextPolicy {
        get { settings.context }
        set { settings.context = newValue }
    }
    /// Tokens of a conversation that a model is given at most, however large its window.
    public var contextTokens = 128_000
    /// How much of a conversation each model can take in, in tokens. Of one that is not in it the server is asked.
    public var contextWindows = ContextWindows.published
    /// Tokens that one answer of a model may have at most; none for a model that is not in it.
    public var outputLimits = ModelCatalogue.publishedLimits
    /// The prices of tokens. A model that is not listed has no cost.
    public var prices = PriceTable.published
    /// For each conversation; nil for none.
    public var budget: Budget?

    public init() {}

    /// Takes another catalogue, with the windows, limits and prices in it.
    public mutating func adopt(_ catalogue: ModelCatalogue) {
        models = catalogue
        contextWindows = ContextWindows(catalogue)
        outputLimits = catalogue.outputLimits
        prices = PriceTable(catalogue)
    }

    /// Sets the limits of a model, in place of the published ones.
    public mutating func setLimits(_ limits: ModelLimits, of model: String) {
        if let context = limits.context {
            contextWindows[model] =
                limits.output.map { ContextWindow(input: max(1, context - $0)) } ?? ContextWindow(size: context)
        }
        if let output = limits.output { outputLimits[model] = output }
    }
}

extension EchoConfiguration {
    /// Everything as it is unless something else is said.
    public static var `default`: EchoConfiguration { EchoConfiguration() }
}
