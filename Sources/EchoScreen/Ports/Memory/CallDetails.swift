/// The details of a telephone call that a conversation was.
public struct CallDetails: Sendable, Hashable {
    /// Seen from this program.
    public enum Direction: String, Sendable, Hashable, CaseIterable { case inbound, outbound }

    /// The carrier's own name for the call.
    public let callID: String
    public var direction: Direction
    /// The other party's number; nil when it is withheld.
    public var number: String?
    /// How far the call came, in the carrier's words: "ringing", "in-progress", "completed".
    public var status: String
    /// From answered to hung up; nil before that.
    public var duration: Duration?
    /// The settings that it was held with, as JSON.
    public var configuration: String?

    public init(
        callID: String, direction: Direction, number: String? = nil, status: String, duration: Duration? = nil,
        configuration: String? = nil
    ) {
        self.callID = callID
        self.direction = direction
        self.number = number
        self.status = status
        self.duration = duration
        self.configuration = configuration
    }
}
