/// Lists that the screen shows in panes, as lines.
struct PlainLists: Sendable {
    let catalog: Catalog

    /// Every command that can be written.
    var help: [String] {
        ["help: Type a line and press Enter to send it. A line that starts with / or : is a command:"]
            + catalog.slashCommands.all.filter { !isDrawn($0) }.map { command in
                let usage = command.argument.usage
                let summary = Self.summaries[command.name] ?? command.summary
                return "help: /\(command.name)\(usage.isEmpty ? "" : " " + usage): \(summary)"
            } + ["help: /settings: List all settings and their values."]
    }

    /// What helps against an error.
    func help(_ page: ErrorPage) -> [String] {
        ["help: What helps now: \(page.title)"] + page.steps.map { "help: \($0)" }
    }

    /// Where nothing is selected and nothing has the focus.
    private static let summaries = ["copy": "Copy the last answer.", "help": "List these commands."]

    /// Every setting with its value, by the command that changes it.
    func settings(_ state: SettingsViewState) -> [String] { state.rows.map(line) }

    func setting(_ id: SettingID, _ state: SettingsViewState) -> [String] {
        state.rows.filter { $0.id == id }.map { "\(line($0)) \($0.help)" }
    }

    private func line(_ row: SettingRowViewState) -> String {
        let reason = row.reason.map { " (\($0))" } ?? ""
        return
            "setting /\(catalog.settings[row.id]?.slash ?? row.id.name): \(row.label), \(Self.value(row.control))\(reason)"
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

    private func isDrawn(_ command: SlashCommand) -> Bool {
        catalog.commands.entry(slash: command.name).map { Self.hidden.contains($0.command) }
            ?? (command.name == "filter")
    }
}
