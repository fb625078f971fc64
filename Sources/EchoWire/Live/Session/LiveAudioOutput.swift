/// The voice of a session.
public struct LiveAudioOutput: WireObject {
    public var voice: VoiceID?
    public var extra: JSONObject

    public init(voice: VoiceID? = nil, extra: JSONObject = [:]) {
        self.voice = voice
        self.extra = extra
    }

    public static let fields = WireFields<Self>(
        blank: Self(),
        [
            .optional("voice", \.voice)
        ])
}
