import EchoTestKit
import EchoWire
import Foundation
import LocalBackend
import ServerTestKit
import Testing

@Suite struct `An answer tells how it came about, and what each message is` {
    private static let tool: JSONValue = [
        "type": "function", "name": "look", "description": "Looks.", "strict": true,
        "parameters": ["type": "object", "properties": [:], "required": [], "additionalProperties": false],
    ]

    private func checked(
        _ brain: any BrainProtocol, _ request: JSONObject, tellsThoughts: Bool = true
    ) async throws -> (RESTClient.Stream, [String]) {
        let usual: JSONObject = ["stream": true, "input": "What is 2 plus 3?"]
        let request = JSONValue.object(usual.merging(request) { $1 })
        var configuration = LoopbackServer.configuration(brain: brain)
        configuration.tellsThoughts = tellsThoughts
        let stream = try await RESTClient.talk(configuration) {
            try await $0.stream("/v1/responses", request)
        }
        let lines = [WireLine(.client, request)] + stream.events.map { WireLine(.server, $0) }
        return (stream, try await WireCheck.failures(in: lines, of: .responses))
    }

    private func output(_ stream: RESTClient.Stream) -> [JSONValue] {
        stream.events.last?["response"]?["output"]?.array ?? []
    }

    @Test func `a summary comes before the answer, in the published order`() async throws {
        let (stream, failures) = try await checked(
            SkillBrain(), ["model": "gpt-6-luna", "reasoning": ["effort": "low", "summary": "auto"]])

        #expect(failures == [])
        #expect(
            stream.types.filter { !$0.hasSuffix("delta") } == [
                "response.created", "response.in_progress", "response.output_item.added",
                "response.reasoning_summary_part.added", "response.reasoning_summary_text.done",
                "response.reasoning_summary_part.done", "response.output_item.done", "response.output_item.added",
                "response.content_part.added", "response.output_text.done", "response.content_part.done",
                "response.output_item.done", "response.completed",
            ])
        #expect(output(stream).map { $0["type"]?.string } == ["reasoning", "message"])
        let summary = output(stream).first?["summary"]?[0]?["text"]?.string ?? ""
        #expect(summary.contains("arithmetic"))
        let deltas = stream.events.filter { $0["type"] == "response.reasoning_summary_text.delta" }
        #expect(deltas.compactMap { $0["delta"]?.string }.joined() == summary)
        let usage = stream.events.last?["response"]?["usage"]
        #expect(usage?["output_tokens_details"]?["reasoning_tokens"]?.integer ?? 0 > 0)
        #expect(
            usage?["output_tokens"]?.integer ?? 0
                > usage?["output_tokens_details"]?["reasoning_tokens"]?.integer ?? 0)
    }

    @Test(
        arguments: [
            ["model": "gpt-6-luna", "reasoning": ["effort": "none", "summary": "auto"]],
            ["model": "gpt-6-luna", "reasoning": ["effort": "high"]], ["model": "gpt-6-luna"],
            ["model": "gpt-5.4", "reasoning": ["summary": "auto"]],
            ["model": "gpt-4o", "reasoning": ["summary": "auto"]],
        ] as [JSONObject])
    func `none comes where nothing was thought, or nobody asks`(request: JSONObject) async throws {
        let (stream, failures) = try await checked(SkillBrain(), request)

        #expect(failures == [])
        #expect(output(stream).map { $0["type"]?.string } == ["message"])
    }

    @Test func `none comes from a server that keeps them to itself, whoever asks`() async throws {
        let (stream, failures) = try await checked(
            SkillBrain(), ["model": "gpt-6-luna", "reasoning": ["effort": "low", "summary": "auto"]],
            tellsThoughts: false)

        #expect(failures == [])
        #expect(output(stream).map { $0["type"]?.string } == ["message"])
    }

    @Test func `a brain that says nothing of itself is not spoken for`() async throws {
        let (stream, failures) = try await checked(
            ScriptedBrain.says("Five."), ["model": "gpt-6.2-sol", "reasoning": ["summary": "detailed"]])

        #expect(failures == [])
        #expect(output(stream).first?["summary"]?[0]?["text"]?.string?.contains("behind this server") == true)
    }

    @Test func `thoughts come back with the history, and are passed over`() async throws {
        let history: JSONValue = [
            ["role": "user", "content": "What is 2 plus 3?"],
            ["type": "reasoning", "id": "rs_1", "summary": [["type": "summary_text", "text": "Hm."]]],
            [
                "type": "message", "id": "msg_1", "role": "assistant", "status": "completed", "phase": "final_answer",
                "content": [["type": "output_text", "text": "5.", "annotations": []]],
            ],
            ["role": "user", "content": "And 4 plus 4?"],
        ]
        let brain = ScriptedBrain { .parts([.text("\($0.items.count)")]) }

        let (stream, failures) = try await checked(brain, ["model": "gpt-6-luna", "input": history])

        #expect(failures == [])
        #expect(output(stream).first?["content"]?[0]?["text"] == "3")
    }

    @Test(
        arguments: [
            ("gpt-6.1-terra", "final_answer"), ("gpt-5.4-mini", "final_answer"), ("gpt-5.2", nil), ("gpt-4o", nil),
            ("m", nil),
        ] as [(String, String?)])
    func `the answer is final, where the model says so`(model: String, phase: String?) async throws {
        let (stream, failures) = try await checked(ScriptedBrain.says("Five."), ["model": .string(model)])

        #expect(failures == [])
        #expect(output(stream).first?["phase"]?.string == phase)
        let added = stream.events.first { $0["type"] == "response.output_item.added" }
        #expect(added?["item"]?["phase"]?.string == phase)
    }

    @Test func `words before a call are commentary`() async throws {
        let brain = ScriptedBrain { _ in .parts([.text("I will look. "), .call(name: "look", arguments: "{}")]) }

        let (stream, failures) = try await checked(brain, ["model": "gpt-6-luna", "tools": [Self.tool]])

        #expect(failures == [])
        #expect(output(stream).map { $0["phase"]?.string } == ["commentary", nil])
        #expect(output(stream).map { $0["type"]?.string } == ["message", "function_call"])
    }

    @Test(arguments: [(nil, 2), (true, 2), (false, 1)] as [(Bool?, Int)])
    func `several functions are called side by side, unless they are to be called one by one`(
        isParallel: Bool?, count: Int
    ) async throws {
        let brain = ScriptedBrain { _ in
            .parts([.call(name: "look", arguments: "{}"), .call(name: "look", arguments: "{}")])
        }
        var request: JSONObject = ["model": "gpt-6-luna", "tools": [Self.tool]]
        request["parallel_tool_calls"] = isParallel.map { .bool($0) }

        let (stream, failures) = try await checked(brain, request)

        #expect(failures == [])
        #expect(output(stream).count == count)
    }
}
