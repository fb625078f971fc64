/// The output of a function call.
public struct ResponsesFunctionCallOutput: WireObject {
    public var id: String?
    /// `completed`, `incomplete` or `in_progress`.
    public var status: String?
    public var callID: String?
    public var output: ResponsesContent
    public var name: String?
    public var namespace: String?
    public var extra: JSONObject

    public init(
        id: String? = nil, status: String? = nil, callID: String?, output: ResponsesContent, name: String? = nil,
        namespace: String? = nil, extra: JSONObject = [:]
    ) {
        self.id = id
        self.status = status
        self.callID = callID
        self.output = output
        self.name = name
        self.namespace = namespace
        self.extra = extra
    }

    public static let fields = WireFields<Self>(
        blank: Self(callID: nil, output: .text("")),
        [
            .optional("id", \.id), .optional("status", \.status), .optional("call_id", \.callID),
            .required("output", \.output), .optional("name", \.name), .optional("namespace", \.namespace),
        ])
}
