/// The model asks the client to run a function.
public struct FunctionCallItem: WireObject {
    public var id: String?
    public var object: String?
    /// `completed`, `incomplete` or `in_progress`.
    public var status: String?
    public var callID: String?
    public var name: String
    /// JSON text as the model wrote it: it may be malformed.
    public var arguments: String
    public var extra: JSONObject

    public init(
        id: String? = nil, object: String? = nil, status: String? = nil, callID: String? = nil, name: String,
        arguments: String, extra: JSONObject = [:]
    ) {
        self.id = id
        self.object = object
        self.status = status
        self.callID = callID
        self.name = name
        self.arguments = arguments
        self.extra = extra
    }

    public static let fields = WireFields<Self>(
        blank: Self(name: "", arguments: ""),
        [
            .optional("id", \.id), .optional("object", \.object), .optional("status", \.status),
            .optional("call_id", \.callID), .required("name", \.name), .required("arguments", \.arguments),
        ])
}
