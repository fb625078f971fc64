extension CommandTable {
    public static let settings: [CommandEntry] = [
        CommandEntry(
            .adjustUp, "more, next", in: .settings,
            keys: [.key("right", in: adjustable), .key("l", in: adjustable)], when: canAdjust),
        CommandEntry(
            .adjustDown, "less, previous", in: .settings,
            keys: [.key("left", in: adjustable), .key("h", in: adjustable)], when: canAdjust),
        CommandEntry(
            .enterValue, "type a value", in: .settings, keys: [.key("=", in: [.settings])], when: inSettings),
        CommandEntry(
            .resetSetting, "put the default back", in: .settings, keys: [.key("d", in: [.settings, .tuner])],
            when: { inSettings($0) || canTune($0) }),
        CommandEntry(
            .resetAllSettings, "put all defaults back", slash: "defaults", in: .settings),
        CommandEntry(
            .showPresets, "settings for a headset, a loudspeaker, a noisy room", slash: "presets", in: .settings,
            keys: [.key("p", in: [.settings])]),
        CommandEntry(
            .showProfiles, "sets of settings kept by name", slash: "profiles", in: .settings,
            keys: [.key("P", in: [.settings])]),
        CommandEntry(
            .saveProfile, "keep the settings under a name", slash: "save-profile", in: .settings),
        CommandEntry(
            .deleteProfile, "delete the selected profile", in: .settings,
            keys: [.key("d", in: [.choices]), .key("delete", in: [.choices])]
        ) { $0.overlay == .choosing && $0.canDelete },
    ]

    /// Voice detection is tuned.
    public static let tuning: [CommandEntry] = [
        CommandEntry(
            .tune, "tune turns to your room and your voice", slash: "tune", in: .settings,
            keys: [.key("t", in: [.settings])]),
        CommandEntry(
            .hearTake, "listen to the recording", in: .settings, keys: [.key("p", in: [.tuner])], when: hasTake),
        CommandEntry(
            .recordAgain, "record again", in: .settings, keys: [.key("r", in: [.tuner])], when: hasTake),
    ]

    private static let adjustable: Set<KeyContext> = [.settings, .tree, .tuner]
    private static let canTune: @Sendable (Situation) -> Bool = { $0.overlay == .tuning && $0.canTune }
    private static let hasTake: @Sendable (Situation) -> Bool = { $0.overlay == .tuning && $0.hasTake }
    private static let inSettings: @Sendable (Situation) -> Bool = { $0.overlay == nil && $0.focus == .settings }
    private static let canAdjust: @Sendable (Situation) -> Bool = {
        inSettings($0) || canTune($0) || $0.overlay == .reading
    }
}
