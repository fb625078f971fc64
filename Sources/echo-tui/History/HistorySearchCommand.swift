import ArgumentParser
import EchoApp
import EchoStore

/// Finds messages in saved conversations.
struct HistorySearchCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "search", abstract: "Search the messages of saved conversations, the best matches first.",
        discussion: "Exits with status 0 if something was found, 1 if not.")

    @Flag(help: "Print JSON.")
    var json = false

    @Option(help: ArgumentHelp("How many to print at most.", valueName: "number"))
    var limit = 100

    @Argument(help: ArgumentHelp("The words and filters that a message has to match.", valueName: "words"))
    var words: [String]

    func validate() throws {
        _ = try SavedConversations.limit(limit)
        _ = try SavedConversations.filter(words)
    }

    func run() async throws {
        let filter = try SavedConversations.filter(words)
        let hits = try await SavedConversations.use { try await $0.search(filter, order: .best, limit: limit) }
        let listing = HistoryListing()
        try SavedConversations.write(json ? listing.json(hits) : listing.lines(hits))
        if hits.isEmpty { throw ExitCode.failure }
    }
}
