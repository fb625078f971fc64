import Echo
import EchoScreen

/// Says what the conversation may cost.
///
/// Sad courses: there is no conversation yet, then it holds from the first connection on.
@MainActor struct SetBudget {
    let link: ConversationLink

    func callAsFunction(_ budget: Budget?) async throws {
        try await link.connected().setBudget(budget, of: .conversation)
    }
}
