import ArgumentParser
import EchoScreen
import EchoText
import Foundation

/// Deletes saved prompts.
struct PromptDeleteCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "delete", abstract: "Delete saved prompts.",
        discussion: "Asks before it does, unless --yes is given.")

    @Flag(help: "Do not ask for confirmation.")
    var yes = false

    @Argument(help: ArgumentHelp("The names of the prompts.", valueName: "name"))
    var names: [String]

    func run() async throws {
        let deleted = try await SavedPrompts.use { store in
            var prompts: [SavedPrompt] = []
            for name in names { prompts.append(try await SavedPrompts.prompt(name, in: store)) }
            guard try isConfirmed(prompts) else { return 0 }
            for prompt in prompts { try await store.delete(prompt.id, at: Date()) }
            return prompts.count
        }
        try SavedConversations.write("Deleted \(Self.words(deleted)).\n")
    }

    private func isConfirmed(_ prompts: [SavedPrompt]) throws -> Bool {
        if yes { return true }
        guard isatty(STDIN_FILENO) == 1 else {
            throw Failure("There is no terminal to ask in: --yes deletes without asking.")
        }
        PlainOutput.complain("Delete \(Self.words(prompts.count))? [y/N] ")
        return ["y", "yes"].contains(readLine()?.lowercased())
    }

    private static func words(_ count: Int) -> String { NumberWording.counted(count, "prompt") }
}
