import ArgumentParser
import EchoScreen
import EchoStore
import EchoText
import Foundation
import History

/// Prints a saved conversation to be read.
struct HistoryShowCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "show", abstract: "Print a saved conversation.")

    @Flag(help: "Print JSON, with the earlier versions of messages that two programs wrote.")
    var json = false

    @OptionGroup var masking: MaskingArguments

    @Argument(help: ArgumentHelp("The id of the conversation, as echo-tui history lists it.", valueName: "id"))
    var id: String

    func run() async throws {
        let text = try await SavedConversations.use { store in
            let found = try await masking.read(id, in: store)
            let (record, title) = (found.record, found.record.title.text)
            if json { return ConversationFormat.json.text(found.messages, id: record.id, title: title, in: .current) }
            return title + "\n\n" + ConversationFormat.text.text(found.messages, in: .current)
        }
        try SavedConversations.write(json ? text : Sanitizer.written(text))
    }
}
