/// The result of erasing.
public struct ErasingReport: Sendable, Hashable {
    /// Conversations that are gone.
    public var conversations = 0
    /// Copies of recordings on other machines that are to be erased, these and earlier ones.
    public var copies = 0
    /// Copies of damaged databases, in which something of them may still stand.
    public var damagedFiles: [String] = []
    /// Files that could not be removed.
    public var remaining: [String] = []
    /// Why bytes of them still stand in the files; what is left is erased when the program has the time for it again. Nil when
    /// nothing is left.
    public var obstacle: StoreError?

    public init() {}
}
