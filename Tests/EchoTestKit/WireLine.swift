public import EchoWire

/// One event, request or answer of a recorded conversation with a server.
public struct WireLine: Sendable, Hashable {
    public enum Direction: String, Sendable, Hashable { case client, server }

    public var direction: Direction
    public var event: JSONValue

    public init(_ direction: Direction, _ event: JSONValue) {
        self.direction = direction
        self.event = event
    }

    public init(_ event: ClientEvent) { self.init(.client, event.json) }
    public init(_ event: ServerEvent) { self.init(.server, event.json) }

    /// As the checker reads it.
    public var json: JSONValue { ["dir": .string(direction.rawValue), "event": event] }
}
