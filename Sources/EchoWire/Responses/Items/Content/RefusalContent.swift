/// The model's words when it declines.
public struct RefusalContent: WireObject {
    public var refusal: String
    public var extra: JSONObject

    public init(refusal: String, extra: JSONObject = [:]) {
        self.refusal = refusal
        self.extra = extra
    }

    public static let fields = WireFields<Self>(
        blank: Self(refusal: ""),
        [
            .required("refusal", \.refusal)
        ])
}
