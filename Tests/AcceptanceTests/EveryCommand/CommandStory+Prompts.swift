import EchoScreen
import EchoTerminal

extension CommandStory {
    static let prompts = [
        opens(.showPrompts, "Prompts", .sees("No prompts yet.")),
        CommandStory(.createPrompt, in: .prompts, after: opened, .sees("Name of the prompt")),
        CommandStory(.editPrompt, in: .prompts, after: saved, .sees("Changes are saved at once.")),
        CommandStory(.duplicatePrompt, in: .prompts, after: saved, .sees("Tutor 2")),
        CommandStory(.makePromptDefault, in: .prompts, after: saved, .sees("Tutor      default")),
        CommandStory(.deletePrompt, in: .prompts, after: saved, .sees("No prompts yet.")),
        CommandStory(.exportPrompts, in: .prompts, after: saved, .sees("Exported 1 prompt to prompts.toml.")),
        CommandStory(
            .restorePrompt, in: .prompts, after: saved + [.press(.character("d")), .see("No prompts yet.")],
            .sees("in use")),
    ]

    private static let opened: [Step] = [.press(KeyPress(.character("i"), .alt)), .see("╭ Prompts")]
    private static let saved =
        opened + [
            .press(.character("n")), .see("Name of the prompt"), .type("Tutor"), .press(.enter),
            .see("Changes are saved at once."), .press(.escape), .see("╭ Prompts"), .see("▎Tutor"),
        ]
}
