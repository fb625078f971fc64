import EchoAudio
import EchoWire

/// Settings in the words of the wire.
struct SessionConfiguration: Sendable, Hashable {
    let settings: SessionSettings
    let tools: [ToolDefinition]
    let canChangeVoice: Bool
    var codec = AudioCodec.pcm16
    /// How much longer than usual the server waits before it takes a turn as ended.
    var patience = Duration.zero
    /// What is known of the model that answers; nil for one that nobody knows.
    var model: Model?
    /// Tokens that one answer of the model may have; nil where nobody knows.
    var outputLimit: Int?
    /// What is known of the model that writes down what the user says.
    var transcriber: Model?
    /// What the server has refused.
    var refused = Refused()
    /// Tools that the server has refused, by their names.
    var refusedTools: Set<String> = []
    /// What the session was told already: an update that leaves it out would leave it as it is.
    var told: Set<RequestOption> = []

    /// What servers begin with.
    private static let ownStrength = 1.0
    /// What an answer may have where nothing else is known, as the protocol documents it.
    private static let documentedLimit = 4096

    /// What changes when only the patience does.
    var patienceObject: SessionObject {
        SessionObject(audio: SessionAudio(input: SessionAudioInput(turnDetection: turnDetection)))
    }

    var sessionObject: SessionObject { SessionFields.removing(refusedFields, from: whole) }

    /// The tools as the server takes them.
    var trim: ToolTrim {
        ToolTrim(
            refused.contains(.tools) ? [] : tools.filter { !refusedTools.contains(ToolTrim.name($0)) }, by: refused)
    }

    private var refusedFields: [String] {
        refused.options.compactMap { if case .field(let place) = $0 { place } else { nil } }.sorted()
    }

    private var whole: SessionObject {
        SessionObject(
            outputModalities: [settings.spokenAnswers ? "audio" : "text"],
            instructions: settings.instructions,
            audio: SessionAudio(input: input, output: output),
            tools: trim.tools,
            toolChoice: .auto,
            parallelToolCalls: options.contains(.parallelTools) ? true : nil,
            maxOutputTokens: outputTokens,
            truncation: "auto",
            reasoning: effort.map { ["effort": .string($0.rawValue)] })
    }

    /// What is asked for that not every server knows.
    var options: Set<RequestOption> {
        var options: Set<RequestOption> = []
        if model?.efforts.isEmpty == false { options.insert(.effort) }
        if model?.hasParallelTools == true { options.insert(.parallelTools) }
        if settings.noiseReductionStrength != nil, settings.noiseReduction != .off { options.insert(.noiseStrength) }
        let takesLanguages = takes(.languages) && !settings.languages.isEmpty
        if takesLanguages || takes(.keywords) && !keywords.isEmpty { options.insert(.transcriptionHints) }
        return options.subtracting(refused.options)
    }

    private var effort: Model.Effort? {
        options.contains(.effort) ? model?.effort(nearest: settings.voiceEffort) : nil
    }

    private var outputTokens: TokenLimit {
        guard let wanted = settings.maximumOutputTokens else { return .infinite }
        return .limited(min(wanted, outputLimit ?? model?.maximumOutput ?? Self.documentedLimit))
    }

    private var keywords: [String] { TranscriptionWords.told(settings.dictionary, and: settings.keywords) }

    private func takes(_ hint: Model.Hint) -> Bool { transcriber?.hints.contains(hint) ?? false }

    /// One that nobody knows takes what most do.
    private var transcription: Transcription {
        var transcription = Transcription(model: settings.transcriptionModel)
        let hints = options.contains(.transcriptionHints)
        let clears = told.contains(.transcriptionHints) && !refused.contains(.transcriptionHints)
        if takes(.keywords), clears || hints && !keywords.isEmpty { transcription.keywords = keywords }
        if takes(.languages), clears || hints && !settings.languages.isEmpty {
            transcription.languages = settings.languages
        } else if !takes(.languages) || refused.contains(.transcriptionHints) {
            transcription.language = settings.language
        }
        return transcription
    }

    private var input: SessionAudioInput {
        SessionAudioInput(
            format: codec.wire,
            transcription: settings.transcribes ? .value(transcription) : .cleared,
            noiseReduction: noiseReduction,
            turnDetection: turnDetection)
    }

    private var output: SessionAudioOutput {
        SessionAudioOutput(
            format: codec.wire, voice: canChangeVoice ? voice : nil, speed: settings.speed)
    }

    private var voice: VoiceID {
        Models.isCustomVoice(settings.voice)
            ? .custom(CustomVoice(id: settings.voice))
            : .named(Models.voice(byTurns: settings.voice))
    }

    private var noiseReduction: Clearable<NoiseReduction> {
        guard settings.noiseReduction != .off else { return .cleared }
        let isToldStrength = options.union(told).subtracting(refused.options).contains(.noiseStrength)
        let strength = isToldStrength ? settings.noiseReductionStrength ?? Self.ownStrength : nil
        return .value(NoiseReduction(type: settings.noiseReduction.rawValue, strength: strength))
    }

    private var turnDetection: Clearable<TurnDetection> {
        switch settings.turnMode {
        case .automatic(.server): .value(.serverVAD(serverVAD))
        case .automatic(.semantic): .value(.semanticVAD(semanticVAD))
        case .local, .manual, .disabled: .cleared
        }
    }

    /// Answers are interrupted by us: one that the server cancelled could not go on after a cough.
    private var serverVAD: ServerVAD {
        ServerVAD(
            threshold: settings.threshold,
            prefixPaddingMs: settings.prefixPadding.milliseconds,
            silenceDurationMs: (settings.silence + patience).milliseconds,
            idleTimeoutMs: settings.idleTimeout.map { .value($0.milliseconds) } ?? .cleared,
            createResponse: settings.createsResponse,
            interruptResponse: false)
    }

    private var semanticVAD: SemanticVAD {
        SemanticVAD(
            eagerness: (patience > .zero ? .low : settings.eagerness).rawValue,
            createResponse: settings.createsResponse,
            interruptResponse: false)
    }
}

extension Duration {
    /// Whole milliseconds, rounded down.
    var milliseconds: Int {
        Int(components.seconds) * 1000 + Int(components.attoseconds / 1_000_000_000_000_000)
    }
}

extension AudioCodec {
    fileprivate var wire: AudioFormat {
        switch self {
        case .pcm16: .pcm(rate: PCM16.sampleRate)
        case .muLaw: .pcmu
        case .aLaw: .pcma
        }
    }
}
