// swift-format-ignore-file
// The examples of Sources/Echo/Echo.docc/FirstConversation.md. ECHO_RECORD_GOLDENS=1 writes them anew.
import Echo
import EchoALSA
import EchoTestKit
import Foundation
import Testing

package func `Sources/Echo/Echo.docc/FirstConversation.md, 1`() async throws {
let echo = Echo(environment: ProcessInfo.processInfo.environment)
let conversation = try await echo.startConversation(mode: .text, systemMessage: "Answer in one sentence.")
_ = echo
_ = conversation
}

package func `Sources/Echo/Echo.docc/FirstConversation.md, 2`(conversation: Conversation, print: @escaping @Sendable (Any) -> Void) async throws {
let events = conversation.events
try await conversation.send("What time is it in Lisbon?")
for await event in events {
    switch event {
    case .assistantTextDelta(_, let words): print(words)
    case .messageFinalized(let message) where message.role == .assistant: return
    case .error(let error): throw error
    default: break
    }
}
_ = events
}

package func `Sources/Echo/Echo.docc/FirstConversation.md, 3`() async throws {
let echo = Echo(
    environment: ProcessInfo.processInfo.environment, microphone: ALSACapture(), loudspeaker: ALSAPlayback())
let conversation = try await echo.startConversation(turnMode: .automatic(.server))
_ = echo
_ = conversation
}

package func `Sources/Echo/Echo.docc/FirstConversation.md, 4`(echo: Echo, conversation: Conversation, print: @escaping @Sendable (Any) -> Void) async throws {
do throws(EchoError) {
    let conversation = try await echo.startConversation(mode: .text)
    await conversation.close()
} catch .missingKey {
    print("Set OPENAI_API_KEY, or name a server that wants none.")
} catch .unreachable(let host, let reason) {
    print("\(host): \(reason)")
}
}
