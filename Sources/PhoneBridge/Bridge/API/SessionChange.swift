import Echo
import EchoWire

/// A client's change of a session: the settings that it named, and no others.
struct SessionChange: Sendable, Hashable {
    static let longestInstructions = 100_000
    /// Those that the Realtime API does not take: a model is a session's for good, and there is no temperature. They are
    /// checked all the same.
    static let unused = ["model", "temperature"]

    /// Null takes back what was asked for.
    private static let resettable = ["vadConfig", "noiseReduction", "transcriptionModel"]
    private static let taken =
        unused + ["voice", "voiceSpeed", "maxOutputTokens", "instructions"]
    private static let speeds = 0.25...4.0
    private static let temperatures = 0.6...1.2
    private static let longestModel = 200
    private static let longestVoice = 50

    private(set) var voice: String?
    private(set) var speed: Double?
    private(set) var turns: CallTurnDetection?
    private(set) var noiseReduction: SessionSettings.NoiseReduction?
    private(set) var transcription: Transcription?
    private(set) var tokens: Tokens?
    private(set) var instructions: String?

    enum Tokens: Sendable, Hashable {
        case atMost(Int)
        case unlimited
    }

    enum Transcription: Sendable, Hashable {
        case off
        case model(String)
    }

    init() {}

    /// Checks every field, and refuses those that nobody knows.
    ///
    /// - Parameter others: names that stand beside the settings.
    init(_ fields: BodyFields, beside others: [String] = []) throws(BridgeProblem) {
        try fields.refuseOthers(than: Self.taken + Self.resettable + others)
        // There is nothing to go back to.
        if let name = Self.taken.first(where: fields.isNull) {
            throw .invalid(name, "must not be null; without it everything stays as it is")
        }
        _ = try fields.string("model", longest: Self.longestModel)
        _ = try fields.number("temperature", in: Self.temperatures)
        voice = try Self.voice(fields)
        // The specification takes more than the Realtime API does.
        speed = try fields.number("voiceSpeed", in: Self.speeds).map { min($0, SessionSettings.speedRange.upperBound) }
        turns = try Self.turns(fields)
        noiseReduction = try Self.noiseReduction(fields)
        transcription = try Self.transcription(fields)
        tokens = try Self.tokens(fields)
        instructions = try fields.string("instructions", longest: Self.longestInstructions)
    }

    init(_ prompt: CallPrompt) {
        voice = prompt.voice
        instructions = prompt.instructions
        turns = prompt.vad?.object.flatMap { try? CallTurnDetection(BodyFields($0)) }
    }

    static func voice(_ fields: BodyFields) throws(BridgeProblem) -> String? {
        guard let voice = try fields.string("voice", longest: longestVoice) else { return nil }
        guard Models.voices.contains(voice) || voice.hasPrefix("voice_") else {
            return try fields.choice("voice", of: Models.voices)
        }
        return voice
    }

    private static func turns(_ fields: BodyFields) throws(BridgeProblem) -> CallTurnDetection? {
        if fields.isNull("vadConfig") { return .usual }
        return try fields.object("vadConfig").map { fields throws(BridgeProblem) in try CallTurnDetection(fields) }
    }

    private static func noiseReduction(
        _ fields: BodyFields
    ) throws(BridgeProblem) -> SessionSettings.NoiseReduction? {
        if fields.isNull("noiseReduction") { return .off }
        return try fields.choice("noiseReduction", of: SessionSettings.NoiseReduction.allCases.map(\.rawValue))
            .flatMap(SessionSettings.NoiseReduction.init)
    }

    private static func transcription(_ fields: BodyFields) throws(BridgeProblem) -> Transcription? {
        if fields.isNull("transcriptionModel") { return .off }
        return try fields.choice("transcriptionModel", of: ModelCatalogue.published.turnTranscribers)
            .map { .model($0) }
    }

    private static func tokens(_ fields: BodyFields) throws(BridgeProblem) -> Tokens? {
        if fields.object["maxOutputTokens"]?.string == "inf" { return .unlimited }
        return try fields.integer("maxOutputTokens", in: SessionSettings.outputTokenRange).map { .atMost($0) }
    }
}

extension SessionChange {
    func apply(to settings: inout SessionSettings) {
        if let voice { settings.voice = voice }
        if let speed { settings.speed = speed }
        turns?.apply(to: &settings)
        if let noiseReduction { settings.noiseReduction = noiseReduction }
        switch transcription {
        case .off: settings.transcribes = false
        case .model(let name): (settings.transcribes, settings.transcriptionModel) = (true, name)
        case nil: break
        }
        switch tokens {
        case .atMost(let most): settings.maximumOutputTokens = most
        case .unlimited: settings.maximumOutputTokens = nil
        case nil: break
        }
        if let instructions { settings.instructions = instructions }
    }

    /// What is said later takes the place of what was said before.
    mutating func add(_ later: SessionChange) {
        voice = later.voice ?? voice
        speed = later.speed ?? speed
        turns = later.turns ?? turns
        noiseReduction = later.noiseReduction ?? noiseReduction
        transcription = later.transcription ?? transcription
        tokens = later.tokens ?? tokens
        instructions = later.instructions ?? instructions
    }

    /// Only what it changes.
    var json: JSONValue {
        var json: JSONObject = [:]
        json["voice"] = voice.map { .string($0) }
        json["voiceSpeed"] = speed.map { .number($0) }
        json["vadConfig"] = turns?.json
        json["noiseReduction"] = noiseReduction.map(Self.json)
        switch transcription {
        case .off: json["transcriptionModel"] = .some(.null)
        case .model(let name): json["transcriptionModel"] = .string(name)
        case nil: break
        }
        switch tokens {
        case .atMost(let most): json["maxOutputTokens"] = .integer(most)
        case .unlimited: json["maxOutputTokens"] = "inf"
        case nil: break
        }
        json["instructions"] = instructions.map { .string($0) }
        return .object(json)
    }

    static func json(_ settings: SessionSettings) -> JSONValue {
        .object([
            "voice": .string(settings.voice), "voiceSpeed": .number(settings.speed),
            "vadConfig": CallTurnDetection(of: settings).json, "noiseReduction": json(settings.noiseReduction),
            "transcriptionModel": settings.transcribes ? .string(settings.transcriptionModel) : .null,
            "maxOutputTokens": settings.maximumOutputTokens.map { .integer($0) } ?? "inf",
            "instructions": .string(settings.instructions),
        ])
    }

    private static func json(_ reduction: SessionSettings.NoiseReduction) -> JSONValue {
        reduction == .off ? .null : .string(reduction.rawValue)
    }
}
