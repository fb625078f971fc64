public import EchoAudio

/// The call that a line carries.
public struct PhoneLineCall: Sendable, Hashable {
    public enum Direction: String, Sendable, Hashable { case inbound, outbound }

    /// As the line names it: Twilio's "CA…", or the Call-ID of SIP.
    public var id: String
    /// The caller, as the line tells it; empty where that is withheld.
    public var from: String
    /// The number that is called.
    public var to: String
    public var direction: Direction
    /// `muLaw` or `aLaw`.
    public var codec: AudioCodec
    /// The trace that it belongs to; nil where nobody asks for anything because of it.
    public var trace: TraceContext?

    /// Of the other side.
    public var number: String { direction == .inbound ? from : to }

    public init(id: String, from: String, to: String, direction: Direction, codec: AudioCodec = .muLaw) {
        self.id = id
        self.from = from
        self.to = to
        self.direction = direction
        self.codec = codec
    }
}
