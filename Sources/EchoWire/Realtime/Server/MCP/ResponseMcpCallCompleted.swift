/// A call to an MCP server succeeded.
public struct ResponseMcpCallCompleted: WireEvent {
    public static let type = "response.mcp_call.completed"

    public var eventID: String?
    public var itemID: String
    public var outputIndex: Int
    public var extra: JSONObject

    public init(eventID: String? = nil, itemID: String, outputIndex: Int, extra: JSONObject = [:]) {
        self.eventID = eventID
        self.itemID = itemID
        self.outputIndex = outputIndex
        self.extra = extra
    }

    public static let fields = WireFields<Self>(
        blank: Self(itemID: "", outputIndex: 0),
        [
            .optional("event_id", \.eventID), .required("item_id", \.itemID), .required("output_index", \.outputIndex),
        ])
}
