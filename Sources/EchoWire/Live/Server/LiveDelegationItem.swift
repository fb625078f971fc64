/// A piece of work that the voice has given away.
public struct LiveDelegationItem: WireObject {
    public var id: String
    /// `delegation`.
    public var type: String?
    /// `client`, `responses` or `decisions`.
    public var target: String?
    /// The first response of the delegate that the server runs.
    public var responseID: String?
    public var extra: JSONObject

    public init(
        id: String, type: String? = nil, target: String? = nil, responseID: String? = nil, extra: JSONObject = [:]
    ) {
        self.id = id
        self.type = type
        self.target = target
        self.responseID = responseID
        self.extra = extra
    }

    public static let fields = WireFields<Self>(
        blank: Self(id: ""),
        [
            .required("id", \.id), .optional("type", \.type), .optional("target", \.target),
            .optional("response_id", \.responseID),
        ])
}
