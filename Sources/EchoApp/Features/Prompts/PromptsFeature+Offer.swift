import EchoScreen

extension PromptsFeature {
    nonisolated static let offer = FeatureOffer(
        "prompts",
        commands: [
            CommandEntry(
                .showPrompts, "prompts",
                "Apply, create and edit saved prompts: instructions with a voice and other settings.",
                slash: "prompts", in: .conversation, keys: [.key("alt+i", in: .screen)]),
            entry(.createPrompt, "create prompt", "Save your current instructions and settings as a prompt.", "n") {
                $0.facts.contains(.browsesPrompts)
            },
            entry(.editPrompt, "edit prompt", "Edit the selected prompt.", "e"),
            entry(.duplicatePrompt, "duplicate prompt", "Save a copy of the selected prompt.", "c"),
            entry(
                .makePromptDefault, "make prompt default",
                "Apply the selected prompt whenever echo-tui starts, or stop doing so.", "m"),
            entry(.deletePrompt, "delete prompt", "Delete the selected prompt; it can be restored.", "d"),
            entry(.exportPrompts, "export prompts", "Write all prompts to prompts.toml, in the current folder.", "x") {
                $0.facts.contains(.browsesPrompts)
            },
            entry(.restorePrompt, "restore prompt", "Bring back the prompt deleted last.", "u") {
                $0.facts.contains(.canRestorePrompt)
            },
        ],
        slashCommands: [
            SlashCommand(
                "prompt", "Apply this saved prompt; off stops using it; without a name, choose from a list.", .prompt
            ) { name in
                .intents([name.isEmpty ? .perform(.showPrompts) : .performWith(.usePrompt, name)])
            },
            SlashCommand("import-prompts", "Save the prompts of a TOML file; all of them, or none.", .file) { name in
                name.isEmpty
                    ? .refused("/import-prompts needs a file name, such as /import-prompts prompts.toml.")
                    : .intents([.performWith(.importPrompts, name)])
            },
            SlashCommand("export-prompts", "Write all prompts to a TOML file; without a name, prompts.toml.", .file) {
                .intents([.performWith(.exportPrompts, $0)])
            },
        ],
        settings: [
            Setting(
                .personName, "Your name", slash: "my-name", "Your name, which {{name}} stands for in prompts.",
                in: .answers, acts: .screen, kind: { _ in .text },
                read: { $0.values[.personName] ?? .word("") },
                write: { $0.values[.personName] = $1 == .word("") ? nil : $1 })
        ])

    nonisolated private static func entry(
        _ command: Command, _ title: String, _ help: String, _ key: String,
        when isValid: @escaping @Sendable (Situation) -> Bool = { $0.facts.contains(.browsesPrompts) }
    ) -> CommandEntry {
        CommandEntry(
            command, title, help, in: .conversation, keys: [.key(key, in: [.prompts])],
            else: "This works in the list of prompts: \(key: .showPrompts) opens it.", when: isValid)
    }
}

extension Command {
    /// Applies the prompt of that name.
    static let usePrompt = Command("usePrompt")
    /// Saves the prompts of that file.
    static let importPrompts = Command("prompts.import")
}

extension SettingID {
    /// What the person is called in prompts.
    static let personName = SettingID("prompts.name")
}
