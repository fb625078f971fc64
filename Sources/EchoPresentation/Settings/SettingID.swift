/// The settings a person can change, in the order of the pane. The raw value is the place in the configuration file:
/// section and key, the section `[voice]` understood.
public enum SettingID: String, Sendable, Hashable, CaseIterable {
    // Voice
    case voice
    case speed
    // Turn taking
    case turnTaking = "turn_taking"
    case threshold
    case prefixPadding = "prefix_padding_ms"
    case silence = "silence_ms"
    case patience
    case idleTimeout = "idle_timeout_s"
    case eagerness
    case createsResponse = "create_response"
    case interruptsResponse = "interrupt_response"
    // Hearing
    case noiseReduction = "noise_reduction"
    case transcriptionModel = "transcription_model"
    // Answers
    case realtimeModel = "models.realtime"
    case responsesModel = "models.responses"
    case maximumTokens = "maximum_tokens"
    case instructions
    // Sound devices
    case microphone = "sound.input"
    case loudspeaker = "sound.output"
    case echoProtection = "sound.echo_protection"
    case microphoneGain = "sound.input_gain_db"
    case loudspeakerGain = "sound.output_gain_db"
    case loudspeakerLatency = "sound.output_latency_ms"
    case denoises = "sound.denoise"
    case levels = "sound.auto_gain"
    case earcons = "sound.tones"
    case wakeWord = "sound.wake_word"
    case wakePhrase = "sound.wake_phrase"
    case wakeFollowUp = "sound.wake_follow_up_s"
    case recordingCut = "sound.recording"
    // Screen
    case theme = ".theme"
    case usesASCII = "screen.ascii"
    case reducesMotion = "screen.reduced_motion"
    case alerts = "screen.alerts"
    case setsTitle = "screen.window_title"
    case printsAtEnd = "screen.print_at_end"
    // Keys and mouse
    case editingKeys = "screen.editing_keys"
    case keepsHistory = "screen.keep_history"
    case talkKey = "screen.talk_key"
    case usesMouse = "screen.mouse"
    // Connection
    case server = "api.url"
    case dialect = "api.dialect"
    case budget = "budget.limit"

    /// Where the value under these preferences stands: what belongs to a device stands with it.
    public func place(in chosen: Preferences) -> SettingPlace {
        switch self {
        case .microphoneGain: Self.place(of: chosen.sound.input, place.key) ?? place
        case .loudspeakerGain: Self.place(of: chosen.sound.output, place.key) ?? place
        case .loudspeakerLatency: Self.place(of: chosen.sound.output, place.key) ?? place
        case .echoProtection: Self.place(of: chosen.sound.output, place.key) ?? place
        default: place
        }
    }

    /// Of a device that was chosen; the default one's stands with the others.
    private static func place(of device: String?, _ key: String) -> SettingPlace? {
        device.map { SettingPlace(names: ["sound", "devices", $0], key: key) }
    }

    /// Where it stands unless it belongs to a device.
    public var place: SettingPlace {
        guard let dot = rawValue.firstIndex(of: ".") else { return SettingPlace(section: "voice", key: rawValue) }
        return SettingPlace(
            section: String(rawValue[..<dot]), key: String(rawValue[rawValue.index(after: dot)...]))
    }
}
