import ArgumentParser
import EchoScreen
import EchoStore
import EchoText
import History

/// Lists saved conversations.
struct HistoryListCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list", abstract: "List saved conversations, pinned ones and then the newest first.")

    @Flag(help: "Print JSON.")
    var json = false

    @Option(help: ArgumentHelp("The maximum number to print.", valueName: "number"))
    var limit = 1_000

    @OptionGroup var masking: MaskingArguments

    @Argument(
        help: ArgumentHelp(
            "Which conversations: words, from:, before:, model:, mode:, tool:, cost>.", valueName: "filter"))
    var filter: [String] = []

    func validate() throws {
        _ = try SavedConversations.limit(limit)
        _ = try SavedConversations.filter(filter)
    }

    func run() async throws {
        let filter = try SavedConversations.filter(filter)
        let (page, count) = try await SavedConversations.use { store in
            let page = try await store.conversations(filter, after: nil, limit: limit)
            return (page, page.next == nil ? page.records.count : try await store.count(filter))
        }
        let mask = masking.choice
        let (listing, records) = (HistoryListing(), page.records.map { mask.masked($0) })
        if records.isEmpty, !json {
            HiddenPrompt().say(self.filter.isEmpty ? "No conversation is saved yet." : "No conversation matches.")
        }
        if count > records.count {
            let more =
                limit < 10_000
                ? "--limit \(min(count, 10_000)) prints more." : "A filter, such as before:, shows older ones."
            HiddenPrompt().say(
                "Printed \(NumberWording.grouped(records.count)) of \(NumberWording.grouped(count)) conversations. \(more)"
            )
        }
        try SavedConversations.write(json ? listing.json(records) : listing.lines(records))
    }
}
