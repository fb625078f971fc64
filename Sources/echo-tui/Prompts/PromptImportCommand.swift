import ArgumentParser
import EchoApp
import EchoPresentation
import EchoStore
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
        let prompts = try imported()
        let count = try await SavedPrompts.use { store in
            let saved = try await store.prompts()
            var wanted: [SavedPrompt] = []
            for prompt in prompts { wanted.append(try placed(prompt, among: saved)) }
            for prompt in wanted { try await store.save(prompt) }
            return wanted.count
        }
        try SavedConversations.write("Imported \(count == 1 ? "1 prompt" : "\(count) prompts").\n")
    }

    private var name: String { file == "-" ? "standard input" : file }

    private func imported() throws -> [SavedPrompt] {
        do throws(PromptFileError) {
            return try PromptFile(CompositionRoot.catalog).read(text(), file: name, at: Date()) {
                PromptID(UUID().uuidString.lowercased())
            }
        } catch {
            throw Failure(error.wording.text(keyName: \.name))
        }
    }

    /// Never more than a file may have: what is read may have no end.
    private func text() throws(PromptFileError) -> String {
        guard let handle = file == "-" ? FileHandle.standardInput : FileHandle(forReadingAtPath: file) else {
            throw PromptFileError(file: name, reason: "it cannot be read")
        }
        var data = Data()
        do {
            while let more = try handle.read(upToCount: PromptFile.largest + 1 - data.count), !more.isEmpty {
                data += more
            }
        } catch {
            throw PromptFileError(file: name, reason: "it cannot be read")
        }
        guard data.count <= PromptFile.largest else { throw PromptFileError(file: name, reason: "it is too large") }
        guard let text = String(data: data, encoding: .utf8) else {
            throw PromptFileError(file: name, reason: "it is not UTF-8 text")
        }
        return text
    }

    private func placed(_ prompt: SavedPrompt, among saved: [SavedPrompt]) throws -> SavedPrompt {
        guard let old = saved.first(where: { $0.name.lowercased() == prompt.name.lowercased() }) else { return prompt }
        guard replace else {
            throw Failure("There already is a prompt called \(old.name). Nothing was imported; --replace replaces it.")
        }
        return SavedPrompt(
            id: old.id, name: prompt.name, text: prompt.text, values: prompt.values,
            isDefault: prompt.isDefault || old.isDefault, createdAt: old.createdAt, updatedAt: Date())
    }
}
