import EchoTestKit
import EchoWire
import Foundation
import LocalBackend
import ServerTestKit
import Testing

@Suite struct `A function that is named is called with what stands behind its name` {
    private static let function: JSONValue = [
        "name": "get_stock_price", "description": "Gets the price of a stock", "parameters": schema,
    ]
    private static let schema: JSONValue = [
        "type": "object", "properties": ["ticker": ["type": "string"]], "required": ["ticker"],
    ]
    private static let expected = #"{"ticker":"AAPL"}"#

    @Test func `in Chat Completions and Responses`() async throws {
        var flat = Self.function.object ?? [:]
        flat["type"] = "function"
        let tool = JSONValue.object(flat)
        try await RESTClient.talk(LoopbackServer.configuration(brain: SkillBrain())) { client in
            for said in BareArgumentPhrases.stock {
                let chat = try await client.post(
                    "/v1/chat/completions",
                    [
                        "model": "gpt-5", "messages": [["role": "user", "content": .string(said)]],
                        "tools": [["type": "function", "function": Self.function]],
                    ])
                let response = try await client.post(
                    "/v1/responses", ["model": "gpt-5", "input": .string(said), "tools": [tool]])

                let call = chat.json["choices"]?[0]?["message"]?["tool_calls"]?[0]?["function"]
                #expect(call?["arguments"]?.string == Self.expected, "\(said)")
                #expect(response.json["output"]?[0]?["arguments"]?.string == Self.expected, "\(said)")
            }
        }
    }

    @Test func `and in a Realtime session`() async throws {
        let tool = ToolDefinition.function(
            FunctionTool(name: "get_stock_price", description: "Gets the price of a stock", parameters: Self.schema))
        try await LoopbackServer.talk(LoopbackServer.configuration(brain: SkillBrain())) { client in
            try await client.send(
                .sessionUpdate(SessionUpdate(session: SessionObject(outputModalities: ["text"], tools: [tool]))))
            try await client.until("session.updated")
            for said in BareArgumentPhrases.stock {
                let item = MessageItem(role: "user", content: [.inputText(text: said)])
                try await client.send(.conversationItemCreate(ConversationItemCreate(item: .message(item))))
                try await client.send(.responseCreate(ResponseCreate()))
                let done = try await client.until("response.done").last?.json["response"]
                #expect(done?["output"]?[0]?["arguments"]?.string == Self.expected, "\(said)")
            }
        }
    }
}
