import EchoTestKit
import EchoWire
import LocalBackend
import ServerTestKit
import Testing

@Suite struct `A client talks to the server in text` {
    @Test func `a question is answered in the published order`() async throws {
        let recording = try await LoopbackServer.talk(
            LoopbackServer.configuration(brain: ScriptedBrain.says("Two. ", "Or three."))
        ) {
            client in
            try await client.send(.sessionUpdate(SessionUpdate(session: SessionObject(outputModalities: ["text"]))))
            try await client.until("session.updated")
            let item = MessageItem(role: "user", content: [.inputText(text: "How many?")])
            try await client.send(.conversationItemCreate(ConversationItemCreate(item: .message(item))))
            try await client.send(.responseCreate(ResponseCreate()))
            try await client.until("rate_limits.updated")
            return client.recording
        }

        #expect(try await WireCheck.failures(in: recording).isEmpty)
        let types = recording.filter { $0.direction == .server }.compactMap { $0.event["type"]?.string }
        #expect(
            types.filter { !$0.hasSuffix("delta") } == [
                "session.created", "session.updated", "conversation.item.added", "conversation.item.done",
                "response.created", "response.output_item.added", "conversation.item.added",
                "response.content_part.added", "response.output_text.done", "response.content_part.done",
                "conversation.item.done", "response.output_item.done", "response.done", "rate_limits.updated",
            ])
    }
}
