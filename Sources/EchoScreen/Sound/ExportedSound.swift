/// The sound that was written to a file.
public struct ExportedSound: Sendable, Hashable {
    /// Those whose sound could be read; none where none is kept, and then there is no file.
    public var messages: Int
    /// Two sides at the times at which they spoke, the other side on the left; else one message after the other.
    public var isCall: Bool

    public init(messages: Int, isCall: Bool) { (self.messages, self.isCall) = (messages, isCall) }
}
