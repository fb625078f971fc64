/// How the screen looks, and how keys and mouse work.
extension SettingsTable {
    public static let screen = [
        theme,
        Setting.toggle(
            .usesASCII, "ASCII only", slash: "ascii", "Borders, bars and signs of plain letters.", in: .screen,
            acts: .screen, at: \.screen.usesASCII),
        Setting.toggle(
            .reducesMotion, "Reduced motion", slash: "reduced-motion", "Whether nothing moves that need not.",
            in: .screen, acts: .screen, at: \.screen.reducesMotion),
        Setting.choice(
            .alerts, "Alerts", slash: "alerts", "What tells of an answer while you look elsewhere.", in: .screen,
            acts: .screen, at: \.screen.alerts),
        Setting.toggle(
            .setsTitle, "Window title", slash: "window-title", "Whether the terminal's title says what goes on.",
            in: .screen, acts: .screen, at: \.screen.setsTitle),
        Setting.toggle(
            .printsAtEnd, "Print at the end", slash: "print-at-end",
            "Whether the conversation is left in the terminal's scrollback.", in: .screen, acts: .screen,
            at: \.screen.printsAtEnd),
    ]

    public static let keys = [
        Setting.choice(
            .editingKeys, "Editing keys", slash: "editing-keys", "The keys of the message and of every line.",
            in: .keys, acts: .screen, at: \.screen.editingKeys),
        Setting.toggle(
            .keepsHistory, "Keep history", slash: "keep-history",
            "Whether what you send can be recalled another day; what looks like a key never is.", in: .keys,
            acts: .screen, at: \.screen.keepsHistory),
        Setting.choice(
            .talkKey, "Talk key", slash: "talk-key",
            "Hold it while you talk, or press it and press again; automatic holds where the terminal can tell.",
            in: .keys, acts: .screen, at: \.screen.talkKey),
        Setting.toggle(
            .usesMouse, "Mouse", slash: "use-mouse", "Whether clicks, wheel and drags go to this program.", in: .keys,
            acts: .screen, at: \.screen.usesMouse),
    ]

    private static let theme = Setting(
        .theme, "Theme", slash: "theme", "The colours of the screen; auto is dark or light as the terminal.",
        in: .screen, acts: .screen,
        kind: { options in
            .choice(
                ([ThemeChoice.automatic] + options.themes).map { SettingChoice($0) },
                othersStartWith: options.themes.isEmpty ? "" : nil)
        },
        read: { .word($0.theme ?? ThemeChoice.automatic) },
        write: { if case .word(let name) = $1 { $0.theme = name == ThemeChoice.automatic ? nil : name } })
}
