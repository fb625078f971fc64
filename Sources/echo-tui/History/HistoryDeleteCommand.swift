import ArgumentParser
import EchoScreen
import EchoStore
import EchoText
import Foundation

/// Deletes saved conversations for good.
struct HistoryDeleteCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "delete", abstract: "Delete saved conversations for good.",
        discussion: "Asks before it does, unless --yes is given.")

    @Flag(help: "Do not ask for confirmation.")
    var yes = false

    @Argument(help: ArgumentHelp("The ids of the conversations, as echo-tui history lists them.", valueName: "id"))
    var ids: [String]

    func run() async throws {
        let deleted = try await SavedConversations.use { store in
            var records: [ConversationRecord] = []
            for id in ids { records.append(try await SavedConversations.conversation(id, in: store)) }
            guard try isConfirmed(records) else { return 0 }
            try await store.purge(records.map(\.id))
            return records.count
        }
        try SavedConversations.write("Deleted \(Self.conversations(deleted)).\n")
    }

    private func isConfirmed(_ records: [ConversationRecord]) throws -> Bool {
        if yes { return true }
        guard isatty(STDIN_FILENO) == 1 else {
            throw Failure("There is no terminal to ask in: --yes deletes without asking.")
        }
        let question = "Delete \(Self.conversations(records.count)) for good? [y/N] "
        PlainOutput.complain(question)
        return ["y", "yes"].contains(readLine()?.lowercased())
    }

    private static func conversations(_ count: Int) -> String {
        NumberWording.counted(count, "conversation")
    }
}
