/// The payload of an event whose type is known.
public protocol WireEvent: WireObject, WireEventPayload {
    static var type: String { get }
}

extension WireEvent {
    public var eventType: String { Self.type }
    public var wire: JSONValue { .tagged(Self.type, fields) }
    public var json: JSONValue { wire }
}
