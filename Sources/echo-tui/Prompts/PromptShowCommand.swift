import ArgumentParser
import EchoApp
import EchoScreen
import EchoText

/// Prints the text of a saved prompt.
struct PromptShowCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "show", abstract: "Print the text of a saved prompt, with its variables as they are written.")

    @Argument(help: ArgumentHelp("The name of the prompt.", valueName: "name"))
    var name: String

    func run() async throws {
        let prompt = try await SavedPrompts.use { try await SavedPrompts.prompt(name, in: $0) }
        try SavedConversations.write(Sanitizer.harmless(prompt.text) + "\n")
    }
}
