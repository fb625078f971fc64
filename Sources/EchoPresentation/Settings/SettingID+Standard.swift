/// The settings that come with the screen and the conversation.
extension SettingID {
    // Voice
    public static let voice = SettingID("voice")
    public static let speed = SettingID("speed")
    // Turn taking
    public static let turnTaking = SettingID("turn_taking")
    public static let threshold = SettingID("threshold")
    public static let prefixPadding = SettingID("prefix_padding_ms")
    public static let silence = SettingID("silence_ms")
    public static let patience = SettingID("patience")
    public static let microphoneStandby = SettingID("microphone_standby_s")
    public static let idleTimeout = SettingID("idle_timeout_s")
    public static let eagerness = SettingID("eagerness")
    public static let createsResponse = SettingID("create_response")
    public static let interruptsResponse = SettingID("interrupt_response")
    // Hearing
    public static let noiseReduction = SettingID("noise_reduction")
    public static let transcriptionModel = SettingID("transcription_model")
    // Answers
    public static let realtimeModel = SettingID("models.realtime")
    public static let responsesModel = SettingID("models.responses")
    public static let maximumTokens = SettingID("maximum_tokens")
    public static let longChats = SettingID("long_chats")
    public static let instructions = SettingID("instructions")
    // Sound devices
    public static let microphone = SettingID("sound.input")
    public static let loudspeaker = SettingID("sound.output")
    public static let echoProtection = SettingID("sound.echo_protection")
    public static let microphoneGain = SettingID("sound.input_gain_db")
    public static let loudspeakerGain = SettingID("sound.output_gain_db")
    public static let loudspeakerLatency = SettingID("sound.output_latency_ms")
    public static let denoises = SettingID("sound.denoise")
    public static let levels = SettingID("sound.auto_gain")
    public static let earcons = SettingID("sound.tones")
    public static let wakeWord = SettingID("sound.wake_word")
    public static let wakePhrase = SettingID("sound.wake_phrase")
    public static let wakeFollowUp = SettingID("sound.wake_follow_up_s")
    public static let recordingCut = SettingID("sound.recording")
    // Screen
    public static let theme = SettingID(".theme")
    public static let usesASCII = SettingID("screen.ascii")
    public static let reducesMotion = SettingID("screen.reduced_motion")
    public static let alerts = SettingID("screen.alerts")
    public static let setsTitle = SettingID("screen.window_title")
    public static let printsAtEnd = SettingID("screen.print_at_end")
    // Keys and mouse
    public static let editingKeys = SettingID("screen.editing_keys")
    public static let keepsHistory = SettingID("screen.keep_history")
    public static let talkKey = SettingID("screen.talk_key")
    public static let usesMouse = SettingID("screen.mouse")
    // Connection
    public static let server = SettingID("api.url")
    public static let dialect = SettingID("api.dialect")
    public static let budget = SettingID("budget.limit")
}
