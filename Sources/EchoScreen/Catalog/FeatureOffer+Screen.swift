extension FeatureOffer {
    /// The screen's own offer: the conversation, the composer, the events and the panes.
    public static let screen = FeatureOffer(
        "screen",
        commands: CommandTable.talking + CommandTable.writing + CommandTable.messages + CommandTable.events
            + CommandTable.panes + CommandTable.lists
            + CommandTable.program,
        slashCommands: SlashCommandTable.screen)
}
