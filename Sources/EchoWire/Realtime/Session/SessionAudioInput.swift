/// How the session hears.
public struct SessionAudioInput: WireObject {
    public var format: AudioFormat?
    /// Cleared: the user's speech is not written down.
    public var transcription: Clearable<Transcription>?
    public var noiseReduction: Clearable<NoiseReduction>?
    /// Cleared: the client ends the turns (push to talk).
    public var turnDetection: Clearable<TurnDetection>?
    public var extra: JSONObject

    public init(
        format: AudioFormat? = nil, transcription: Clearable<Transcription>? = nil,
        noiseReduction: Clearable<NoiseReduction>? = nil, turnDetection: Clearable<TurnDetection>? = nil,
        extra: JSONObject = [:]
    ) {
        self.format = format
        self.transcription = transcription
        self.noiseReduction = noiseReduction
        self.turnDetection = turnDetection
        self.extra = extra
    }

    public static let fields = WireFields<Self>(
        blank: Self(),
        [
            .optional("format", \.format), .optional("transcription", \.transcription),
            .optional("noise_reduction", \.noiseReduction), .optional("turn_detection", \.turnDetection),
        ])
}
