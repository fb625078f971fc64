/// The options for people to read: a table of the program's own, and one of the subcommands, whose help lists theirs.
struct OptionTable {
    private let program: CommandLineDump.Command

    init() throws { program = try CommandLineDump.read().command }

    var markdown: String {
        let run = program.subcommand("run").map(Self.options) ?? ""
        return run + "\n" + subcommands
    }

    private static func options(of command: CommandLineDump.Command) -> String {
        let rows = command.shown.filter { !$0.isHelp }.map { [MarkdownTable.code($0.usage), $0.abstract ?? ""] }
        return MarkdownTable(heading: ["Option", ""], rows: rows).text
    }

    private var subcommands: String {
        let rows = program.shownSubcommands.map { command in
            [MarkdownTable.code("echo-tui \(command.commandName)"), command.abstract ?? ""]
        }
        return MarkdownTable(heading: ["Subcommand", ""], rows: rows).text
    }
}
