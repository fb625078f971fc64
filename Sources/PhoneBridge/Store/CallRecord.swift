public import EchoWire
public import Foundation

/// A call as the store keeps it.
public struct CallRecord: Sendable, Hashable, Identifiable {
    public var id: UUID
    /// Twilio's name of it.
    public var sid: String?
    public var direction: CallDirection
    /// Of the other side.
    public var number: String?
    public var status: CallStatus
    public var started: Date
    /// Nil while it runs.
    public var ended: Date?
    /// In whole seconds.
    public var duration: Duration?
    public var prompt: UUID?
    public var configuration: JSONValue?
    /// The bridge that holds it.
    public var instance: String?
    /// The user who placed it.
    public var user: UUID?

    public init(
        id: UUID = UUID(), sid: String? = nil, direction: CallDirection, number: String? = nil, status: CallStatus,
        started: Date, ended: Date? = nil, duration: Duration? = nil, prompt: UUID? = nil,
        configuration: JSONValue? = nil, instance: String? = nil, user: UUID? = nil
    ) {
        self.id = id
        self.sid = sid
        self.direction = direction
        self.number = number
        self.status = status
        self.started = started
        self.ended = ended
        self.duration = duration
        self.prompt = prompt
        self.configuration = configuration
        self.instance = instance
        self.user = user
    }

    /// By its line's name: the same whichever program asks.
    public static func id(of name: String) -> UUID { UUID(ofCall: name) }

    /// A clock that was set back makes no call shorter than nothing, and who never answered did not talk.
    mutating func end(as status: CallStatus, at instant: Date) {
        duration = self.status.isWaiting ? .zero : .seconds(Int(max(0, instant.timeIntervalSince(started)).rounded()))
        (self.status, ended) = (status, instant)
    }
}
