/// The server asks whether it may call an MCP server.
public struct MCPApprovalRequestItem: WireObject {
    public var id: String?
    public var serverLabel: String
    public var name: String
    /// JSON text.
    public var arguments: String
    public var extra: JSONObject

    public init(id: String? = nil, serverLabel: String, name: String, arguments: String, extra: JSONObject = [:]) {
        self.id = id
        self.serverLabel = serverLabel
        self.name = name
        self.arguments = arguments
        self.extra = extra
    }

    public static let fields = WireFields<Self>(
        blank: Self(serverLabel: "", name: "", arguments: ""),
        [
            .optional("id", \.id), .required("server_label", \.serverLabel), .required("name", \.name),
            .required("arguments", \.arguments),
        ])
}
