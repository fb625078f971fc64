public import EchoScreen

extension PromptFile {
    /// Prompts as a text that `read` understands: what a prompt does not set is left out.
    public static func text(_ prompts: [SavedPrompt]) -> String {
        let header =
            "# Prompts of echo-tui. {{date}}, {{time}}, {{weekday}}, {{timezone}} and {{name}} are filled in.\n"
        return ([header] + prompts.map(text)).joined(separator: "\n")
    }

    private static func text(_ prompt: SavedPrompt) -> String {
        let settings = SavedPrompt.settings.compactMap { id in
            prompt.values[id].map { "\(id.promptKey) = \(TOMLEdit.literal($0))\n" }
        }
        return "[[prompt]]\nname = \(TOMLEdit.literal(.word(prompt.name)))\n"
            + (prompt.isDefault ? "default = true\n" : "") + settings.joined() + "text = \(lines(prompt.text))\n"
    }

    /// A text of several lines stands as it is, between three quotes each.
    private static func lines(_ text: String) -> String {
        guard text.contains("\n") else { return TOMLEdit.literal(.word(text)) }
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        return "\"\"\"\n"
            + lines.map { TOMLEdit.literal(.word(String($0))).dropFirst().dropLast() }
            .joined(separator: "\n") + "\"\"\""
    }
}
