/// Something in the kept settings that cannot be used, and where it stands. Lines and columns count from 1.
public struct SettingsProblem: Sendable, Hashable {
    public var file: String
    public var line: Int?
    public var column: Int?
    /// "threshold must be 0 to 1".
    public var reason: String
    /// What is done instead.
    public var consequence: String

    public init(
        file: String, line: Int? = nil, column: Int? = nil, reason: String, consequence: String = "Using the default."
    ) {
        self.file = file
        self.line = line
        self.column = column
        self.reason = reason
        self.consequence = consequence
    }

    /// "config.toml:3:5: threshold must be 0 to 1".
    public var text: String {
        ([file] + [line, column].compactMap { $0.map(String.init) }).joined(separator: ":") + ": " + reason
    }
}
