/// An MCP server whose tools the model may call.
public struct MCPTool: WireObject {
    public var serverLabel: String
    public var serverURL: String?
    public var serverDescription: String?
    public var connectorID: String?
    public var authorization: String?
    public var headers: [String: String]?
    public var allowedTools: JSONValue?
    public var allowedCallers: [String]?
    public var requireApproval: JSONValue?
    public var deferLoading: Bool?
    public var tunnelID: String?
    public var extra: JSONObject

    public init(
        serverLabel: String, serverURL: String? = nil, serverDescription: String? = nil, connectorID: String? = nil,
        authorization: String? = nil, headers: [String: String]? = nil, allowedTools: JSONValue? = nil,
        allowedCallers: [String]? = nil, requireApproval: JSONValue? = nil, deferLoading: Bool? = nil,
        tunnelID: String? = nil, extra: JSONObject = [:]
    ) {
        self.serverLabel = serverLabel
        self.serverURL = serverURL
        self.serverDescription = serverDescription
        self.connectorID = connectorID
        self.authorization = authorization
        self.headers = headers
        self.allowedTools = allowedTools
        self.allowedCallers = allowedCallers
        self.requireApproval = requireApproval
        self.deferLoading = deferLoading
        self.tunnelID = tunnelID
        self.extra = extra
    }

    public static let fields = WireFields<Self>(
        blank: Self(serverLabel: ""),
        [
            .required("server_label", \.serverLabel), .optional("server_url", \.serverURL),
            .optional("server_description", \.serverDescription), .optional("connector_id", \.connectorID),
            .optional("authorization", \.authorization), .optional("headers", \.headers),
            .optional("allowed_tools", \.allowedTools), .optional("allowed_callers", \.allowedCallers),
            .optional("require_approval", \.requireApproval), .optional("defer_loading", \.deferLoading),
            .optional("tunnel_id", \.tunnelID),
        ])
}
