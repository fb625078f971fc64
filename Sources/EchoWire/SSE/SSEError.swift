/// Why an event stream cannot be read any further.
public enum SSEError: Error, Sendable, Hashable {
    /// An event, or a line that does not end, is larger than so many bytes.
    case eventTooLarge(limit: Int)
}

extension SSEError: CustomStringConvertible {
    /// A clause for people, without a full stop.
    public var description: String {
        switch self {
        case .eventTooLarge(let limit): "an event of the stream is larger than \(limit) bytes"
        }
    }
}
