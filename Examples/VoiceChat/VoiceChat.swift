import Echo
import EchoALSA
import Foundation

/// Talks with the assistant through the sound card: `swift run VoiceChat`. Speak into its answers as you like.
///
/// `OPENAI_API_KEY` is the key; `OPENAI_BASE_URL` names another server than OpenAI's.
@main
struct VoiceChat {
    static func main() async throws {
        let echo = Echo(
            environment: ProcessInfo.processInfo.environment, microphone: ALSACapture(), loudspeaker: ALSAPlayback())
        echo.when(.messageFinalized) { event in
            if case .messageFinalized(let message) = event { print("\(message.role.rawValue): \(message.text)") }
        }
        echo.when(.error) { event in
            if case .error(let error) = event { print("! \(error)") }
        }

        let conversation = try await echo.startConversation(turnMode: .automatic(.server))
        print("Speak; Return ends it.")
        _ = readLine()
        await conversation.close()
    }
}
