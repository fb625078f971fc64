/// More of the arguments of a call to an MCP server.
public struct ResponseMcpCallArgumentsDelta: WireEvent {
    public static let type = "response.mcp_call_arguments.delta"

    public var eventID: String?
    public var responseID: String
    public var itemID: String
    public var outputIndex: Int
    public var delta: String
    /// Random padding: to be ignored.
    public var obfuscation: String?
    public var extra: JSONObject

    public init(
        eventID: String? = nil, responseID: String, itemID: String, outputIndex: Int, delta: String,
        obfuscation: String? = nil, extra: JSONObject = [:]
    ) {
        self.eventID = eventID
        self.responseID = responseID
        self.itemID = itemID
        self.outputIndex = outputIndex
        self.delta = delta
        self.obfuscation = obfuscation
        self.extra = extra
    }

    public static let fields = WireFields<Self>(
        blank: Self(responseID: "", itemID: "", outputIndex: 0, delta: ""),
        [
            .optional("event_id", \.eventID), .required("response_id", \.responseID), .required("item_id", \.itemID),
            .required("output_index", \.outputIndex), .required("delta", \.delta),
            .optional("obfuscation", \.obfuscation),
        ])
}
