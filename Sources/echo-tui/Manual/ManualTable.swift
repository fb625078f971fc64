import ArgumentParser
import EchoScreen

/// The tables of `docs/manual.md` that the program writes, from the tables it works by.
enum ManualTable: String, CaseIterable, ExpressibleByArgument {
    case options, keys, commands, settings

    func markdown(of catalog: Catalog) throws -> String {
        switch self {
        case .options: try OptionTable().markdown
        case .keys: KeyTable(catalog).markdown
        case .commands: CommandWordTable(catalog: catalog).markdown
        case .settings: SettingTable(settings: catalog.settings).markdown
        }
    }
}

/// The commands that are typed after a slash or a colon, except those of the settings: `SettingTable` has them.
struct CommandWordTable {
    let catalog: Catalog

    var markdown: String {
        let commands = catalog.slashCommands.all.filter { catalog.settings.setting(slash: $0.name) == nil }
        let rows = commands.map { command in
            let names = ([command.name] + command.aliases).map { "/" + $0 }.joined(separator: ", ")
            let usage = command.argument.usage
            return [MarkdownTable.code(usage.isEmpty ? names : "\(names) \(usage)"), command.summary]
        }
        return MarkdownTable(heading: ["Command", ""], rows: rows.sorted { $0[0] < $1[0] }).text
    }
}

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

/// Where each setting is found, by the groups of their pane: name, place in the file and command.
/// The pane and the manual page say what it does.
struct SettingTable {
    let settings: SettingsTable

    var markdown: String {
        settings.groups.map { group in
            let rows = settings.all.filter { $0.group == group }.map { setting in
                [
                    setting.label, MarkdownTable.code(ManualPage.place(of: setting.id)),
                    MarkdownTable.code("/" + setting.slash),
                ]
            }
            return MarkdownTable(heading: [group.title, "In the file", "Command"], rows: rows).text
        }.joined(separator: "\n")
    }
}
