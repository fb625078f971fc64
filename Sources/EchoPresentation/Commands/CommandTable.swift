/// Every command there is. The keymap, the hints, the help, the palette, slash commands, the README and the manual page
/// are made from it.
public enum CommandTable {
    public static let all: [CommandEntry] =
        talking + writing + messages + tools + settings + events + panes + lists + program

    public static subscript(_ command: Command) -> CommandEntry {
        byCommand[command] ?? CommandEntry(command, "\(command)", in: .program)
    }

    /// The command that is called so after a slash or a colon.
    public static func entry(slash: String) -> CommandEntry? { bySlash[slash] }

    private static let byCommand = Dictionary(uniqueKeysWithValues: all.map { ($0.command, $0) })
    private static let bySlash = Dictionary(
        uniqueKeysWithValues: all.compactMap { entry in entry.slash.map { ($0, entry) } })
}
