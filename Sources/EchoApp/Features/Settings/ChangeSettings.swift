import Echo
import EchoScreen

/// Tells changed settings to the running session; without one they wait for the next.
///
/// Sad courses: the server refuses, then they are not in force.
@MainActor struct ChangeSettings {
    let link: ConversationLink

    func callAsFunction(_ settings: SessionSettings) async throws {
        guard let conversation = link.conversation, !link.isLost else { return link.noteUntoldSettings() }
        try await conversation.updateSettings(settings)
    }
}
