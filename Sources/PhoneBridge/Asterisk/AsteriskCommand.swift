/// What Asterisk's WebSocket channel is told in text.
public enum AsteriskCommand: Sendable, Hashable {
    /// Takes the call, where Asterisk has not done so when the connection stood.
    case answer
    /// Comes back when what was sent before it is played. The name has no spaces, and a hundred characters at most.
    case mark(String)
    /// Nothing of what was sent is played any more, and the marks in it never come back.
    case flush
    case hangUp

    /// Asterisk leaves commands of more than 128 bytes out.
    public static let longest = 128

    /// - Parameter isJSON: what the channel speaks, `AsteriskStart.isJSON`.
    public func text(isJSON: Bool) -> String {
        let (name, id) = parts
        guard isJSON else { return id.map { "\(name) \($0)" } ?? name }
        return id.map { #"{"command":"\#(name)","correlation_id":"\#($0)"}"# } ?? #"{"command":"\#(name)"}"#
    }

    private var parts: (name: String, id: String?) {
        switch self {
        case .answer: ("ANSWER", nil)
        case .mark(let name): ("MARK_MEDIA", name)
        case .flush: ("FLUSH_MEDIA", nil)
        case .hangUp: ("HANGUP", nil)
        }
    }
}
