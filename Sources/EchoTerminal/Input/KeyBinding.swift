import EchoScreen

/// One key, or keys one after another, and what they ask for in some contexts.
public struct KeyBinding: Sendable, Hashable {
    public var keys: [KeyPress]
    public var contexts: Set<KeyContext>
    public var command: Command

    public init(keys: [KeyPress], in contexts: Set<KeyContext>, _ command: Command) {
        self.keys = keys
        self.contexts = contexts
        self.command = command
    }

    /// "Ctrl+X Ctrl+E".
    public var name: String { keys.map(\.name).joined(separator: " ") }
}
