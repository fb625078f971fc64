/// All the arguments of a call to an MCP server.
public struct ResponseMcpCallArgumentsDone: WireEvent {
    public static let type = "response.mcp_call_arguments.done"

    public var eventID: String?
    public var responseID: String
    public var itemID: String
    public var outputIndex: Int
    /// JSON text.
    public var arguments: String
    public var extra: JSONObject

    public init(
        eventID: String? = nil, responseID: String, itemID: String, outputIndex: Int, arguments: String,
        extra: JSONObject = [:]
    ) {
        self.eventID = eventID
        self.responseID = responseID
        self.itemID = itemID
        self.outputIndex = outputIndex
        self.arguments = arguments
        self.extra = extra
    }

    public static let fields = WireFields<Self>(
        blank: Self(responseID: "", itemID: "", outputIndex: 0, arguments: ""),
        [
            .optional("event_id", \.eventID), .required("response_id", \.responseID), .required("item_id", \.itemID),
            .required("output_index", \.outputIndex), .required("arguments", \.arguments),
        ])
}
