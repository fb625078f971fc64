/// How the session hears and speaks.
public struct SessionAudio: WireObject {
    public var input: SessionAudioInput?
    public var output: SessionAudioOutput?
    public var extra: JSONObject

    public init(input: SessionAudioInput? = nil, output: SessionAudioOutput? = nil, extra: JSONObject = [:]) {
        self.input = input
        self.output = output
        self.extra = extra
    }

    public static let fields = WireFields<Self>(
        blank: Self(),
        [
            .optional("input", \.input), .optional("output", \.output),
        ])
}
