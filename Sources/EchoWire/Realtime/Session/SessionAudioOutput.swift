/// How the session speaks.
public struct SessionAudioOutput: WireObject {
    public var format: AudioFormat?
    /// Locked after the first spoken answer.
    public var voice: VoiceID?
    /// 0.25–1.5.
    public var speed: Double?
    public var extra: JSONObject

    public init(format: AudioFormat? = nil, voice: VoiceID? = nil, speed: Double? = nil, extra: JSONObject = [:]) {
        self.format = format
        self.voice = voice
        self.speed = speed
        self.extra = extra
    }

    public static let fields = WireFields<Self>(
        blank: Self(),
        [
            .optional("format", \.format), .optional("voice", \.voice), .optional("speed", \.speed),
        ])
}
