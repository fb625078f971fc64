/// Asks for a text to be spoken: `POST /v1/audio/speech`.
public struct SpeechRequest: WireObject {
    public var model: String
    public var voice: VoiceID
    /// At most 4096 characters.
    public var input: String
    /// How it is to be said.
    public var instructions: String?
    /// `mp3`, `opus`, `aac`, `flac`, `wav` or `pcm` (24 kHz, 16-bit little-endian, no header).
    public var responseFormat: String?
    /// 0.25–4.
    public var speed: Double?
    /// `audio` (the sound alone) or `sse`.
    public var streamFormat: String?
    public var extra: JSONObject

    public init(
        model: String, voice: VoiceID, input: String, instructions: String? = nil, responseFormat: String? = nil,
        speed: Double? = nil, streamFormat: String? = nil, extra: JSONObject = [:]
    ) {
        self.model = model
        self.voice = voice
        self.input = input
        self.instructions = instructions
        self.responseFormat = responseFormat
        self.speed = speed
        self.streamFormat = streamFormat
        self.extra = extra
    }

    public static let fields = WireFields<Self>(
        blank: Self(model: "", voice: "", input: ""),
        [
            .required("model", \.model), .required("voice", \.voice), .required("input", \.input),
            .optional("instructions", \.instructions), .optional("response_format", \.responseFormat),
            .optional("speed", \.speed), .optional("stream_format", \.streamFormat),
        ])
}
