/// Keys that a person wants to ask for a command, in place of its own; none takes its keys away.
public struct KeyRebinding: Sendable, Hashable {
    public var command: Command
    /// "ctrl+p", "f1", "ctrl+x ctrl+e".
    public var keys: [String]
    /// Where it is written, from 1.
    public var line: Int?
    public var column: Int?

    public init(_ command: Command, keys: [String], line: Int? = nil, column: Int? = nil) {
        self.command = command
        self.keys = keys
        self.line = line
        self.column = column
    }
}
