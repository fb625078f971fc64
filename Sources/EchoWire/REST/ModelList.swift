/// The models that the server offers: `GET /v1/models`.
public struct ModelList: WireObject {
    /// `list`.
    public var object: String?
    public var data: [ModelObject]
    public var extra: JSONObject

    public init(object: String? = "list", data: [ModelObject], extra: JSONObject = [:]) {
        self.object = object
        self.data = data
        self.extra = extra
    }

    public static let fields = WireFields<Self>(
        blank: Self(object: nil, data: []),
        [
            .optional("object", \.object), .required("data", \.data),
        ])
}
