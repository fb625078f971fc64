/// Lists that the screen shows in panes, as lines.
enum PlainLists {
    /// Every command that can be written.
    static let help: [String] =
        ["help: Write a line and press Enter to send it. A line that begins with / or : is a command:"]
        + SlashCommandTable.all.filter { !isDrawn($0) }.map { command in
            let usage = command.argument.usage
            return
                "help: /\(command.name)\(usage.isEmpty ? "" : " " + usage): \(summaries[command.name] ?? command.summary)"
        } + ["help: /settings: all settings and their values"]

    /// Where nothing is selected and nothing has the focus.
    private static let summaries = ["copy": "copy the last answer", "help": "these commands"]

    /// Every setting with its value, by the command that changes it.
    static func settings(_ state: SettingsViewState) -> [String] { state.rows.map(line) }

    static func setting(_ id: SettingID, _ state: SettingsViewState) -> [String] {
        state.rows.filter { $0.id == id }.map { "\(line($0)) \($0.help)" }
    }

    private static func line(_ row: SettingRowViewState) -> String {
        let reason = row.reason.map { " (\($0))" } ?? ""
        return "setting /\(SettingsTable[row.id].slash): \(row.label), \(value(row.control))\(reason)"
    }

    private static func value(_ control: SettingRowViewState.Control) -> String {
        switch control {
        case .choice(let index, let options): options.indices.contains(index) ? options[index] : ""
        case .slider(_, let text), .text(let text): text.isEmpty ? "none" : text
        case .toggle(let isOn): isOn ? "on" : "off"
        }
    }

    /// What is answered with a reason is not offered.
    private static let hidden = PlainReader.drawn.union([.palette, .openInPager, .openInEditor])

    private static func isDrawn(_ command: SlashCommand) -> Bool {
        CommandTable.entry(slash: command.name).map { hidden.contains($0.command) }
            ?? (command.name == "filter")
    }
}
