// swift-format-ignore-file
// The examples of README.md. ECHO_RECORD_GOLDENS=1 writes them anew.
import Echo
import EchoTestKit
import Foundation
import Testing

package func `README.md, 1`(print: @escaping @Sendable (Any) -> Void) async throws {
let echo = Echo(environment: ProcessInfo.processInfo.environment)
let conversation = try await echo.startConversation(mode: .text)
echo.when(.error) { event in
    print(event)
    await conversation.close()
}
try await conversation.send("What time is it in Lisbon?")

for await message in conversation.messages {
    print("\(message.role): \(message.text)")
    if message.role == .assistant { await conversation.close() }
}
_ = echo
_ = conversation
}
