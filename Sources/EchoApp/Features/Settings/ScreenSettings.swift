import EchoScreen

/// How the screen looks, and how keys and mouse work.
extension SettingsTable {
    static let screen = [
        theme,
        Setting.toggle(
            .usesASCII, "ASCII only", slash: "ascii", "Draw borders, bars and symbols with ASCII characters.",
            in: .screen,
            acts: .screen, at: \.screen.usesASCII),
        Setting.choice(
            .pictures, "Pictures", slash: "pictures",
            "Show pictures in the conversation where the terminal can (kitty, iTerm2, sixel); off shows a line.",
            in: .screen, acts: .screen, at: \.screen.pictures),
        Setting.toggle(
            .reducesMotion, "Reduced motion", slash: "reduced-motion", "Avoid animation.",
            in: .screen, acts: .screen, at: \.screen.reducesMotion),
        Setting.choice(
            .alerts, "Alerts", slash: "alerts",
            "How to alert you when an answer is ready and the terminal is in the background.", in: .screen,
            acts: .screen, at: \.screen.alerts),
        Setting.toggle(
            .setsTitle, "Window title", slash: "window-title", "Show the current state in the terminal's window title.",
            in: .screen, acts: .screen, at: \.screen.setsTitle),
        Setting.toggle(
            .printsAtEnd, "Print on exit", slash: "print-on-exit",
            "Print the conversation to the terminal's scrollback when you quit.", in: .screen, acts: .screen,
            at: \.screen.printsAtEnd
        )
        .alias("print-at-end"),
    ]

    static let keys = [
        Setting.choice(
            .editingKeys, "Editing mode", slash: "editing-mode", "Emacs or vi keys in the message and in every prompt.",
            in: .keys, acts: .screen, at: \.screen.editingKeys
        )
        .alias("editing-keys"),
        Setting.toggle(
            .keepsHistory, "Save history", slash: "save-history",
            "Save what you send for later sessions; anything that looks like an API key is left out.", in: .keys,
            acts: .screen, at: \.screen.keepsHistory
        )
        .alias("keep-history"),
        Setting.choice(
            .talkKey, "Talk key", slash: "talk-key",
            "Hold to talk, or press to start and again to stop (toggle); automatic uses hold where the terminal reports key releases.",
            in: .keys, acts: .screen, at: \.screen.talkKey),
        Setting.toggle(
            .usesMouse, "Mouse", slash: "use-mouse", "Use the mouse in this program: click, scroll and drag.",
            in: .keys,
            acts: .screen, at: \.screen.usesMouse),
    ]

    private static let theme = Setting(
        .theme, "Theme", slash: "theme", "The colour theme; auto follows the terminal (dark or light).",
        in: .screen, acts: .screen,
        kind: { options in
            .choice(
                ([ThemeChoice.automatic] + options.themes).map { SettingChoice($0) },
                othersStartWith: options.themes.isEmpty ? [""] : [])
        },
        read: { .word($0.theme ?? ThemeChoice.automatic) },
        write: { if case .word(let name) = $1 { $0.theme = name == ThemeChoice.automatic ? nil : name } })
}
