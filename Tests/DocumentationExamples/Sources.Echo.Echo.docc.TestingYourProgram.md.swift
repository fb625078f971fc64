// swift-format-ignore-file
// The examples of Sources/Echo/Echo.docc/TestingYourProgram.md. ECHO_RECORD_GOLDENS=1 writes them anew.
import Echo
import EchoTestKit
import Foundation
import Testing

@Test func `a question is answered, and the answer is kept`() async throws {
    let transport = ScriptedRealtimeTransport(.greeting + .question("hello") + .answer("Hi!"))
    let echo = Echo(key: nil, realtimeTransport: transport)
    let conversation = try await echo.startConversation()

    try await conversation.send("hello")

    try await transport.finish()
    #expect(await eventually { await conversation.allMessages.last?.text == "Hi!" })
    await conversation.close()
}

@Test func `a microphone is open while the conversation listens`() async throws {
    let microphone = ManualMicrophone()
    let transport = ScriptedRealtimeTransport(.greeting)
    let echo = Echo(key: nil, microphone: microphone, realtimeTransport: transport)
    let conversation = try await echo.startConversation(settings: SessionSettings())
    #expect(!microphone.isOpen)

    try await conversation.startListening()

    #expect(await eventually { microphone.isOpen })
    await conversation.close()
}
