import ArgumentParser

/// Lists, prints, imports, exports and deletes saved prompts, for people and scripts.
struct PromptCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "prompt", abstract: "List, print, import, export and delete saved prompts.",
        discussion: """
            A prompt is named as the list names it, however it is capitalised. Files are TOML: [[prompt]] with name, text, and \
            if wanted default and settings such as voice, turn_taking, silence_ms, voice_model and text_model.
            """,
        subcommands: [
            PromptListCommand.self, PromptShowCommand.self, PromptImportCommand.self, PromptExportCommand.self,
            PromptDeleteCommand.self,
        ],
        defaultSubcommand: PromptListCommand.self)
}
