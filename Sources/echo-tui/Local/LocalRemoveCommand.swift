import ArgumentParser
import EchoScreen
import EchoStore
import Foundation

/// Removes parts.
struct LocalRemoveCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "remove", abstract: "Remove parts, unfinished downloads included.")

    @Argument(help: ArgumentHelp("The names of the parts.", valueName: "name"))
    var names: [String]

    func run() async throws {
        let shelf = PartShelf.ofThisProcess
        for part in try names.map({ try shelf.part($0) }) {
            let standing = shelf.storage.standing(of: part)
            do throws(PartError) {
                try await shelf.remove(part)
            } catch {
                throw Failure(error.description)
            }
            let sentence =
                standing.bytes == 0
                ? "\(part.title) was not installed."
                : "Removed \(part.title): \(ByteWording.text(standing.bytes)) of disk are free again."
            try SavedConversations.write(sentence + "\n")
        }
    }
}
