/// A step of a call, for those who follow it from its beginning to its end.
enum ToolStep: Sendable, Hashable {
    /// It has come further.
    case changed(ToolActivity)
    /// The last step.
    case over(ToolResult, ToolActivity)
}
