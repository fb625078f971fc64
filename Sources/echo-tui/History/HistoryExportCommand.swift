import ArgumentParser
import EchoApp
import EchoStore

/// Prints a saved conversation in the form of a file.
struct HistoryExportCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "export", abstract: "Print a saved conversation as Markdown, text, JSON or JSON Lines.")

    @Option(
        help: ArgumentHelp("The format: md, txt, json or jsonl.", valueName: "name"),
        completion: .list(ConversationFormat.allCases.map(\.rawValue)))
    var format = "md"

    @Argument(help: ArgumentHelp("The conversation, as history lists it.", valueName: "id"))
    var id: String

    func validate() throws { _ = try chosen }

    private var chosen: ConversationFormat {
        get throws { try CommandLineValue.choice(format, named: "--format") ?? .markdown }
    }

    func run() async throws {
        let format = try chosen
        let text = try await SavedConversations.use { store in
            let record = try await SavedConversations.conversation(id, in: store)
            return format.text(try await SavedConversations.messages(of: record, in: store))
        }
        try SavedConversations.write(text)
    }
}
