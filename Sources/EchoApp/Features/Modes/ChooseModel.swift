import Echo
import EchoScreen

/// Lets another model answer from now on, in the same conversation.
///
/// Sad courses: no such model; the server does not have it; no connection: the old one goes on answering.
@MainActor struct ChooseModel {
    let link: ConversationLink

    /// - Parameter mode: in which it answers, where that is not the one that holds now.
    /// - Returns: The model that answers now, as the conversation names it.
    func callAsFunction(_ name: String, in mode: ConversationMode? = nil) async throws -> String {
        guard let mode else { return try await choose(name, nil, in: link.connected()) }
        do {
            return try await choose(name, mode, in: link.connected(in: mode))
        } catch let error as EchoError {
            throw ModeSwitchError(mode: mode, cause: error)
        }
    }

    private func choose(
        _ name: String, _ mode: ConversationMode?, in conversation: any ConversationProtocol
    ) async throws -> String {
        try await conversation.useModel(name, in: mode)
        return await conversation.model
    }
}
