/// An MCP server whose tools the model may call.
public struct MCPTool: WireObject {
    public var serverLabel: String
    public var serverURL: String?
    public var serverDescription: String?
    public var connectorID: String?
    public var authorization: String?
    public var headers: [String: String]?
    public var allowedTools: JSONValue?
    public var requireApproval: JSONValue?
    public var extra: JSONObject

    public init(
        serverLabel: String, serverURL: String? = nil, serverDescription: String? = nil, connectorID: String? = nil,
        authorization: String? = nil, headers: [String: String]? = nil, allowedTools: JSONValue? = nil,
        requireApproval: JSONValue? = nil, extra: JSONObject = [:]
    ) {
        self.serverLabel = serverLabel
        self.serverURL = serverURL
        self.serverDescription = serverDescription
        self.connectorID = connectorID
        self.authorization = authorization
        self.headers = headers
        self.allowedTools = allowedTools
        self.requireApproval = requireApproval
        self.extra = extra
    }

    public static let fields = WireFields<Self>(
        blank: Self(serverLabel: ""),
        [
            .required("server_label", \.serverLabel), .optional("server_url", \.serverURL),
            .optional("server_description", \.serverDescription), .optional("connector_id", \.connectorID),
            .optional("authorization", \.authorization), .optional("headers", \.headers),
            .optional("allowed_tools", \.allowedTools), .optional("require_approval", \.requireApproval),
        ])
}
