import ArgumentParser
import EchoScreen
import EchoStore
import EchoText
import Foundation

/// Saves the prompts of a TOML file: all of them, or none.
struct PromptImportCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "import", abstract: "Save the prompts of a TOML file; all of them, or none if one cannot be used.")

    @Flag(help: "Replace saved prompts of the same names.")
    var replace = false

    @Argument(help: ArgumentHelp("The file; - reads standard input.", valueName: "file"), completion: .file())
    var file: String

    func run() async throws {
        let read = try imported()
        let count = try await SavedPrompts.use { store in
            let imported = ImportedPrompts(read, among: try await store.prompts(), at: Date())
            if let name = imported.taken.first, !replace {
                throw Failure(
                    "There is already a prompt called \(name). Nothing was imported; --replace replaces it.")
            }
            for prompt in imported.prompts { try await store.save(prompt) }
            return imported.prompts.count
        }
        try SavedConversations.write("Imported \(NumberWording.counted(count, "prompt")).\n")
    }

    private var name: String { file == "-" ? "standard input" : file }

    private func imported() throws -> [SavedPrompt] {
        do throws(PromptFileError) {
            let handle = file == "-" ? FileHandle.standardInput : try PromptFiles.open(file, named: name)
            return try PromptFiles(CompositionRoot.catalog).read(handle, named: name, at: Date())
        } catch {
            throw Failure(error.wording.text(keyName: \.name))
        }
    }
}
