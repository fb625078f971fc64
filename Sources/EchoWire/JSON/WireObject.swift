/// A JSON object of a protocol: known fields as properties, everything else kept in `extra` and written out again.
public protocol WireObject: WireValue {
    static var fields: WireFields<Self> { get }

    /// Fields that are unknown, explicitly null, or optional and of an unexpected type, as they came. A property that
    /// is not nil takes precedence over its namesake here.
    var extra: JSONObject { get set }
}

extension WireObject {
    public init(fields: JSONObject) throws(WireError) {
        var rest = fields
        self = Self.fields.blank
        for field in Self.fields.all { try field.read(&rest, &self) }
        extra = rest
    }

    public init(wire: JSONValue) throws(WireError) {
        try self.init(fields: try wire.expect("object", \.object))
    }

    public init(_ json: JSONValue) throws(WireError) { try self.init(wire: json) }

    public var fields: JSONObject {
        var object = extra
        for field in Self.fields.all { field.write(self, &object) }
        return object
    }

    public var wire: JSONValue { .object(fields) }
    public var json: JSONValue { wire }
}
