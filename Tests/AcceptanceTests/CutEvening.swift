import Echo
import EchoScreen
import EchoStore
import Foundation

/// A conversation whose only answer was thought about, and cut off when its program ended.
enum CutEvening {
    /// - Returns: the folder of the conversation.
    static func conversation() async throws -> URL {
        let folder = FileManager.default.temporaryDirectory.appending(path: "echo-tui-\(UUID().uuidString)")
        let store = ConversationStore(folder: folder.path)
        let id = ConversationID("cut")
        let question = Message(
            id: "question", role: .user, medium: .text, text: "Where do whales sing?", status: .completed,
            createdAt: Date())
        var answer = Message(
            id: "answer", role: .assistant, medium: .text, text: "They sing in the",
            status: .incomplete(reason: "max_output_tokens"), createdAt: Date())
        answer.thoughts = Message.Thoughts(text: "Whales live in water.", duration: .seconds(3))
        answer.sources = [WebSource(title: "Whales", url: "https://example.com/whales")].compactMap(\.self)
        answer.compaction = Message.Compaction(sealed: nil)
        for (position, message) in [question, answer].enumerated() {
            store.note(.message(MessageRecord(conversation: id, position: position, message: message, mode: .text)))
        }
        store.note(.ended(id, at: Date()))
        await store.close()
        return folder
    }
}
