import EchoScreen

extension Keymap {
    /// The keys that the commands have unless the person binds others.
    public init(_ commands: CommandTable) {
        self.init(
            commands.all.flatMap { entry in
                entry.keys.map { key in
                    KeyBinding(keys: Self.presses(key.name), in: key.contexts, entry.command)
                }
            }, titles: Dictionary(commands.all.map { ($0.command, $0.title) }) { first, _ in first })
    }

    /// Keys one after another, as the table names them.
    private static func presses(_ names: String) -> [KeyPress] {
        names.split(separator: " ").compactMap { KeyPress(parsing: String($0)) }
    }
}
