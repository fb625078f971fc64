extension CommandTable {
    public static let settings: [CommandEntry] = [
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
            keys: [.key("d", in: [.settings, .tuner])],
            when: { inSettings($0) || canTune($0) }),
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

    /// Voice detection is tuned.
    public static let tuning: [CommandEntry] = [
        CommandEntry(
            .tune, "tune voice detection",
            "Tune voice detection to your room and your voice.", slash: "tune", aliases: ["calibrate"], in: .settings,
            keys: [.key("t", in: [.settings])]),
        CommandEntry(
            .hearTake, "play recording",
            "Play back the recording of your voice.", in: .settings, keys: [.key("p", in: [.tuner])], when: hasTake),
        CommandEntry(
            .recordAgain, "record again",
            "Discard both recordings and record again.", in: .settings, keys: [.key("r", in: [.tuner])], when: hasTake),
    ]

    private static let adjustable: Set<KeyContext> = [.settings, .tree, .tuner]
    private static let canTune: @Sendable (Situation) -> Bool = { $0.overlay == .tuning && $0.canTune }
    private static let hasTake: @Sendable (Situation) -> Bool = { $0.overlay == .tuning && $0.hasTake }
    private static let inSettings: @Sendable (Situation) -> Bool = { $0.overlay == nil && $0.focus == .settings }
    private static let canAdjust: @Sendable (Situation) -> Bool = {
        inSettings($0) || canTune($0) || $0.overlay == .reading
    }
}
