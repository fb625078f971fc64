/// Something that has a shape on the wire.
public protocol WireValue: Sendable, Hashable {
    init(wire: JSONValue) throws(WireError)
    var wire: JSONValue { get }
}
