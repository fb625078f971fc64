/// Asks for an answer on a WebSocket: `response.create`, with the body that is posted elsewhere.
public struct ResponsesCreateMessage: Sendable, Hashable {
    public var request: ResponsesRequest
    /// Names a lane: answers of other lanes are made meanwhile. It comes back with every event.
    public var streamID: String?
    /// False to be continued later only; nothing is written.
    public var generate: Bool?

    public init(request: ResponsesRequest, streamID: String? = nil, generate: Bool? = nil) {
        self.request = request
        self.streamID = streamID
        self.generate = generate
    }

    /// A stream is all that there is on a WebSocket, so nothing is said of streams.
    public var event: JSONValue {
        var fields = request.fields
        fields["stream"] = nil
        fields["background"] = nil
        fields["stream_id"] = streamID.map { .string($0) }
        fields["generate"] = generate.map { .bool($0) }
        return .tagged("response.create", fields)
    }
}
