import ArgumentParser
import EchoScreen
import EchoStore
import Foundation
import History

/// Finds messages in saved conversations.
struct HistorySearchCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "search", abstract: "Search the messages of saved conversations, the best matches first.",
        discussion: """
            If no message has the words, other forms of them count too. Exits with status 0 if something was found, 1 \
            if not.
            """)

    @Flag(help: "Print JSON.")
    var json = false

    @Option(help: ArgumentHelp("The maximum number to print.", valueName: "number"))
    var limit = 100

    @Argument(help: ArgumentHelp("The words and filters that a message has to match.", valueName: "words"))
    var words: [String]

    func validate() throws {
        _ = try SavedConversations.limit(limit)
        _ = try SavedConversations.filter(words)
    }

    func run() async throws {
        var filter = try SavedConversations.filter(words)
        let hits = try await SavedConversations.use { store in
            let exact = try await store.search(filter, order: .best, limit: limit)
            filter.findsForms = true
            return exact.isEmpty ? try await store.search(filter, order: .best, limit: limit) : exact
        }
        let listing = HistoryListing()
        try SavedConversations.write(json ? listing.json(hits) : listing.lines(hits))
        guard hits.isEmpty else { return }
        let words = "echo-tui: No message matches. echo-tui history lists the conversations.\n"
        PlainOutput.complain(words)
        throw ExitCode.failure
    }
}
