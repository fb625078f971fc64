import EchoScreen

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
