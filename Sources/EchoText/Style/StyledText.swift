/// Text with one role.
public struct StyledText: Sendable, Hashable {
    public var text: String
    public var role: TextRole

    public init(_ text: String, _ role: TextRole = .plain) {
        self.text = text
        self.role = role
    }
}
