extension PhraseSkill {
    /// Explains the program.
    static let help = PhraseSkill(entries: [
        Entry(
            "what can (you|i) (do|say|ask) [for me|you]", "what (are|is) your skills", "what do you (know|understand)",
            "what else can you do",
            "what can you (help|help me) with"
        ) { context in
            [
                "I tell the time here and in other cities, count days, calculate, convert units and spell.",
                "I set timers, roll dice, flip coins, repeat what you say, and remember facts while we talk.",
            ] + (context.isOnPhone ? [] : ["For anything else you can connect a model."])
        },
        Entry(
            "help [me]", "how (do|can|should) i use (this|the|it|you) [program|app|application]",
            "how does (this|it|the program) work",
            "(what|which) keys (are there|can i press|can i use|do i press|do what)", "what are the keys",
            "[show|tell] [me] the keys"
        ) { context in
            context.isOnPhone
                ? telephone
                : [
                    "Press space on the empty line to talk, or type and press Enter to send.",
                    "Escape stops me, and Tab moves between the panes.",
                    "F1 shows all the keys, and Control C, twice, quits.",
                ]
        },
        Entry("how (do|can) i (stop|interrupt) you [talking|speaking]", "how (do|can) i make you stop") { context in
            [context.isOnPhone ? "Just start talking." : "Press Escape, or just start talking."]
        },
        Entry("how (do|can) i (quit|exit|leave|close) [the|this] [program|app]") { context in
            [context.isOnPhone ? "Say goodbye, or hang up." : "Press Control C twice."]
        },
        Entry("how (do|can) i (talk|speak) [to you]", "how do i use my voice") { context in
            context.isOnPhone
                ? telephone : ["Press space while the line is empty, then speak.", "When you stop speaking, I answer."]
        },
        Entry("how (do|can) i (type|write|send) [a message|text]") { context in
            [context.isOnPhone ? "On the telephone we only talk." : "Just type, and press Enter to send."]
        },
        Entry(
            "how (do|can) i change (the|your) (voice|settings|speed)", "where are the settings",
            "change (the|your) (voice|speed)"
        ) { context in
            context.isOnPhone
                ? ["Callers cannot change my voice."]
                : [
                    "Type /settings, or a command such as /voice cedar or /speed 1.2.",
                    "On the screen, Alt 3 goes to the Settings pane.",
                ]
        },
        Entry(
            "how (do|can) i (connect|use|get|add) (a|the|another|to a|to the|to) model", "how (do|can) i connect model",
            "connect a model",
            "how (do|can) i connect [to] (openai|open ai|a server|the server)", "how (do|can) i go online"
        ) { ConnectAdvice.sentences($0) },
    ])

    private static let telephone = ["Just speak: when you stop, I answer.", "Ask what I can do to hear my skills."]
}
