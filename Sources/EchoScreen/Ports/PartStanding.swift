/// A part that can be got, and how it stands on this machine.
public struct PartStanding: Sendable, Hashable {
    public var part: LocalPart
    public var isThere: Bool
    /// On disk; of one that is not there, what was loaded before getting it was stopped.
    public var bytes: Int
    /// As it was measured on this machine; nil where it was not tried.
    public var measured: String?

    public init(part: LocalPart, isThere: Bool, bytes: Int, measured: String? = nil) {
        (self.part, self.isThere, self.bytes, self.measured) = (part, isThere, bytes, measured)
    }
}
