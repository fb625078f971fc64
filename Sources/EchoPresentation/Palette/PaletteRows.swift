/// The commands as rows of the palette: what can be done now first.
public enum PaletteRows {
    public static let empty: Wording = "No command is called so. \(key: .stop) closes the list."

    public static func commands(in situation: Situation) -> [ChoiceRowViewState] {
        let plain = CommandTable.all.filter(isListed).map { row($0, situation) }
        let worded = SlashCommandTable.all.filter { $0.argument != .none && CommandTable.entry(slash: $0.name) == nil }
            .map(row)
        return plain.filter { !$0.isCurrent } + worded + plain.filter(\.isCurrent).map(unmarked)
    }

    /// What a row asks for: a command to perform, or one to be completed in the composer.
    public static func intent(of row: ChoiceRowViewState) -> Intent? {
        if let command = row.command { return .perform(command) }
        return SlashCommandTable[row.id].map { .replaceText("/\($0.name) ") }
    }

    /// Moving and typing need no list.
    private static func isListed(_ entry: CommandEntry) -> Bool {
        switch entry.command {
        case .compose, .palette, .commandLine, .open, .confirm, .send, .newLine, .complete: false
        default: entry.section != .lists
        }
    }

    /// What cannot be done is marked for being put last, and says why.
    private static func row(_ entry: CommandEntry, _ situation: Situation) -> ChoiceRowViewState {
        let isValid = CommandAvailability.allows(entry.command, in: situation)
        var row = ChoiceRowViewState(
            id: entry.command.name, title: entry.title.capitalizedFirst,
            note: entry.slash.map { "/\($0)" } ?? "", isCurrent: !isValid)
        row.command = entry.command
        if !isValid { row.refusal = CommandAvailability.refusal(of: entry.command) }
        return row
    }

    private static func row(_ command: SlashCommand) -> ChoiceRowViewState {
        ChoiceRowViewState(
            id: command.name, title: command.summary.capitalizedFirst,
            note: "/\(command.name) \(command.argument.usage)")
    }

    private static func unmarked(_ row: ChoiceRowViewState) -> ChoiceRowViewState {
        var row = row
        row.isCurrent = false
        return row
    }
}
