import EchoPresentation

extension SettingsFeature {
    nonisolated static let offer = FeatureOffer(
        "settings",
        commands: CommandTable.settings + [
            CommandEntry(
                .showThemes, "choose theme",
                "Choose a colour theme, with a live preview.", slash: "themes", in: .program,
                keys: [.key("f7", in: .screen)])
        ],
        slashCommands: [
            SlashCommand("theme", "Use this theme; without a name, choose from a list.", .theme) { name in
                .intents([name.isEmpty ? .perform(.showThemes) : .performWith(.useTheme, name)])
            },
            SlashCommand("profile", "Switch to this profile; without a name, choose from a list.", .profile) { name in
                .intents([name.isEmpty ? .perform(.showProfiles) : .performWith(.useProfile, name)])
            },
            SlashCommand(
                "save-profile", "Save the current settings as a profile; without a name, you are asked for one.",
                .other("NAME")
            ) { name in
                .intents([name.isEmpty ? .perform(.saveProfile) : .performWith(.saveProfile, name)])
            },
        ],
        settings: SettingsTable.voices + SettingsTable.turns + SettingsTable.hearing + SettingsTable.answers
            + SettingsTable.screen + SettingsTable.keys + SettingsTable.connection)
}

extension Command {
    /// Uses the theme of that name.
    static let useTheme = Command("useTheme")
    /// Uses the settings that are kept under that name.
    static let useProfile = Command("useProfile")
}
