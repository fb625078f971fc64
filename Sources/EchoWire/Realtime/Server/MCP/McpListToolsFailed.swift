/// An MCP server did not tell its tools.
public struct McpListToolsFailed: WireEvent {
    public static let type = "mcp_list_tools.failed"

    public var eventID: String?
    public var itemID: String
    public var extra: JSONObject

    public init(eventID: String? = nil, itemID: String, extra: JSONObject = [:]) {
        self.eventID = eventID
        self.itemID = itemID
        self.extra = extra
    }

    public static let fields = WireFields<Self>(
        blank: Self(itemID: ""),
        [
            .optional("event_id", \.eventID), .required("item_id", \.itemID),
        ])
}
