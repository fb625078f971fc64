/// A stretch of a recording that is one turn, in samples at 24 kHz.
public struct VoiceTurn: Sendable, Hashable {
    /// Where it begins; the prefix padding is already taken off.
    public var start: Int
    /// Where speech was heard first.
    public var heard: Int
    /// Where it ended; the silence that proved it is included. Nil when the recording ended first.
    public var end: Int?

    public init(start: Int, heard: Int, end: Int?) {
        self.start = start
        self.heard = heard
        self.end = end
    }
}
