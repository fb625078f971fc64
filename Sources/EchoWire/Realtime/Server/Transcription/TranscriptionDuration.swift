/// The usage of a transcription, in time.
public struct TranscriptionDuration: WireObject {
    public var seconds: Double
    public var extra: JSONObject

    public init(seconds: Double, extra: JSONObject = [:]) {
        self.seconds = seconds
        self.extra = extra
    }

    public static let fields = WireFields<Self>(
        blank: Self(seconds: 0),
        [
            .required("seconds", \.seconds)
        ])
}
