/// What tokens were: text or audio, read or made. Input that the server knew already is apart.
public enum SpendingModality: String, Sendable, Hashable, CaseIterable {
    case textInput = "text_input"
    case audioInput = "audio_input"
    case cachedInput = "cached_input"
    case textOutput = "text_output"
    case audioOutput = "audio_output"
}
