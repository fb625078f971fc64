/// Names that are in no catalogue.
public enum Models {
    /// Voices of the Realtime API.
    public static let voices = [
        "marin", "cedar", "alloy", "echo", "shimmer", "ash", "ballad", "coral", "sage", "verse",
    ]

    /// Voices of a model that takes no turns: those of the Realtime API, then others.
    public static let liveVoices =
        voices + [
            "beacon", "bossa", "cinder", "delta", "gleam", "meridian", "quartz", "ripple", "shida", "stone", "tempo",
            "vesper", "willow",
        ]

    /// The voice that speaks by turns in place of one that only a full-duplex model has.
    static func voice(byTurns name: String) -> String {
        liveVoices.contains(name) && !voices.contains(name) ? voices[0] : name
    }

    /// A voice of one's own, by the id the vendor gave it.
    static func isCustomVoice(_ name: String) -> Bool { name.hasPrefix("voice_") }
}
