/// Says something more to an answer that is still being made: `response.steer` on a WebSocket.
public struct ResponsesSteer: WireObject {
    /// The answer that is being made.
    public var previousResponseID: String
    /// Messages of the user, and outputs of functions that were called.
    public var input: ResponsesInput
    public var extra: JSONObject

    public init(previousResponseID: String, input: ResponsesInput, extra: JSONObject = [:]) {
        self.previousResponseID = previousResponseID
        self.input = input
        self.extra = extra
    }

    public static let type = "response.steer"

    public static let fields = WireFields<Self>(
        blank: Self(previousResponseID: "", input: .text("")),
        [
            .required("previous_response_id", \.previousResponseID), .required("input", \.input),
        ])
}

extension ResponsesSteer {
    /// As the message that is sent.
    public var event: JSONValue { .tagged(Self.type, fields) }
}
