/// More of a function call's arguments.
public struct ResponseFunctionCallArgumentsDelta: WireEvent {
    public static let type = "response.function_call_arguments.delta"

    public var eventID: String?
    public var responseID: String
    public var itemID: String
    public var outputIndex: Int
    public var callID: String
    public var delta: String
    /// Random padding: to be ignored.
    public var obfuscation: String?
    public var extra: JSONObject

    public init(
        eventID: String? = nil, responseID: String, itemID: String, outputIndex: Int, callID: String, delta: String,
        obfuscation: String? = nil, extra: JSONObject = [:]
    ) {
        self.eventID = eventID
        self.responseID = responseID
        self.itemID = itemID
        self.outputIndex = outputIndex
        self.callID = callID
        self.delta = delta
        self.obfuscation = obfuscation
        self.extra = extra
    }

    public static let fields = WireFields<Self>(
        blank: Self(responseID: "", itemID: "", outputIndex: 0, callID: "", delta: ""),
        [
            .optional("event_id", \.eventID), .required("response_id", \.responseID), .required("item_id", \.itemID),
            .required("output_index", \.outputIndex), .required("call_id", \.callID), .required("delta", \.delta),
            .optional("obfuscation", \.obfuscation),
        ])
}
