import EchoScreen

extension SettingsFeature {
    nonisolated static let offer = FeatureOffer(
        "settings",
        commands: commands + [
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
            + SettingsTable.writing + SettingsTable.screen + SettingsTable.keys + SettingsTable.connection
            + SettingsTable.localParts)

    nonisolated private static let commands: [CommandEntry] = [
        CommandEntry(
            .adjustUp, "increase value",
            "Increase the value, or go to the next option.", in: .settings,
            keys: [.key("right", in: adjustable), .key("l", in: adjustable)], when: canAdjust),
        CommandEntry(
            .adjustDown, "decrease value",
            "Decrease the value, or go to the previous option.", in: .settings,
            keys: [.key("left", in: adjustable), .key("h", in: adjustable)], when: canAdjust),
        CommandEntry(
            .enterValue, "enter value",
            "Type a value for the selected setting.", in: .settings, keys: [.key("=", in: [.settings])],
            when: inSettings),
        CommandEntry(
            .resetSetting, "reset to default",
            "Reset the selected setting to its default; in the tuner, to the best fit.", in: .settings,
            keys: [.key("d", in: [.settings, .form])],
            when: { inSettings($0) || hasFields($0) }),
        CommandEntry(
            .resetAllSettings, "reset all settings",
            "Reset all settings to their defaults.", slash: "defaults", aliases: ["reset-settings"], in: .settings),
        CommandEntry(
            .showPresets, "choose preset",
            "Apply a preset: headset, laptop speakers, noisy room or push to talk.", slash: "presets",
            aliases: ["preset"], in: .settings,
            keys: [.key("p", in: [.settings])]),
        CommandEntry(
            .showProfiles, "choose profile",
            "Switch to another saved set of settings.", slash: "profiles", in: .settings,
            keys: [.key("P", in: [.settings])]),
        CommandEntry(
            .saveProfile, "save profile",
            "Save the current settings as a profile.", slash: "save-profile", in: .settings),
        CommandEntry(
            .deleteProfile, "delete profile",
            "Delete the selected profile.", in: .settings,
            keys: [.key("d", in: [.choices]), .key("delete", in: [.choices])]
        ) { $0.overlay == .choosing && $0.canDelete },
    ]

    nonisolated private static let adjustable: Set<KeyContext> = [.settings, .tree, .form]
    nonisolated private static let hasFields: @Sendable (Situation) -> Bool = { $0.overlay == .form && $0.hasFields }
    nonisolated private static let inSettings: @Sendable (Situation) -> Bool = {
        $0.overlay == nil && $0.focus == .settings
    }
    nonisolated private static let canAdjust: @Sendable (Situation) -> Bool = {
        inSettings($0) || hasFields($0) || $0.overlay == .reading
    }
}

extension Command {
    /// Uses the theme of that name.
    static let useTheme = Command("useTheme")
    /// Uses the settings that are kept under that name.
    static let useProfile = Command("useProfile")
}
