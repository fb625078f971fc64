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

    /// What changes when only the patience does.
    var patienceObject: SessionObject {
        SessionObject(audio: SessionAudio(input: SessionAudioInput(turnDetection: turnDetection)))
    }

    var sessionObject: SessionObject {
        SessionObject(
            outputModalities: [settings.spokenAnswers ? "audio" : "text"],
            instructions: settings.instructions,
            audio: SessionAudio(input: input, output: output),
            tools: tools,
            toolChoice: .auto,
            maxOutputTokens: settings.maximumOutputTokens.map { .limited($0) } ?? .infinite,
            truncation: "auto")
    }

    private var input: SessionAudioInput {
        SessionAudioInput(
            format: codec.wire,
            transcription: .value(Transcription(model: settings.transcriptionModel, language: settings.language)),
            noiseReduction: noiseReduction,
            turnDetection: turnDetection)
    }

    private var output: SessionAudioOutput {
        SessionAudioOutput(
            format: codec.wire, voice: canChangeVoice ? voice : nil, speed: settings.speed)
    }

    private var voice: VoiceID {
        Models.isCustomVoice(settings.voice) ? .custom(CustomVoice(id: settings.voice)) : .named(settings.voice)
    }

    private var noiseReduction: Clearable<NoiseReduction> {
        settings.noiseReduction == .off ? .cleared : .value(NoiseReduction(type: settings.noiseReduction.rawValue))
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
