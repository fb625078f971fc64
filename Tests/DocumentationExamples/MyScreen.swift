import Echo
import EchoTestKit

/// The program of which an example speaks.
actor MyScreen {
    private let conversation: Conversation

    init(_ conversation: Conversation) { self.conversation = conversation }

    func type(_ text: String) async { try? await conversation.send(text) }

    func shows(_ text: String) async -> Bool {
        await eventually { await conversation.allMessages.contains { $0.text == text } }
    }
}
