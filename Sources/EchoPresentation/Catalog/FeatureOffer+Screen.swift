extension FeatureOffer {
    /// What the screen brings itself: the conversation, the composer, the events, the panes, and their settings.
    static let screen = FeatureOffer(
        "screen",
        commands: CommandTable.talking + CommandTable.writing + CommandTable.messages + CommandTable.tools
            + CommandTable.settings + CommandTable.events + CommandTable.panes + CommandTable.lists
            + CommandTable.program,
        slashCommands: SlashCommandTable.screen,
        settings: SettingsTable.voices + SettingsTable.turns + SettingsTable.hearing + SettingsTable.answers
            + SettingsTable.sound + SettingsTable.screen + SettingsTable.keys + SettingsTable.connection)
}
