import EchoScreen

extension InterpreterFeature {
    nonisolated static let offer = FeatureOffer(
        "interpreter",
        commands: [
            CommandEntry(
                .interpret, "start or stop interpreting",
                "Interpret between two languages, or stop.", in: .talk,
                keys: [.key("i", in: [.interpreter, .call])],
                when: { $0.overlay == nil || $0.overlay == .reading }),
            CommandEntry(
                .endInterpreting, "end interpreting", "Wait for the last words, then end.", in: .talk,
                keys: [.key("x", in: [.interpreter])], when: { $0.overlay == .reading }),
            CommandEntry(
                .showInterpretation, "show interpretation", "Show what was interpreted, side by side.",
                slash: "interpretation", in: .talk),
            CommandEntry(
                .exportInterpretation, "export interpretation",
                "Export the interpretation as subtitles or as a page.", in: .talk,
                keys: [.key("e", in: [.interpreter])],
                when: { $0.overlay == nil || $0.overlay == .reading }),
        ],
        slashCommands: [
            SlashCommand(
                "interpret", aliases: ["interpreter"],
                "Interpret into a language and back, such as es, here or in the current call; off stops it.",
                .other("LANGUAGE")
            ) { .intents([.performWith(.interpret, $0)]) },
            SlashCommand(
                "interpret-calls",
                "Interpret the telephone calls that you make or take, into a language and back; off stops that.",
                .other("LANGUAGE")
            ) { .intents([.performWith(.interpretCalls, $0)]) },
            SlashCommand(
                "export-interpretation",
                "Export the interpretation as subtitles (.srt, .vtt) or a page (.html, .md, .txt, .json).", .file
            ) { .intents([.performWith(.exportInterpretation, $0)]) },
        ])
}
