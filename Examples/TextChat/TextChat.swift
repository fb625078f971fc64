import Echo
import Foundation

/// Chats in writing: `swift run TextChat`.
///
/// `OPENAI_API_KEY` is the key; `OPENAI_BASE_URL` names another server than OpenAI's.
@main
struct TextChat {
    static func main() async throws {
        let echo = Echo(environment: ProcessInfo.processInfo.environment)
        let events = echo.events
        let conversation = try await echo.startConversation(mode: .text, systemMessage: "Answer in one sentence.")

        while let question = ask() {
            try await conversation.send(question)
            await printAnswer(from: events)
        }
        await conversation.close()
    }

    /// Nil when there is nothing more to ask.
    private static func ask() -> String? {
        show("> ")
        return readLine().flatMap { $0.isEmpty ? nil : $0 }
    }

    /// Word by word, as it is made.
    private static func printAnswer(from events: AsyncStream<EchoEvent>) async {
        for await event in events {
            switch event {
            case .assistantTextDelta(_, let words): show(words)
            case .messageFinalized(let message) where message.role == .assistant: return show("\n")
            case .error(let error): return show("\(error)\n")
            default: break
            }
        }
    }

    private static func show(_ text: String) { FileHandle.standardOutput.write(Data(text.utf8)) }
}
