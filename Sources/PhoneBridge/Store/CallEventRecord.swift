public import EchoWire
public import Foundation

/// An event of a call as the store keeps it.
public struct CallEventRecord: Sendable, Hashable, Identifiable {
    public var id: UUID
    public var call: UUID
    public var type: String
    public var direction: CallEventDirection
    public var payload: JSONValue?
    public var time: Date

    public init(
        id: UUID = UUID(), call: UUID, type: String, direction: CallEventDirection, payload: JSONValue? = nil,
        time: Date
    ) {
        self.id = id
        self.call = call
        self.type = type
        self.direction = direction
        self.payload = payload
        self.time = time
    }
}
