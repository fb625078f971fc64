public import Foundation

/// All events that one side can send.
public protocol WireEventUnion: Sendable, Hashable {
    init(type: String, fields: JSONObject) throws(WireError)
    var payload: any WireEventPayload { get }
}

extension WireEventUnion {
    /// Reads one event. Throws when a field that its type requires is missing or of another type.
    public init(_ json: JSONValue) throws(WireError) {
        guard case .object(var fields) = json else { throw .wrongType("", expected: "object") }
        guard let type = fields.removeValue(forKey: "type") else { throw .missing("type") }
        guard case .string(let type) = type else { throw .wrongType("type", expected: "string") }
        try self.init(type: type, fields: fields)
    }

    /// Reads one event from its text.
    public init(parsing data: Data) throws(WireError) { try self.init(JSONValue(parsing: data)) }

    public var type: String { payload.eventType }
    public var eventID: String? { payload.eventID }
    public var json: JSONValue { payload.json }

    /// The same event under another id, for those who number events when they send them.
    public func identified(as eventID: String) -> Self {
        var fields = json.object ?? [:]
        fields["type"] = nil
        fields["event_id"] = .string(eventID)
        return (try? Self(type: type, fields: fields)) ?? self
    }

    public var data: Data { json.data }
}
