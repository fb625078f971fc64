/// What was paid for: text, audio or images, read or made. Input that the server knew already is apart, and so is what is paid
/// by time or by characters.
public enum SpendingModality: String, Sendable, Hashable, CaseIterable {
    case textInput = "text_input"
    case audioInput = "audio_input"
    case cachedInput = "cached_input"
    case textOutput = "text_output"
    case audioOutput = "audio_output"
    case imageInput = "image_input"
    case cacheWrites = "cache_writes"
    /// Audio of models that are paid by time.
    case audioTime = "audio_time"
    /// Text of voices that are paid by its length.
    case characters = "spoken_text"
    /// By the server, besides the tokens of what they find.
    case webSearches = "web_searches"

    /// The unit it is counted in: "token", "second", "character", "call".
    public var unit: String {
        switch self {
        case .audioTime: "second"
        case .characters: "character"
        case .webSearches: "call"
        default: "token"
        }
    }
}
