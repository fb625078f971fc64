import EchoServing
import Foundation

/// Everything a local server is made of.
public struct LocalServerConfiguration: Sendable {
    /// The address to listen at: this machine's own unless others are to reach it.
    public var host = "127.0.0.1"
    /// 0 means any free port.
    public var port: Int
    public var token: BearerToken
    public var brain: any BrainProtocol
    public var recognizer: any SpeechRecognizerProtocol
    public var synthesizer: any SpeechSynthesizerProtocol
    /// The translators for interpreters, the preferred one first.
    public var translators: [any SentenceTranslatorProtocol] = []
    /// The voices for their languages other than English.
    public var languageVoices: (any LanguageVoiceProtocol)?
    /// Says what texts mean. Nil, and while it is of no use: by their words.
    public var embedder: (any EmbedderProtocol)?
    public var timeZone: TimeZone
    public var now: @Sendable () -> Date
    /// Seeds everything that is meant to look random: identifiers, dice.
    public var seed: @Sendable () -> UInt64
    /// After which a session is closed; OpenAI's ends after 60 minutes.
    public var sessionLimit: Duration
    /// After which a full-duplex session is closed, as the published one is.
    public var duplexSessionLimit = Duration.seconds(7200)
    /// How long a full-duplex session waits for its first sound.
    public var duplexPatience = Duration.seconds(31)
    /// How long a peer may leave what it was sent unread.
    public var writeTimeout: Duration
    /// The names models may be called by.
    public var models = ModelNames.published
    /// Tells the date for models that have a last day: once it is over they are not found any more, as from the
    /// published server. Nil to offer them for ever.
    public var retiringModels: (@Sendable () -> Date)?
    /// Nil to be spoken to in the clear.
    public var identity: TLSIdentity?
    /// Whether a client that asks how an answer came about is told. The program's own screen is not: what would stand
    /// there is how the parts work, below every answer.
    public var tellsThoughts = true
    /// Of the program, for who counts what the server does.
    public var version: String?
    /// How often one address may ask. Nil for as often as it likes, from this machine.
    public var rate: RequestRate?
    /// Realtime sessions and other WebSockets that are open at once; one more is told so and closed.
    public var mostSockets = 1024
    /// Runs once the server listens: what takes long and would delay the first answer. What it cannot load fails
    /// again, with its reason, in the session that needs it.
    public var warmUp: @Sendable () async -> Void

    public init(
        port: Int = 0, token: BearerToken = .random(), brain: any BrainProtocol,
        recognizer: any SpeechRecognizerProtocol, synthesizer: any SpeechSynthesizerProtocol,
        timeZone: TimeZone = .current, now: @escaping @Sendable () -> Date = { Date() },
        seed: @escaping @Sendable () -> UInt64 = { .random(in: .min ... .max) },
        sessionLimit: Duration = .seconds(3600), writeTimeout: Duration = .seconds(30),
        warmUp: @escaping @Sendable () async -> Void = {}
    ) {
        self.port = port
        self.token = token
        self.brain = brain
        self.recognizer = recognizer
        self.synthesizer = synthesizer
        self.timeZone = timeZone
        self.now = now
        self.seed = seed
        self.sessionLimit = sessionLimit
        self.writeTimeout = writeTimeout
        self.warmUp = warmUp
    }
}

extension LocalServerConfiguration {
    var isReachedFromElsewhere: Bool { host != "127.0.0.1" && host != "::1" && host != "localhost" }

    /// The names that may be called today.
    var offeredModels: ModelNames {
        guard let retiringModels else { return models }
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        var offered = models
        offered.today = CivilDay(retiringModels(), in: calendar)
        return offered
    }
}
