/// A call to an MCP server and what came of it.
public struct MCPCallItem: WireObject {
    public var id: String?
    public var serverLabel: String
    public var name: String
    /// JSON text.
    public var arguments: String
    public var approvalRequestID: String?
    public var output: String?
    public var error: JSONValue?
    public var extra: JSONObject

    public init(
        id: String? = nil, serverLabel: String, name: String, arguments: String, approvalRequestID: String? = nil,
        output: String? = nil, error: JSONValue? = nil, extra: JSONObject = [:]
    ) {
        self.id = id
        self.serverLabel = serverLabel
        self.name = name
        self.arguments = arguments
        self.approvalRequestID = approvalRequestID
        self.output = output
        self.error = error
        self.extra = extra
    }

    public static let fields = WireFields<Self>(
        blank: Self(serverLabel: "", name: "", arguments: ""),
        [
            .optional("id", \.id), .required("server_label", \.serverLabel), .required("name", \.name),
            .required("arguments", \.arguments), .optional("approval_request_id", \.approvalRequestID),
            .optional("output", \.output), .optional("error", \.error),
        ])
}
