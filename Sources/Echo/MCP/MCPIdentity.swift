import EchoWire

/// A client's description of itself.
struct MCPIdentity: Sendable, Hashable {
    var name = "echo"
    var version = "1.0.0"

    var json: JSONValue { ["name": .string(name), "version": .string(version)] }
}
