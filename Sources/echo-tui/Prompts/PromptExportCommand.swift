import ArgumentParser
import EchoScreen
import EchoStore

/// Prints saved prompts as TOML.
struct PromptExportCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "export", abstract: "Print saved prompts as TOML, to be imported elsewhere.")

    @Argument(help: ArgumentHelp("The names of the prompts; all prompts if none is given.", valueName: "name"))
    var names: [String] = []

    func run() async throws {
        let prompts = try await SavedPrompts.use { store in
            if names.isEmpty { return try await store.prompts() }
            var prompts: [SavedPrompt] = []
            for name in names { prompts.append(try await SavedPrompts.prompt(name, in: store)) }
            return prompts
        }
        guard !prompts.isEmpty else { throw Failure("There are no prompts to export.") }
        try SavedConversations.write(PromptFile.text(prompts))
    }
}
