/// Why what came over a WebSocket of Asterisk is not believed.
public enum AsteriskError: Error, Sendable, Hashable {
    /// A field that has to be there is not, or is not what it should be.
    case unreadable(String)
    /// The channel has another codec than G.711: `c(ulaw)` in the dial string asks for it.
    case unsupported(format: String, channel: String)
}
