import EchoPresentation

extension Keymap {
    /// The keys of the command table.
    public static let standard = Keymap(
        CommandTable.all.flatMap { entry in
            entry.keys.map { key in
                KeyBinding(keys: presses(key.name), in: key.contexts, entry.command)
            }
        })

    /// Keys one after another, as the table names them.
    private static func presses(_ names: String) -> [KeyPress] {
        names.split(separator: " ").compactMap { KeyPress(parsing: String($0)) }
    }
}
