/// A language that was heard.
public struct TranscriptionLanguage: WireObject {
    /// ISO 639-1.
    public var code: String
    public var extra: JSONObject

    public init(code: String, extra: JSONObject = [:]) {
        self.code = code
        self.extra = extra
    }

    public static let fields = WireFields<Self>(
        blank: Self(code: ""),
        [
            .required("code", \.code)
        ])
}
