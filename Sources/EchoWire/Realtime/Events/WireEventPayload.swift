/// The payload of an event.
public protocol WireEventPayload: Sendable, Hashable {
    var eventType: String { get }
    var eventID: String? { get set }
    /// The whole event, its `type` included.
    var json: JSONValue { get }
}
