/// How one of the published voice names sounds here: a recorded speaker, turned higher or lower, quicker or slower.
public struct VoiceCharacter: Sendable, Hashable {
    public enum Speaker: String, Sendable, Hashable, CaseIterable {
        case slt, rms, awb, kal16
    }

    public var speaker: Speaker
    /// Mean of the voice's melody, Hz. The speaker's own when nil; `rms` knows no other and
    /// `kal16` has none of its own.
    public var pitch: Float?
    /// Larger is a smaller throat: everything sounds that much higher.
    public var timbre: Double
    /// Speed of speech against the speaker's own.
    public var rate: Double

    public init(_ speaker: Speaker, pitch: Float? = nil, timbre: Double = 1, rate: Double = 1) {
        self.speaker = speaker
        self.pitch = pitch
        self.timbre = timbre
        self.rate = rate
    }

    /// Any name that is not published sounds like the first one.
    public static func named(_ name: String) -> VoiceCharacter { published[name.lowercased()] ?? VoiceCharacter(.slt) }

    /// The ten names of the Realtime API.
    public static let published: [String: VoiceCharacter] = [
        "marin": VoiceCharacter(.slt),
        "cedar": VoiceCharacter(.rms),
        "alloy": VoiceCharacter(.slt, pitch: 150, timbre: 0.95),
        "echo": VoiceCharacter(.kal16, pitch: 95),
        "shimmer": VoiceCharacter(.slt, pitch: 195, timbre: 1.06, rate: 1.05),
        "ash": VoiceCharacter(.awb),
        "ballad": VoiceCharacter(.rms, timbre: 0.93, rate: 0.95),
        "coral": VoiceCharacter(.slt, pitch: 205, rate: 0.97),
        "sage": VoiceCharacter(.awb, pitch: 160, timbre: 1.1),
        "verse": VoiceCharacter(.rms, timbre: 1.1, rate: 1.08),
    ]
}
