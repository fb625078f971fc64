/// An event of a type that is not known here, kept as it came.
public struct UnknownEvent: WireEventPayload {
    public var type: String
    /// All fields but `type`.
    public var fields: JSONObject

    public init(type: String, fields: JSONObject = [:]) {
        self.type = type
        self.fields = fields
    }

    public var eventType: String { type }

    public var eventID: String? {
        get { fields["event_id"]?.string }
        set { fields["event_id"] = newValue.map(JSONValue.string) }
    }

    public var json: JSONValue { .tagged(type, fields) }
}
