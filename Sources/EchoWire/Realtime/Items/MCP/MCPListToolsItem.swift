/// The tools of an MCP server.
public struct MCPListToolsItem: WireObject {
    public var id: String?
    public var serverLabel: String
    public var tools: [JSONValue]
    public var extra: JSONObject

    public init(id: String? = nil, serverLabel: String, tools: [JSONValue], extra: JSONObject = [:]) {
        self.id = id
        self.serverLabel = serverLabel
        self.tools = tools
        self.extra = extra
    }

    public static let fields = WireFields<Self>(
        blank: Self(serverLabel: "", tools: []),
        [
            .optional("id", \.id), .required("server_label", \.serverLabel), .required("tools", \.tools),
        ])
}
