/// A value of the wire that has several shapes.
public protocol WireUnion: WireValue {}

extension WireUnion {
    public init(_ json: JSONValue) throws(WireError) { try self.init(wire: json) }
    public var json: JSONValue { wire }
}

extension JSONValue {
    /// The value of the object's `type` field, and its other fields.
    func tagged() throws(WireError) -> (type: String?, fields: JSONObject) {
        var fields = try expect("object", \.object)
        guard let type = fields["type"]?.string else { return (nil, fields) }
        fields.removeValue(forKey: "type")
        return (type, fields)
    }

    /// An object of the given `type`.
    static func tagged(_ type: String, _ fields: JSONObject) -> JSONValue {
        var object = fields
        object["type"] = .string(type)
        return .object(object)
    }
}
