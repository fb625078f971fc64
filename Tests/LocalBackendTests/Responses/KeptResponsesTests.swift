import EchoTestKit
import EchoWire
import Foundation
import LocalBackend
import ServerTestKit
import Testing

@Suite struct `A client comes back to an answer` {
    private func input(_ client: RESTClient, _ id: String, _ query: String = "") async throws -> JSONValue {
        try await client.send("GET", "/v1/responses/\(id)/input_items\(query)").json
    }

    @Test func `what it was made of is listed in pages`() async throws {
        try await RESTClient.talk(LoopbackServer.configuration()) { client in
            let request: JSONValue = [
                "model": "m",
                "input": [
                    ["role": "user", "content": "One."], ["role": "assistant", "content": "Two."],
                    ["role": "user", "content": [["type": "input_text", "text": "Three."]]],
                ],
            ]
            let id = try await client.post("/v1/responses", request).json["id"]?.string ?? ""

            let all = try await input(client, id)
            #expect(all["object"] == "list")
            #expect(all["has_more"] == false)
            #expect(all["data"]?.array?.map { $0["content"]?[0]?["text"] } == ["Three.", "Two.", "One."])
            #expect(
                all["data"]?.array?.map { $0["content"]?[0]?["type"] } == ["input_text", "output_text", "input_text"])
            let page = try await input(client, id, "?order=asc&limit=2")
            #expect(page["has_more"] == true)
            #expect(page["first_id"] == all["last_id"])
            let rest = try await input(client, id, "?order=asc&after=\(page["last_id"]?.string ?? "")")
            #expect(rest["data"]?.array?.map { $0["content"]?[0]?["text"] } == ["Three."])
            for query in ["?limit=0", "?limit=x", "?order=up", "?after=nowhere"] {
                #expect(try await input(client, id, query)["error"]?["type"] == "invalid_request_error")
            }
            #expect(try await client.send("GET", "/v1/responses/resp_1/input_items").status == 404)
        }
    }

    @Test func `its stream can be read again, from any event on`() async throws {
        try await RESTClient.talk(LoopbackServer.configuration(brain: ScriptedBrain.says("One. ", "Two."))) { client in
            let first = try await client.stream("/v1/responses", ["model": "m", "input": "x", "stream": true])
            let id = first.events.first?["response"]?["id"]?.string ?? ""

            let again = try RESTClient.stream(in: try await client.send("GET", "/v1/responses/\(id)?stream=true"))
            let late = try RESTClient.stream(
                in: try await client.send("GET", "/v1/responses/\(id)?stream=true&starting_after=4"))

            #expect(again.events == first.events)
            #expect(late.events == Array(first.events.dropFirst(5)))
            #expect(try await client.send("GET", "/v1/responses/\(id)?stream=true&starting_after=x").status == 400)
        }
    }

    @Test func `what is made in the background is asked for, followed and cancelled`() async throws {
        let brain = ScriptedBrain { _ in .partsAndNever([.text("Once upon ")]) }
        try await RESTClient.talk(LoopbackServer.configuration(brain: brain)) { client in
            let begun = try await client.post("/v1/responses", ["model": "m", "input": "x", "background": true]).json
            let id = begun["id"]?.string ?? ""
            #expect(begun["status"] == "in_progress")
            #expect(begun["background"] == true)
            let early = try await client.post(
                "/v1/responses", ["model": "m", "input": "y", "previous_response_id": .string(id)])
            #expect(early.status == 400)

            async let followed = client.send("GET", "/v1/responses/\(id)?stream=true")
            let cancelled = try await client.send("POST", "/v1/responses/\(id)/cancel")
            #expect(cancelled.status == 200)
            #expect(cancelled.json["status"] == "cancelled")
            #expect(try await RESTClient.stream(in: followed).types.last == "response.incomplete")
            #expect(try await client.send("GET", "/v1/responses/\(id)").json == cancelled.json)
            #expect(try await client.send("POST", "/v1/responses/\(id)/cancel").status == 200)
        }
    }

    @Test func `what is over cannot be cancelled`() async throws {
        try await RESTClient.talk(LoopbackServer.configuration()) { client in
            let id = try await client.post("/v1/responses", ["model": "m", "input": "x"]).json["id"]?.string ?? ""

            #expect(try await client.send("POST", "/v1/responses/\(id)/cancel").status == 400)
            #expect(try await client.send("POST", "/v1/responses/resp_1/cancel").status == 404)
        }
    }

    @Test func `the length of a request is counted without an answer`() async throws {
        try await RESTClient.talk(LoopbackServer.configuration(brain: ScriptedBrain.neverReplies)) { client in
            let short = try await client.post("/v1/responses/input_tokens", ["input": "Hello."]).json
            let long = try await client.post(
                "/v1/responses/input_tokens",
                ["model": "gpt-5", "input": "Hello.", "instructions": "Be brief and polite.", "tools": .null]
            ).json

            let tools: [[JSONValue]] = [[], ["turn on the hall light", "turn off the hall light"]]
            var counts: Set<Int?> = []
            for examples in tools {
                let sentence: JSONValue = ["type": "string", "examples": .array(examples)]
                let tool: JSONValue = [
                    "type": "function", "name": "house",
                    "parameters": ["type": "object", "properties": ["sentence": sentence]],
                ]
                let answer = try await client.post(
                    "/v1/responses/input_tokens", ["input": "Hello.", "tools": [tool]])
                counts.insert(answer.json["input_tokens"]?.integer)
            }
            // Examples are for the recogniser: no model reads them.
            #expect(counts.count == 1)
            #expect(short["object"] == "response.input_tokens")
            #expect(long["input_tokens"]?.integer ?? 0 > short["input_tokens"]?.integer ?? 0)
        }
    }

    @Test func `how it may reason is repeated`() async throws {
        let answer = try await RESTClient.talk(LoopbackServer.configuration()) {
            try await $0.post("/v1/responses", ["model": "m", "input": "x", "reasoning": ["effort": "low"]]).json
        }

        #expect(answer["reasoning"] == ["effort": "low", "summary": .null])
    }
}
