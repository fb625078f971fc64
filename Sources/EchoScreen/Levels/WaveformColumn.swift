/// A tenth of a second of both directions. Heights run from 0 (nothing) to 1.
public struct WaveformColumn: Sendable, Hashable {
    /// The side whose turn it is.
    public enum Speaker: Sendable, Hashable { case user, assistant }

    public var microphone = 0.0
    public var loudspeaker = 0.0
    /// Somebody speaks into the microphone, as far as this machine can tell by itself.
    public var isSpeech = false
    public var speaker: Speaker?
    /// Both speak: who began to while the other one spoke; nil where one speaks alone.
    public var talksOver: Speaker?
    public var mark: WaveformMark?

    public init(
        microphone: Double = 0, loudspeaker: Double = 0, isSpeech: Bool = false, speaker: Speaker? = nil,
        talksOver: Speaker? = nil, mark: WaveformMark? = nil
    ) {
        self.microphone = microphone
        self.loudspeaker = loudspeaker
        self.isSpeech = isSpeech
        self.speaker = speaker
        self.talksOver = talksOver
        self.mark = mark
    }
}
