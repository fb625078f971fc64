/// The settings a person can change, in the order of the pane. The raw value is the key in the configuration file.
public enum SettingID: String, Sendable, Hashable, CaseIterable {
    case voice
    case speed
    case turnTaking = "turn_taking"
    case threshold
    case prefixPadding = "prefix_padding_ms"
    case silence = "silence_ms"
    case idleTimeout = "idle_timeout_s"
    case eagerness
    case createsResponse = "create_response"
    case interruptsResponse = "interrupt_response"
    case noiseReduction = "noise_reduction"
    case transcriptionModel = "transcription_model"
    case maximumTokens = "maximum_tokens"
    case instructions
}
