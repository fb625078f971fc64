/// The output of a function call.
public struct FunctionCallOutputItem: WireObject {
    public var id: String?
    public var object: String?
    /// `completed`, `incomplete` or `in_progress`.
    public var status: String?
    public var callID: String
    public var output: String
    public var extra: JSONObject

    public init(
        id: String? = nil, object: String? = nil, status: String? = nil, callID: String, output: String,
        extra: JSONObject = [:]
    ) {
        self.id = id
        self.object = object
        self.status = status
        self.callID = callID
        self.output = output
        self.extra = extra
    }

    public static let fields = WireFields<Self>(
        blank: Self(callID: "", output: ""),
        [
            .optional("id", \.id), .optional("object", \.object), .optional("status", \.status),
            .required("call_id", \.callID), .required("output", \.output),
        ])
}
