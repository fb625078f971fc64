import EchoText

/// The panel in which voice detection is tuned.
public struct TunerViewState: Sendable, Hashable {
    /// What to do now, or what went wrong and what to do about it.
    public var instruction: Wording
    public var role: TextRole
    /// While something is recorded.
    public var progress: TunerProgressViewState?
    /// When both recordings are there and can be used.
    public var review: TunerReviewViewState?

    public init(instruction: Wording, role: TextRole = .plain) {
        self.instruction = instruction
        self.role = role
    }
}
