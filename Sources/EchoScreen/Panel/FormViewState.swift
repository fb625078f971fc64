import EchoText

/// A panel in which values are tried: what to do, pictures of what the values act on, the values, and what they would do.
/// What is empty takes no room.
public struct FormViewState: Sendable, Hashable {
    /// The next step, or what went wrong and what to do about it.
    public var instruction: Wording
    public var role: TextRole
    /// While something is under way.
    public var progress: ProgressViewState?
    public var histograms: HistogramsViewState?
    public var timeline: TimelineViewState?
    public var fields: [FieldViewState] = []
    /// The effect of the values.
    public var verdict: [StyledText] = []

    public init(instruction: Wording, role: TextRole = .plain) {
        self.instruction = instruction
        self.role = role
    }
}
