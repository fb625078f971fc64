/// The body of a 4xx or 5xx response.
public struct APIErrorBody: WireObject {
    public var error: ErrorDetail
    public var extra: JSONObject

    public init(error: ErrorDetail, extra: JSONObject = [:]) {
        self.error = error
        self.extra = extra
    }

    public static let fields = WireFields<Self>(
        blank: Self(error: ErrorDetail.fields.blank),
        [
            .required("error", \.error)
        ])
}
