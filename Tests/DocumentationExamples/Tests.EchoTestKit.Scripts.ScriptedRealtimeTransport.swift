// swift-format-ignore-file
// The examples of Tests/EchoTestKit/Scripts/ScriptedRealtimeTransport.swift. ECHO_RECORD_GOLDENS=1 writes them anew.
import Echo
import EchoTestKit
import Foundation
import Testing

package func `Tests/EchoTestKit/Scripts/ScriptedRealtimeTransport.swift, 1`() async throws {
let transport = ScriptedRealtimeTransport(.greeting + .question("hello") + .answer("Hi!"))
let echo = Echo(key: nil, realtimeTransport: transport)
let conversation = try await echo.startConversation()
try await conversation.send("hello")
try await transport.finish()
_ = transport
_ = echo
_ = conversation
}
