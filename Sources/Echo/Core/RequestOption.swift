/// Something that a request asks for, and that its model or its server may not have.
public enum RequestOption: Sendable, Hashable, CaseIterable {
    /// How much the model thinks: `SessionSettings.textEffort`, by voice `SessionSettings.voiceEffort`.
    case effort
    /// A summary of what it thought: `SessionSettings.tellsThoughts`.
    case thoughts
    case verbosity
    /// How fast, and for how much: `SessionSettings.serviceTier`.
    case tier
    case webSearch
    /// A memory of older messages that the server keeps: `ContextPolicy.compact`.
    case compaction
    /// Functions that the model may call.
    case tools
    /// That the model must, or must not, call one of them.
    case toolChoice
    /// More tools than the server takes.
    case toolCount
    /// Descriptions of tools that are longer than the server takes.
    case toolDescriptions
    /// The most tokens of an answer, `max_completion_tokens` over Chat Completions.
    case outputLimit
    /// The same by its older name, `max_tokens`.
    case olderOutputLimit
    /// What an answer used, told at the end of a stream: `stream_options.include_usage`, over Chat Completions.
    case usage
    /// Padding of a stream that hides how long its parts are, and that is declined: `stream_options.include_obfuscation`,
    /// over Responses.
    case obfuscation
    /// That the server keeps nothing of the request: `store`, over Responses.
    case storing
    /// Instructions in a field of their own: `instructions`, over Responses.
    case instructions
    /// Pictures that go with messages.
    case pictures
    /// Thoughts that come sealed, to be handed back: `include`.
    case sealedThoughts
    /// Instructions in a message of their own.
    case systemRole
    /// Messages of one role behind one another, as after a question that was not answered.
    case repeatedRoles
    /// The Responses API, where a server has Chat Completions instead.
    case responses
    /// Written answers over a WebSocket.
    case webSocket
    /// Several calls of tools in one answer, by voice.
    case parallelTools
    /// How much of the noise is taken away.
    case noiseStrength
    /// Several languages, and words to expect in what the user says.
    case transcriptionHints
    /// A field of a voice session by its place, such as `truncation` or `audio.output.speed`.
    case field(String)

    /// All but the fields of sessions.
    public static let allCases: [RequestOption] = [
        .pictures, .effort, .thoughts, .verbosity, .tier, .webSearch, .compaction, .toolDescriptions, .toolCount,
        .tools,
        .toolChoice, .outputLimit, .olderOutputLimit, .usage, .obfuscation, .storing, .instructions, .sealedThoughts,
        .systemRole, .repeatedRoles, .responses, .parallelTools, .noiseStrength, .transcriptionHints,
        .webSocket,
    ]

    /// The name under which it is saved: "service tier", "field truncation".
    public var name: String {
        switch self {
        case .effort: "effort"
        case .thoughts: "thoughts"
        case .verbosity: "verbosity"
        case .tier: "service tier"
        case .webSearch: "web search"
        case .compaction: "compaction"
        case .tools: "tools"
        case .toolChoice: "tool choice"
        case .toolCount: "tool count"
        case .toolDescriptions: "tool descriptions"
        case .outputLimit: "output limit"
        case .olderOutputLimit: "older output limit"
        case .usage: "usage"
        case .obfuscation: "obfuscation"
        case .storing: "storing"
        case .instructions: "instructions"
        case .pictures: "pictures"
        case .sealedThoughts: "sealed thoughts"
        case .systemRole: "system role"
        case .repeatedRoles: "repeated roles"
        case .responses: "Responses API"
        case .webSocket: "WebSocket"
        case .parallelTools: "parallel tools"
        case .noiseStrength: "noise strength"
        case .transcriptionHints: "transcription hints"
        case .field(let place): Self.fieldPrefix + place
        }
    }

    private static let fieldPrefix = "field "

    /// Nil for what is no name of one.
    public init?(name: String) {
        if name.hasPrefix(Self.fieldPrefix) {
            let place = name.dropFirst(Self.fieldPrefix.count)
            guard SessionFields.isPlace(place) || SchemaKeywords.isPlace(place) else { return nil }
            self = .field(String(place))
        } else if let option = Self.allCases.first(where: { $0.name == name }) {
            self = option
        } else {
            return nil
        }
    }
}

/// An option that a request was to be made with, and was not. It is told once for a model and a server.
public struct LeftOutOption: Sendable, Hashable {
    public let option: RequestOption
    public let model: String
    /// Why the server refuses it, in its own words; nil where it was not asked, since Chat Completions does not have it, or
    /// where it refused earlier.
    public let reason: String?
    /// The tools that are left out, or described more briefly; the pictures that are not shown.
    public let tools: [String]
    /// By voice.
    public let isSpoken: Bool
    /// The server was asked over Responses, and has Chat Completions instead.
    public var lacksResponses = false
    /// The model answers over Chat Completions alone, whatever the server has.
    public var modelLacksResponses = false
    /// How much of it the server takes, where it takes some: tokens of an answer.
    public var limit: Int?

    public init(
        _ option: RequestOption, model: String, reason: String? = nil, tools: [String] = [], isSpoken: Bool = false
    ) {
        self.option = option
        self.model = model
        self.reason = reason
        self.tools = tools
        self.isSpoken = isSpoken
    }
}

/// How long written answers are.
public enum Verbosity: String, Sendable, Hashable, CaseIterable { case low, medium, high }

/// How soon a server answers, and for how much.
public enum ServiceTier: String, Sendable, Hashable, CaseIterable {
    /// As the account says.
    case auto
    case `default`
    /// Slower, and cheaper.
    case flex
    /// Faster, and dearer.
    case priority
}
