/// A word and when it was said.
public struct TranscribedWord: WireObject {
    public var word: String
    /// Seconds.
    public var start: Double
    /// Seconds.
    public var end: Double
    public var extra: JSONObject

    public init(word: String, start: Double, end: Double, extra: JSONObject = [:]) {
        self.word = word
        self.start = start
        self.end = end
        self.extra = extra
    }

    public static let fields = WireFields<Self>(
        blank: Self(word: "", start: 0, end: 0),
        [
            .required("word", \.word), .required("start", \.start), .required("end", \.end),
        ])
}
