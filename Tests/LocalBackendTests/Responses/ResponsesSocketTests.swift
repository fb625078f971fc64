import EchoTestKit
import EchoWire
import Foundation
import LocalBackend
import ServerTestKit
import Testing

@Suite struct `A client uses the Responses API over a WebSocket` {
    /// As livekit-plugins-openai 1.8.9 sends it.
    private static let livekit = """
        {"type": "response.create", "model": "gpt-4.1", "input": [{"role": "system", "content": "Be brief."}, \
        {"role": "user", "content": "Hello."}], "tools": [{"type": "function", "name": "weather", "description": \
        "Gets the weather of a city", "parameters": {"properties": {"city": {"type": "string"}}, "required": ["city"], \
        "type": "object", "additionalProperties": false}, "strict": true}], "parallel_tool_calls": true}
        """

    private func talk<Result: Sendable>(
        _ brain: any BrainProtocol, sessionLimit: Duration = .seconds(3600),
        _ body: @escaping @Sendable (RealtimeTestClient) async throws -> Result
    ) async throws -> Result {
        try await LoopbackServer.run(LoopbackServer.configuration(brain: brain, sessionLimit: sessionLimit)) { port in
            try await body(.connect(port: port, token: LoopbackServer.token, path: "/v1/responses"))
        }
    }

    @Test func `an answer comes as the events of its stream`() async throws {
        let events = try await talk(ScriptedBrain.says("Hello ", "there.")) { client in
            try await client.send(text: Self.livekit)
            return try await client.until("response.completed").map(\.json)
        }

        let request = try #require(try JSONValue(parsing: Data(Self.livekit.utf8)).object?.filter { $0.key != "type" })
        let lines = [WireLine(.client, .object(request.merging(["stream": true]) { $1 }))]
        #expect(try await WireCheck.failures(in: lines + events.map { WireLine(.server, $0) }, of: .responses) == [])
        #expect(events.compactMap { $0["delta"]?.string }.joined() == "Hello there.")
        #expect(!events.contains { $0["stream_id"] != nil })
    }

    /// As openai-python 3.54.0 does with `store=False`: only the connection remembers.
    @Test func `a conversation goes on where it was, also without being stored`() async throws {
        let events = try await talk(ScriptedBrain { .parts([.text("\($0.items.count)")]) }) { client in
            try await client.send(
                text: #"{"type":"response.create","input":"One.","model":"gpt-5","store":false,"stream":true}"#)
            let first = try await client.until("response.completed")
            let id = first.last?.json["response"]?["id"]?.string ?? ""
            try await client.send(
                text: """
                    {"type":"response.create","input":"Two.","model":"gpt-5","previous_response_id":"\(id)",\
                    "store":false,"stream_id":"lane"}
                    """)
            return try await client.until("response.completed").map(\.json)
        }

        #expect(events.compactMap { $0["delta"]?.string }.joined() == "3")
        #expect(events.allSatisfy { $0["stream_id"] == "lane" })
    }

    @Test func `what another connection did not store is unknown`() async throws {
        let event = try await talk(ScriptedBrain.echoing) { client in
            try await client.send(
                text: #"{"type":"response.create","model":"m","input":"x","previous_response_id":"resp_1"}"#)
            return try await client.until("error").last?.json
        }

        #expect(event?["status"] == 400)
        #expect(event?["error"]?["code"] == "previous_response_not_found")
    }

    /// As pipecat 1.0 does when the user interrupts, which waits for the end of the stream before it asks again.
    @Test func `an answer is cancelled, and the next one is made`() async throws {
        let brain = ScriptedBrain.replying { words, _ in
            words == "Go on." ? .parts([.text("Gone.")]) : .partsAndNever([.text("Once upon ")])
        }
        let (cancelled, next) = try await talk(brain) { client in
            try await client.send(text: #"{"type":"response.create","model":"m","input":"Tell."}"#)
            let begun = try await client.until("response.output_text.delta")
            let id = begun.first?.json["response"]?["id"]?.string ?? ""
            try await client.send(text: #"{"type":"response.cancel","response_id":"\#(id)"}"#)
            let cancelled = try await client.until("response.incomplete").last?.json["response"]
            try await client.send(text: #"{"type":"response.create","model":"m","input":"Go on."}"#)
            return (cancelled, try await client.until("response.completed").last?.json["response"])
        }

        #expect(cancelled?["status"] == "cancelled")
        #expect(cancelled?["output"]?[0]?["content"]?[0]?["text"] == "Once upon ")
        #expect(next?["output"]?[0]?["content"]?[0]?["text"] == "Gone.")
    }

    @Test func `lanes are answered side by side`() async throws {
        let brain = ScriptedBrain.replying { words, _ in words == "b" ? .parts([.text("B")]) : .never }
        let types = try await talk(brain) { client in
            try await client.send(text: #"{"type":"response.create","model":"m","input":"a","stream_id":"1"}"#)
            try await client.send(text: #"{"type":"response.create","model":"m","input":"b","stream_id":"2"}"#)
            return try await client.until("response.completed").map(\.json)
        }

        #expect(types.last?["stream_id"] == "2")
    }

    @Test func `what only warms up is answered with nothing, and continued`() async throws {
        let events = try await talk(ScriptedBrain { .parts([.text($0.instructions)]) }) { client in
            try await client.send(
                text: #"{"type":"response.create","model":"m","instructions":"Hi.","generate":false}"#)
            return try await client.until("response.completed").map(\.json)
        }

        #expect(events.last?["response"]?["output"] == [])
    }

    @Test(arguments: [
        ("nonsense", "invalid_event"), (#"{"type":"session.update"}"#, "invalid_value"),
        (#"{"type":"response.create","model":"m"}"#, "missing_required_parameter"),
        (#"{"type":"response.create","model":"m","input":"x","background":true}"#, "unsupported_parameter"),
        (#"{"type":"response.create","model":"m","input":"x","stream_id":4}"#, "invalid_value"),
    ])
    func `what cannot be followed is refused, and the connection goes on`(text: String, code: String) async throws {
        let events = try await talk(ScriptedBrain.echoing) { client in
            try await client.send(text: text)
            let error = try await client.until("error").map(\.json)
            try await client.send(text: Self.livekit)
            return try await error + client.until("response.completed").map(\.json)
        }

        #expect(events.first?["error"]?["code"]?.string == code)
    }

    @Test func `a client that leaves ends its answers`() async throws {
        let (stopped, stop) = AsyncStream.makeStream(of: Void.self)
        try await talk(StoppableBrain { stop.yield() }) { client in
            try await client.send(text: Self.livekit)
            try await client.until("response.output_text.delta")
            try await client.close()
            for await _ in stopped { return }
        }
    }

    @Test func `a connection that has lasted too long says so and ends`() async throws {
        let (event, close) = try await talk(ScriptedBrain.echoing, sessionLimit: .milliseconds(200)) { client in
            (try await client.until("error").last?.json, try await client.closing())
        }

        #expect(event?["error"]?["code"] == "websocket_connection_limit_reached")
        #expect(close.code == 1000)
    }

    @Test func `nobody connects without the key`() async throws {
        let refused = await #expect(throws: RealtimeTestClient.Refused.self) {
            try await LoopbackServer.run(LoopbackServer.configuration()) { port in
                _ = try await RealtimeTestClient.connect(port: port, token: "wrong", path: "/v1/responses")
            }
        }
        #expect(refused?.status == 401)
    }
}
