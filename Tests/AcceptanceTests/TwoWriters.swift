import Echo
import EchoScreen
import EchoStore
import Foundation

/// Two programs that write the same line of a conversation: "at one", and over it "at two".
enum TwoWriters {
    /// - Returns: the folder of the conversation.
    static func conversation() async -> URL {
        let folder = FileManager.default.temporaryDirectory.appending(path: "echo-tui-\(UUID().uuidString)")
        let (one, two) = (ConversationStore(folder: folder.path), ConversationStore(folder: folder.path))
        let id = ConversationID("shared")
        for (text, store) in [("at noon", one), ("at one", two), ("at two", one)] {
            let message = Message(
                id: "line", role: .user, medium: .text, text: text, status: .completed, createdAt: Date())
            var record = MessageRecord(conversation: id, position: 1, message: message, mode: .text)
            // The second one has read what the first one wrote.
            record.version = text == "at one" ? 1 : 0
            store.note(.message(record))
            await store.flush()
        }
        one.note(.ended(id, at: Date()))
        await one.close()
        await two.close()
        return folder
    }
}
