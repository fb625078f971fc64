/// The options for people to read: a table for the program and one for each subcommand.
struct OptionTable {
    private let program: CommandLineDump.Command

    init() throws { program = try CommandLineDump.read().command }

    var markdown: String {
        let run = program.subcommand("run").map { [("echo-tui", $0)] } ?? []
        let others = program.namedSubcommands.map { ("echo-tui \($0.name)", $0.command) }
        return (run + others).map(Self.section).joined(separator: "\n")
    }

    private static func section(_ name: String, _ command: CommandLineDump.Command) -> String {
        let arguments = command.shown.filter { !$0.isHelp }
        let rows = arguments.map { [MarkdownTable.code($0.usage), $0.abstract ?? ""] }
        return MarkdownTable(heading: [MarkdownTable.code(name), command.abstract ?? ""], rows: rows).text
    }
}
