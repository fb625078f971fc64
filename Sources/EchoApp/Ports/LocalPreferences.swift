/// What stands behind the offline assistant: "built-in", "auto" or an address each; nil for what comes with it.
public struct LocalPreferences: Sendable, Hashable {
    /// Who thinks of answers.
    public var brain: String?
    /// Who writes down what is said.
    public var ears: String?
    /// Who speaks.
    public var voice: String?

    public init() {}
}
