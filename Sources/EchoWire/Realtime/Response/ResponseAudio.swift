/// How one answer speaks.
public struct ResponseAudio: WireObject {
    public var output: SessionAudioOutput?
    public var extra: JSONObject

    public init(output: SessionAudioOutput? = nil, extra: JSONObject = [:]) {
        self.output = output
        self.extra = extra
    }

    public static let fields = WireFields<Self>(
        blank: Self(),
        [
            .optional("output", \.output)
        ])
}
