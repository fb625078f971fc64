// swift-format-ignore-file
// The examples of Sources/Echo/Core/Echo.swift. ECHO_RECORD_GOLDENS=1 writes them anew.
import Echo
import EchoTestKit
import Foundation
import Testing

package func `Sources/Echo/Core/Echo.swift, 1`(key: String?, print: @escaping @Sendable (Any) -> Void) async throws {
let echo = Echo(key: key)
echo.when(.messageFinalized) { event in print(event) }
let conversation = try await echo.startConversation(turnMode: .automatic(.server))
try await conversation.send("What time is it?")
_ = echo
_ = conversation
}
