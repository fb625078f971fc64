/// All sound was sent.
public struct SpeechAudioDone: WireObject {
    public var usage: SpeechUsage?
    public var extra: JSONObject

    public init(usage: SpeechUsage? = nil, extra: JSONObject = [:]) {
        self.usage = usage
        self.extra = extra
    }

    public static let fields = WireFields<Self>(
        blank: Self(),
        [
            .optional("usage", \.usage)
        ])
}
