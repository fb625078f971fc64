import EchoTestKit
import EchoWire
import Foundation
import ServerTestKit
import Testing

@testable import LocalBackend

@Suite struct `A conversation that grows long is made short` {
    private static let management: JSONValue = [["type": "compaction", "compact_threshold": 50]]
    private static let long = String(repeating: "word ", count: 200)
    /// Tells how many turns it sees, and the first.
    private static let counting = ScriptedBrain { prompt in
        guard case .user(let first, _)? = prompt.items.first else { return .parts([.text("None.")]) }
        return .parts([.text("\(prompt.items.count) \(first.prefix(4))")])
    }

    private static func history(_ texts: [String]) -> JSONValue {
        .array(
            texts.enumerated().map { index, text in
                ["role": index.isMultiple(of: 2) ? "user" : "assistant", "content": .string(text)]
            })
    }

    @Test func `an item stands for what was before, in the published order`() async throws {
        let request: JSONValue = [
            "model": "gpt-6-luna", "stream": true, "context_management": Self.management,
            "input": Self.history([Self.long, "Yes.", "And now?"]),
        ]
        let stream = try await RESTClient.talk(LoopbackServer.configuration(brain: ScriptedBrain.says("Fine."))) {
            try await $0.stream("/v1/responses", request)
        }

        let lines = [WireLine(.client, request)] + stream.events.map { WireLine(.server, $0) }
        #expect(try await WireCheck.failures(in: lines, of: .responses) == [])
        #expect(
            stream.types.prefix(5) == [
                "response.created", "response.in_progress", "response.output_item.added",
                "response.compaction.compacting", "response.output_item.done",
            ])
        let output = stream.events.last?["response"]?["output"]
        #expect(output?[0]?["type"] == "compaction")
        #expect(output?[1]?["type"] == "message")
        let sealed = output?[0]?["encrypted_content"]?.string ?? ""
        #expect(!sealed.isEmpty && !sealed.contains("word"))
    }

    @Test func `there is none on its own, which is said without wrong advice`() async throws {
        try await RESTClient.talk(LoopbackServer.configuration(brain: ScriptedBrain.says("Fine."))) { client in
            let reply = try await client.post("/v1/responses/compact", ["model": "m", "input": "Hi."])

            #expect(reply.status == 404)
            let message = reply.json["error"]?["message"]?.string ?? ""
            #expect(message.contains("context_management") && !message.contains("DELETE"))
        }
    }

    @Test func `a number of tokens is bounded by a whole number`() async throws {
        try await RESTClient.talk(LoopbackServer.configuration(brain: ScriptedBrain.says("Fine."))) { client in
            let reply = try await client.post(
                "/v1/responses", ["model": "m", "input": "Hi.", "max_output_tokens": 1])

            #expect(reply.json["error"]?["message"]?.string?.contains("Expected a value >= 16, but got 1") == true)
        }
    }

    @Test func `none comes while it is short, or unless it is asked for`() async throws {
        try await RESTClient.talk(LoopbackServer.configuration(brain: ScriptedBrain.says("Fine."))) { client in
            let short = try await client.post(
                "/v1/responses", ["model": "m", "input": "Hi.", "context_management": Self.management])
            let unasked = try await client.post("/v1/responses", ["model": "m", "input": .string(Self.long)])

            #expect(short.json["output"]?.array?.count == 1)
            #expect(unasked.json["output"]?.array?.count == 1)
        }
    }

    @Test func `it is understood when it comes back, and stands for all before it`() async throws {
        try await RESTClient.talk(LoopbackServer.configuration(brain: Self.counting)) { client in
            let first = try await client.post(
                "/v1/responses",
                [
                    "model": "m", "input": Self.history(["Mine " + Self.long, "Yes.", "And now?"]),
                    "context_management": Self.management,
                ])
            let output = try #require(first.json["output"]?.array)
            let next: JSONValue = ["role": "user", "content": "Then?"]

            let again = try await client.post("/v1/responses", ["model": "m", "input": .array(output + [next])])
            #expect(again.json["output"]?[0]?["content"]?[0]?["text"] == "5 Mine")

            let continued = try await client.post(
                "/v1/responses",
                ["model": "m", "input": [next], "previous_response_id": first.json["id"] ?? .null])
            #expect(continued.json["output"]?[0]?["content"]?[0]?["text"] == "5 Mine")
            #expect(
                continued.json["usage"]?["input_tokens"]?.integer ?? 999
                    < first.json["usage"]?["input_tokens"]?.integer ?? 0)
        }
    }

    @Test func `one that was not made here cannot be read`() async throws {
        let answer = try await RESTClient.talk(LoopbackServer.configuration()) {
            try await $0.post(
                "/v1/responses",
                ["model": "m", "input": [["type": "compaction", "id": "cmp_1", "encrypted_content": "gAAAAA"]]])
        }

        #expect(answer.status == 400)
        #expect(answer.json["error"]?["code"] == "invalid_encrypted_content")
        #expect(answer.json["error"]?["param"] == "input[0].encrypted_content")
    }

    @Test func `turns are sealed and opened again, the older ones shortened`() throws {
        let items: [BrainItem] = [
            .system("Be brief."), .user(Self.long), .assistant("Yes."),
            .call(id: "c", name: "f", arguments: #"{"a":1}"#), .callOutput(id: "c", output: "42"), .user("And now?"),
        ]

        let opened = try #require(SealedConversation(SealedConversation(of: items).text))

        #expect(opened.items.count == items.count)
        #expect(opened.items[1] == .user(String(Self.long.prefix(240))))
        #expect(opened.items[2...].map(\.self) == Array(items[2...]))
        #expect(SealedConversation("local-1.x") == nil)
        #expect(SealedConversation("") == nil)
        #expect(SealedConversation(of: Array(repeating: .user("x"), count: 100)).items.count == 64)
    }
}
