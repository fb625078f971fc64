/// The names known to work. Vendors retire names: a configuration can add its own.
public enum Models {
    /// Realtime models and the output tokens one answer may have.
    public static let realtime = ["gpt-realtime": 4096, "gpt-realtime-mini": 2048]
    /// Responses models and the output tokens one answer may have.
    public static let responses = ["gpt-5": 8192, "gpt-5-mini": 4096, "gpt-5-nano": 2048]
    /// Embedding models and the length of their vectors.
    public static let embeddings = [
        "text-embedding-3-small": 1536, "text-embedding-3-large": 3072, "text-embedding-ada-002": 1536,
    ]
    /// Models that write down speech.
    public static let transcription = ["whisper-1", "gpt-4o-transcribe"]
    /// Voices of the Realtime API.
    public static let voices = [
        "marin", "cedar", "alloy", "echo", "shimmer", "ash", "ballad", "coral", "sage", "verse",
    ]

    /// A voice of one's own, by the id the vendor gave it.
    static func isCustomVoice(_ name: String) -> Bool { name.hasPrefix("voice_") }
}
