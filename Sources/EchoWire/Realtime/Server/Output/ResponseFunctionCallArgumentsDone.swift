/// All of a function call's arguments.
public struct ResponseFunctionCallArgumentsDone: WireEvent {
    public static let type = "response.function_call_arguments.done"

    public var eventID: String?
    public var responseID: String
    public var itemID: String
    public var outputIndex: Int
    public var callID: String
    /// Older servers leave it out: the item has it.
    public var name: String?
    /// JSON text as the model wrote it: it may be malformed.
    public var arguments: String
    public var extra: JSONObject

    public init(
        eventID: String? = nil, responseID: String, itemID: String, outputIndex: Int, callID: String,
        name: String? = nil, arguments: String, extra: JSONObject = [:]
    ) {
        self.eventID = eventID
        self.responseID = responseID
        self.itemID = itemID
        self.outputIndex = outputIndex
        self.callID = callID
        self.name = name
        self.arguments = arguments
        self.extra = extra
    }

    public static let fields = WireFields<Self>(
        blank: Self(responseID: "", itemID: "", outputIndex: 0, callID: "", arguments: ""),
        [
            .optional("event_id", \.eventID), .required("response_id", \.responseID), .required("item_id", \.itemID),
            .required("output_index", \.outputIndex), .required("call_id", \.callID), .optional("name", \.name),
            .required("arguments", \.arguments),
        ])
}
