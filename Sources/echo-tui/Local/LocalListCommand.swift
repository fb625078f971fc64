import ArgumentParser
import EchoApp
import EchoScreen
import EchoStore
import Foundation

/// Lists the parts that can be got.
struct LocalListCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list", abstract: "List the parts, with size, speed and license.")

    @Flag(help: "Print JSON.")
    var json = false

    func run() async throws {
        let shelf = PartShelf.ofThisProcess
        for problem in shelf.catalog.problems {
            PlainOutput.complain("echo-tui: \(problem.text)\n")
        }
        let listing = PartListing(
            shelf.catalog.parts.map(shelf.storage.standing),
            columns: TerminalSize.ofStandardOutput?.columns ?? PartListing.usualColumns)
        try SavedConversations.write(json ? try listing.json : listing.lines)
    }
}
