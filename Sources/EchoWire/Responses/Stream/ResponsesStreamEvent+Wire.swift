public import Foundation

extension ResponsesStreamEvent {
    /// Reads one event. Throws when a field that its type requires is missing or of another type.
    public init(wire: JSONValue) throws(WireError) {
        let (type, fields) = try wire.tagged()
        guard let type else {
            throw fields["type"] == nil ? .missing("type") : .wrongType("type", expected: "string")
        }
        try self.init(type: type, fields: fields)
    }

    /// Reads one event from its text.
    public init(parsing data: Data) throws(WireError) { try self.init(JSONValue(parsing: data)) }

    /// Reads one event from the data of its frame.
    public init(parsing text: String) throws(WireError) { try self.init(JSONValue(parsing: text)) }

    public var wire: JSONValue { .tagged(type, fields) }

    private var fields: JSONObject {
        if case .unknown(let event) = self { event.fields } else { payload?.fields ?? [:] }
    }

    /// Its place in the stream.
    public var sequenceNumber: Int? {
        if case .unknown(let event) = self { event.fields["sequence_number"]?.integer } else { payload?.sequenceNumber }
    }

    /// The lane that it belongs to, on a WebSocket.
    public var streamID: String? { fields["stream_id"]?.string }

    /// The same event at another place of the stream, for those who number events when they send them.
    public func numbered(_ sequenceNumber: Int) -> Self {
        var fields = fields
        fields["sequence_number"] = .integer(sequenceNumber)
        return (try? Self(type: type, fields: fields)) ?? self
    }

    /// As a frame of the event stream.
    public var frame: Data { SSEWriter.event(type: type, data: wire.text) }

    /// Whether nothing follows it.
    public var endsStream: Bool {
        switch self {
        case .completed, .incomplete, .failed, .error: true
        default: false
        }
    }
}
