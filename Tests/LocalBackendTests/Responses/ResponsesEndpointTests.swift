import EchoTestKit
import EchoWire
import Foundation
import LocalBackend
import ServerTestKit
import Testing

@Suite struct `A client uses the Responses API` {
    private static let weather: JSONValue = [
        "type": "function", "name": "get_weather", "description": "Weather of a city.", "strict": true,
        "parameters": [
            "type": "object", "properties": ["city": ["type": "string"]], "required": ["city"],
            "additionalProperties": false,
        ],
    ]

    /// The stream, and what the checker finds wrong with it.
    private func checked(_ brain: any BrainProtocol, _ request: JSONObject) async throws -> (
        RESTClient.Stream, [String]
    ) {
        let request = JSONValue.object(request.merging(["model": "gpt-5-mini", "stream": true]) { old, _ in old })
        let stream = try await RESTClient.talk(LoopbackServer.configuration(brain: brain)) {
            try await $0.stream("/v1/responses", request)
        }
        let lines = [WireLine(.client, request)] + stream.events.map { WireLine(.server, $0) }
        return (stream, try await WireCheck.failures(in: lines, of: .responses))
    }

    @Test func `words are streamed in the published order`() async throws {
        let (stream, failures) = try await checked(ScriptedBrain.says("Two. ", "Or three."), ["input": "How many?"])

        #expect(failures == [])
        #expect(stream.answer.headers["content-type"] == "text/event-stream; charset=utf-8")
        #expect(
            stream.types.filter { !$0.hasSuffix("delta") } == [
                "response.created", "response.in_progress", "response.output_item.added",
                "response.content_part.added", "response.output_text.done", "response.content_part.done",
                "response.output_item.done", "response.completed",
            ])
        #expect(stream.events.compactMap { $0["delta"]?.string }.joined() == "Two. Or three.")
        #expect(stream.events.last?["response"]?["usage"]?["total_tokens"]?.integer ?? 0 > 0)
    }

    @Test func `a function is called, and its output is answered`() async throws {
        let brain = ScriptedBrain { prompt in
            guard case .callOutput(_, let output)? = prompt.items.last else {
                return .parts([
                    .text("Let me look. "), .call(name: prompt.tools[0].name, arguments: #"{"city":"Oslo"}"#),
                ])
            }
            return .parts([.text("It is \(output).")])
        }
        let (stream, failures) = try await checked(brain, ["input": "Weather?", "tools": [Self.weather]])
        #expect(failures == [])
        let call = try #require(stream.events.last?["response"]?["output"]?[1])
        #expect(call["arguments"] == #"{"city":"Oslo"}"#)

        let history: JSONValue = [
            ["role": "user", "content": "Weather?"], call,
            ["type": "function_call_output", "call_id": call["call_id"] ?? .null, "output": "sunny"],
        ]
        let (second, moreFailures) = try await checked(brain, ["input": history, "tools": [Self.weather]])
        #expect(moreFailures == [])
        #expect(second.events.compactMap { $0["delta"]?.string }.joined() == "It is sunny.")
    }

    @Test func `the skill brain calls a declared function by itself`() async throws {
        let (stream, failures) = try await checked(
            SkillBrain(), ["input": "What is the weather in Oslo?", "tools": [Self.weather]])

        #expect(failures == [])
        #expect(stream.events.last?["response"]?["output"]?[0]?["name"] == "get_weather")
    }

    @Test func `an answer that may not be longer is incomplete`() async throws {
        let (stream, failures) = try await checked(
            ScriptedBrain.says(String(repeating: "word ", count: 100)), ["input": "Talk.", "max_output_tokens": 16])

        #expect(failures == [])
        #expect(stream.types.last == "response.incomplete")
        let response = stream.events.last?["response"]
        #expect(response?["incomplete_details"]?["reason"] == "max_output_tokens")
        #expect(response?["output"]?[0]?["status"] == "incomplete")
        #expect(response?["usage"]?["output_tokens"]?.integer ?? 99 <= 16)
    }

    @Test func `a brain that fails ends the stream with the reason`() async throws {
        let brain = ScriptedBrain.fails("It broke.")
        let (stream, failures) = try await checked(brain, ["input": "Hello."])
        let whole = try await RESTClient.talk(LoopbackServer.configuration(brain: brain)) {
            try await $0.post("/v1/responses", ["model": "m", "input": "Hello."])
        }

        #expect(failures == [])
        #expect(stream.types.last == "response.failed")
        #expect(stream.events.last?["response"]?["error"]?["message"] == "It broke.")
        #expect(whole.status == 500)
        #expect(whole.json["error"]?["message"] == "It broke.")
    }

    @Test func `a schema is filled, or refused in words`() async throws {
        let format: JSONValue = [
            "format": [
                "type": "json_schema", "name": "person", "strict": true,
                "schema": [
                    "type": "object", "properties": ["name": ["type": "string"], "age": ["type": "integer"]],
                    "required": ["name", "age"], "additionalProperties": false,
                ],
            ]
        ]
        let (filled, failures) = try await checked(SkillBrain(), ["input": "I am Ada, 36.", "text": format])
        let (refused, moreFailures) = try await checked(SkillBrain(), ["input": "It rains.", "text": format])

        #expect(failures + moreFailures == [])
        let text = filled.events.last?["response"]?["output"]?[0]?["content"]?[0]?["text"]?.string ?? ""
        #expect(try JSONValue(parsing: Data(text.utf8)) == ["name": "Ada", "age": 36])
        let part = refused.events.last?["response"]?["output"]?[0]?["content"]?[0]
        #expect(part?["type"] == "refusal")
        #expect(part?["refusal"]?.string?.contains("no age and name") == true)
        #expect(refused.types.contains("response.refusal.delta"))
    }

    @Test func `a conversation goes on where it was kept, and nowhere else`() async throws {
        let brain = ScriptedBrain { .parts([.text("\($0.items.count)")]) }
        try await RESTClient.talk(LoopbackServer.configuration(brain: brain)) { client in
            let first = try await client.post("/v1/responses", ["model": "m", "input": "One."]).json
            let id = try #require(first["id"]?.string)
            let second = try await client.post(
                "/v1/responses", ["model": "m", "input": "Two.", "previous_response_id": .string(id)]
            ).json
            #expect(second["output"]?[0]?["content"]?[0]?["text"] == "3")
            #expect(try await client.send("GET", "/v1/responses/\(id)").json == first)
            #expect(try await client.send("DELETE", "/v1/responses/\(id)").json["deleted"] == true)
            #expect(try await client.send("GET", "/v1/responses/\(id)").status == 404)
            let lost = try await client.post(
                "/v1/responses", ["model": "m", "input": "Two.", "previous_response_id": .string(id)])
            #expect(lost.status == 400)
            #expect(lost.json["error"]?["code"] == "previous_response_not_found")

            let unkept = try await client.post("/v1/responses", ["model": "m", "input": "x", "store": false]).json
            #expect(try await client.send("GET", "/v1/responses/\(unkept["id"]?.string ?? "")").status == 404)
        }
    }

    @Test(
        arguments: [
            (["model": "m", "input": "x", "top_logprobs": 2], "top_logprobs"),
            (["model": "m", "input": "x", "include": ["message.output_text.logprobs"]], "include"),
            (["input": "x"], "model"), (["model": "m"], "input"), (["model": 1, "input": "x"], "model"),
            (["model": "m", "input": "x", "max_output_tokens": 3], "max_output_tokens"),
            (["model": "m", "input": "x", "temperature": 3], "temperature"),
            (["model": "m", "input": "x", "colour": "red"], "colour"),
            (["model": "m", "input": [["role": "robot", "content": "x"]]], "input[0].role"),
            (
                ["model": "m", "input": [["role": "user", "content": [["type": "input_image", "image_url": "x"]]]]],
                "input[0].content[0]"
            ),
            (["model": "m", "input": [["type": "function_call_output", "call_id": "c", "output": "x"]]], "input"),
            (["model": "m", "input": [["type": "item_reference", "id": "i"]]], "input[0].id"),
            (["model": "m", "input": "x", "tools": [["type": "web_search"]]], "tools[0].type"),
            (["model": "m", "input": "x", "tool_choice": ["type": "function", "name": "f"]], "tool_choice"),
            (["model": "m", "input": "x", "background": true, "store": false], "background"),
            (
                ["model": "m", "input": "x", "text": ["format": ["type": "json_schema", "name": "n"]]],
                "text.format.schema"
            ),
        ] as [(JSONValue, String)])
    func `a request that cannot be followed is refused by the name of its fault`(
        request: JSONValue, parameter: String
    ) async throws {
        let answer = try await RESTClient.talk(LoopbackServer.configuration()) {
            try await $0.post("/v1/responses", request)
        }

        #expect(answer.status == 400)
        #expect(answer.json["error"]?["param"]?.string == parameter)
        #expect(answer.json["error"]?["type"] == "invalid_request_error")
    }

    @Test func `a client that closes stops the brain at once`() async throws {
        let (stopped, stop) = AsyncStream.makeStream(of: Void.self)
        try await RESTClient.talk(LoopbackServer.configuration(brain: StoppableBrain { stop.yield() })) { client in
            let connection = try RawHTTPConnection(port: client.port)
            let body = #"{"model":"m","input":"x","stream":true}"#
            try await connection.send(
                "POST /v1/responses HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer \(LoopbackServer.token)\r\n"
                    + "Content-Type: application/json\r\nContent-Length: \(body.utf8.count)\r\n\r\n\(body)")
            _ = try await connection.read { $0.contains("output_text.delta") }

            connection.close()

            for await _ in stopped { return }
        }
    }

    @Test func `a client that stops reading is given up`() async throws {
        let (stopped, stop) = AsyncStream.makeStream(of: Void.self)
        let long = BrainPart.call(name: "f", arguments: String(repeating: "a", count: 1 << 19))
        let brain = StoppableBrain(part: long, times: 64) { stop.yield() }
        let configuration = LoopbackServer.configuration(brain: brain, writeTimeout: .seconds(1))
        try await RESTClient.talk(configuration) { client in
            let connection = try RawHTTPConnection(port: client.port, receiveBuffer: 4_096)
            let body = #"{"model":"m","messages":[{"role":"user","content":"x"}],"stream":true}"#
            try await connection.send(
                "POST /v1/chat/completions HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer \(LoopbackServer.token)\r\n"
                    + "Content-Type: application/json\r\nContent-Length: \(body.utf8.count)\r\n\r\n\(body)")

            for await _ in stopped { break }
            withExtendedLifetime(connection) {}
        }
    }
}
