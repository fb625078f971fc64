// swift-format-ignore-file
// The examples of Tests/EchoTestKit/EchoTestKit.docc/EchoTestKit.md. ECHO_RECORD_GOLDENS=1 writes them anew.
import Echo
import EchoTestKit
import Foundation
import Testing

@Test func `the answer is shown`() async throws {
    let transport = ScriptedRealtimeTransport(.greeting + .question("hello") + .answer("Hi!"))
    let echo = Echo(key: nil, realtimeTransport: transport)
    let screen = MyScreen(try await echo.startConversation())

    await screen.type("hello")

    try await transport.finish()
    #expect(await screen.shows("Hi!"))
}
