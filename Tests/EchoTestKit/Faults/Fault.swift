/// What can happen to a connection on its way.
public enum Fault: Sendable, Hashable {
    /// How a server that is there does not let anybody in.
    public enum Refusal: Sendable, Hashable {
        /// The connection is reset as soon as something is said.
        case connection
        /// It answers with this status, such as 401 or 503.
        case status(Int)
    }

    /// Whoever asks to be let in is refused. In the middle of what the server says, the connection is reset, and it is
    /// the next that is refused.
    case refused(Refusal)
    /// It is reset: neither side hears a farewell.
    case cut
    /// The server's side is closed; what the client sends still arrives.
    case halfClosed
    /// It stays open, but nothing passes any more, either way.
    case silent
    /// Half of the next frame passes, then it is reset.
    case torn
    /// The next frame's header says what no WebSocket may say.
    case brokenFrame
    /// The next frame's text is no JSON any more.
    case brokenText
    /// Nothing is lost, but the server's frames come this much later.
    case delayed(Duration)
}
