/// How the sound of both directions is coded.
public struct LiveAudioFormat: WireObject {
    /// `audio/pcm`, `audio/pcmu` or `audio/pcma`.
    public var type: String
    /// Frames a second: 24000 or 16000 for PCM, 8000 for the others.
    public var rate: Int?
    public var extra: JSONObject

    public init(type: String, rate: Int? = nil, extra: JSONObject = [:]) {
        self.type = type
        self.rate = rate
        self.extra = extra
    }

    public static let fields = WireFields<Self>(
        blank: Self(type: ""),
        [
            .required("type", \.type), .optional("rate", \.rate),
        ])

    public static let pcm24k = Self(type: "audio/pcm", rate: 24_000)
    public static let pcm16k = Self(type: "audio/pcm", rate: 16_000)
    public static let pcmu = Self(type: "audio/pcmu", rate: 8_000)
    public static let pcma = Self(type: "audio/pcma", rate: 8_000)
}
