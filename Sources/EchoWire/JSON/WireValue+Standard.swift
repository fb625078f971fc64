public import Foundation

extension JSONValue: WireValue {
    public init(wire: JSONValue) { self = wire }
    public var wire: JSONValue { self }

    /// What `read` finds here, or an error that says what was expected.
    func expect<Value>(_ expected: String, _ read: (JSONValue) -> Value?) throws(WireError) -> Value {
        guard let value = read(self) else { throw .wrongType("", expected: expected) }
        return value
    }
}

extension String: WireValue {
    public init(wire: JSONValue) throws(WireError) { self = try wire.expect("string", \.string) }
    public var wire: JSONValue { .string(self) }
}

extension Int: WireValue {
    public init(wire: JSONValue) throws(WireError) { self = try wire.expect("integer", \.integer) }
    public var wire: JSONValue { .integer(self) }
}

extension Double: WireValue {
    public init(wire: JSONValue) throws(WireError) { self = try wire.expect("number", \.number) }
    public var wire: JSONValue { .number(self) }
}

extension Bool: WireValue {
    public init(wire: JSONValue) throws(WireError) { self = try wire.expect("boolean", \.bool) }
    public var wire: JSONValue { .bool(self) }
}

/// Bytes travel as base64.
extension Data: WireValue {
    public init(wire: JSONValue) throws(WireError) {
        self = try wire.expect("base64") { json in json.string.flatMap { Data(base64Encoded: $0) } }
    }
    public var wire: JSONValue { .string(base64EncodedString()) }
}

extension Array: WireValue where Element: WireValue {
    public init(wire: JSONValue) throws(WireError) {
        let elements = try wire.expect("array", \.array)
        self = []
        reserveCapacity(elements.count)
        for (index, element) in elements.enumerated() {
            do { append(try Element(wire: element)) } catch { throw error.within("\(index)") }
        }
    }
    public var wire: JSONValue { .array(map(\.wire)) }
}

extension Dictionary: WireValue where Key == String, Value: WireValue {
    public init(wire: JSONValue) throws(WireError) {
        self = [:]
        for (key, value) in try wire.expect("object", \.object) {
            do { self[key] = try Value(wire: value) } catch { throw error.within(key) }
        }
    }
    public var wire: JSONValue { .object(mapValues(\.wire)) }
}
