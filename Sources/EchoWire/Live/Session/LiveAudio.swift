/// How a session sounds.
public struct LiveAudio: WireObject {
    /// The same for both directions.
    public var format: LiveAudioFormat?
    public var output: LiveAudioOutput?
    public var extra: JSONObject

    public init(format: LiveAudioFormat? = nil, output: LiveAudioOutput? = nil, extra: JSONObject = [:]) {
        self.format = format
        self.output = output
        self.extra = extra
    }

    public static let fields = WireFields<Self>(
        blank: Self(),
        [
            .optional("format", \.format), .optional("output", \.output),
        ])
}
