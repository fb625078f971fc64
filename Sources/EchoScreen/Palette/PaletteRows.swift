/// The commands as rows of the palette: what can be done now first.
public struct PaletteRows: Sendable {
    public static let empty: Wording = "No matching command. \(key: .stop) closes the list."

    private let catalog: Catalog
    private let availability: CommandAvailability

    public init(_ catalog: Catalog) {
        self.catalog = catalog
        availability = catalog.availability
    }

    public func commands(in situation: Situation) -> [ChoiceRowViewState] {
        let plain = catalog.commands.all.filter(Self.isListed).map { row($0, situation) }
        let worded = catalog.slashCommands.all
            .filter { $0.argument != .none && catalog.commands.entry(slash: $0.name) == nil }
            .map(Self.row)
        return plain.filter { !$0.isCurrent } + worded + plain.filter(\.isCurrent).map(Self.unmarked)
    }

    /// The intent of a row: a command to perform, or one to be completed in the composer.
    public func intent(of row: ChoiceRowViewState) -> Intent? {
        if let command = row.command { return .perform(command) }
        return catalog.slashCommands[row.id].map { .replaceText("/\($0.name) ") }
    }

    /// Moving and typing need no list.
    private static func isListed(_ entry: CommandEntry) -> Bool {
        switch entry.command {
        case .palette, .commandLine, .open, .confirm, .send, .newLine, .complete: false
        default: entry.section != .lists && entry.command.edit == nil
        }
    }

    /// What cannot be done is marked for being put last, and says why.
    private func row(_ entry: CommandEntry, _ situation: Situation) -> ChoiceRowViewState {
        let isValid = availability.allows(entry.command, in: situation)
        var row = ChoiceRowViewState(
            id: entry.command.name, title: entry.title.capitalizedFirst,
            note: entry.slash.map { "/\($0)" } ?? "", help: entry.help, isCurrent: !isValid)
        row.command = entry.command
        if !isValid { row.refusal = availability.refusal(of: entry.command, in: situation) }
        return row
    }

    private static func row(_ command: SlashCommand) -> ChoiceRowViewState {
        ChoiceRowViewState(
            id: command.name, title: command.title, note: "/\(command.name) \(command.argument.usage)",
            help: command.summary)
    }

    private static func unmarked(_ row: ChoiceRowViewState) -> ChoiceRowViewState {
        var row = row
        row.isCurrent = false
        return row
    }
}
