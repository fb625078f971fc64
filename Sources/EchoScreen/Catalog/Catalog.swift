/// All commands, slash commands and settings, put together from what the screen and the features offer. Help, palette,
/// keymap, manual and completions come from it.
public struct Catalog: Sendable {
    public let commands: CommandTable
    public let slashCommands: SlashCommandTable
    public let settings: SettingsTable
    /// Of what features tell the event log.
    let eventFamilies: [EventFamily]

    /// Which commands can be given in a situation.
    package var availability: CommandAvailability { CommandAvailability(commands) }

    /// - Throws: when two want the same command, key, slash command or setting.
    public init(_ offers: [FeatureOffer]) throws(CatalogConflict) {
        if let conflict = CatalogConflict.first(among: offers) { throw conflict }
        self.init(checked: offers)
    }

    private init(checked offers: [FeatureOffer]) {
        commands = CommandTable(offers.flatMap(\.commands))
        settings = SettingsTable(offers.flatMap(\.settings))
        eventFamilies = offers.flatMap(\.eventFamilies)
        slashCommands = SlashCommandTable(
            worded: offers.flatMap(\.slashCommands), commands: commands, settings: settings)
    }

    /// The catalogue without any feature.
    public static let screen = Catalog(checked: [.screen])
}
