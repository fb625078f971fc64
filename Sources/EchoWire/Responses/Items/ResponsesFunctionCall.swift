/// The model asks the client to run a function.
public struct ResponsesFunctionCall: WireObject {
    /// The item's id; the output names `callID` instead.
    public var id: String?
    /// `completed`, `incomplete` or `in_progress`.
    public var status: String?
    public var callID: String
    public var name: String
    /// JSON text as the model wrote it: it may be malformed.
    public var arguments: String
    public var namespace: String?
    public var extra: JSONObject

    public init(
        id: String? = nil, status: String? = nil, callID: String, name: String, arguments: String,
        namespace: String? = nil, extra: JSONObject = [:]
    ) {
        self.id = id
        self.status = status
        self.callID = callID
        self.name = name
        self.arguments = arguments
        self.namespace = namespace
        self.extra = extra
    }

    public static let fields = WireFields<Self>(
        blank: Self(callID: "", name: "", arguments: ""),
        [
            .optional("id", \.id), .optional("status", \.status), .required("call_id", \.callID),
            .required("name", \.name), .required("arguments", \.arguments), .optional("namespace", \.namespace),
        ])
}
