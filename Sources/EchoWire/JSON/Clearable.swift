/// A setting that can be absent (nil: as it was), cleared (null on the wire: off) or set.
public enum Clearable<Value: WireValue>: WireUnion {
    case cleared
    case value(Value)

    public init(wire: JSONValue) throws(WireError) { self = wire.isNull ? .cleared : .value(try Value(wire: wire)) }

    public var wire: JSONValue { if case .value(let value) = self { value.wire } else { .null } }

    /// The value, when it is not cleared.
    public var value: Value? { if case .value(let value) = self { value } else { nil } }
}
