/// Where a call that needs a person's decision stands.
enum ToolCallState: Sendable, Hashable {
    /// Others are asked about first.
    case waiting
    case asked
    /// The person has decided, or need not.
    case decided
}
