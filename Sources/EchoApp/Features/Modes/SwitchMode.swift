import Echo
import EchoScreen

/// Goes on by voice or by text, in the same conversation. Without one it is begun that way.
///
/// Sad courses: refused, or no connection for the new way: the old one goes on, and the reason is shown.
@MainActor struct SwitchMode {
    let link: ConversationLink

    func callAsFunction(to mode: ConversationMode) async throws {
        do {
            try await link.connected(in: mode).switchMode(to: mode)
        } catch let error as EchoError {
            throw ModeSwitchError(mode: mode, cause: error)
        }
    }
}
