import ArgumentParser
import EchoStore

/// Deletes an API key.
struct KeyDeleteCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "delete", abstract: "Delete a stored API key.",
        discussion: "Exits with status 0 if there was one, 1 if not.")

    @Argument(help: ArgumentHelp("The name of the key, as echo-tui key list shows it.", valueName: "name"))
    var name: String

    func validate() throws { _ = try KeyCommand.name(name) }

    func run() async throws {
        let name = try KeyCommand.name(name)
        do throws(APIKeyError) {
            guard try await ProgramKeys.ofThisProcess.api.delete(name) else {
                throw .lost(name)
            }
        } catch .lost {
            throw Failure("There is no stored key “\(name)”. echo-tui key list shows them.")
        } catch {
            throw Failure(error.text)
        }
        try SavedConversations.write("The key “\(name)” is deleted.\n")
    }
}
