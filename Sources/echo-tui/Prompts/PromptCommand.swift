import ArgumentParser

/// Lists, prints, imports, exports and deletes saved prompts, for people and scripts.
struct PromptCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "prompt", abstract: "List, print, import, export and delete saved prompts.",
        discussion: """
            Names of prompts are as in the list, in upper or lower case. Files are TOML: [[prompt]] with name, text, \
            and optionally default and settings such as voice, turn_taking, silence_ms, voice_model and text_model.
            """,
        subcommands: [
            PromptListCommand.self, PromptShowCommand.self, PromptImportCommand.self, PromptExportCommand.self,
            PromptDeleteCommand.self,
        ],
        defaultSubcommand: PromptListCommand.self)
}
