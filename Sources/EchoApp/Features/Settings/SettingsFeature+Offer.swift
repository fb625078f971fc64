import EchoPresentation

extension SettingsFeature {
    nonisolated static let offer = FeatureOffer(
        "settings",
        commands: CommandTable.settings + [
            CommandEntry(
                .showThemes, "choose a theme", slash: "themes", in: .program, keys: [.key("f7", in: .screen)])
        ],
        slashCommands: [
            SlashCommand("theme", "use a theme; without a name, choose", .theme) { name in
                .intents([name.isEmpty ? .perform(.showThemes) : .performWith(.useTheme, name)])
            },
            SlashCommand("profile", "use the settings kept under a name; without one, choose", .profile) { name in
                .intents([name.isEmpty ? .perform(.showProfiles) : .performWith(.useProfile, name)])
            },
            SlashCommand(
                "save-profile", "keep the settings under a name; without one, it is asked for", .other("NAME")
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
