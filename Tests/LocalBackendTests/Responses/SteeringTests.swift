import EchoTestKit
import EchoWire
import Foundation
import LocalBackend
import ServerTestKit
import Testing

@Suite struct `A client says more while it is answered` {
    /// Goes on for ever about the first words, and repeats others.
    private static let brain = ScriptedBrain { prompt in
        switch prompt.items.last {
        case .user("Tell.", _): .partsAndNever([.text("Once upon ")])
        case .user("Look.", _): .partsAndNever([.call(name: "look", arguments: "{}")])
        case .user(let words, _): .parts([.text("\(words) (\(prompt.items.count))")])
        default: .parts([.text("Nothing.")])
        }
    }
    private static let tool = #"{"type":"function","name":"look","parameters":{"type":"object"}}"#

    private func talk<Result: Sendable>(
        _ body: @escaping @Sendable (RealtimeTestClient) async throws -> Result
    ) async throws -> Result {
        try await LoopbackServer.run(LoopbackServer.configuration(brain: Self.brain)) { port in
            try await body(.connect(port: port, token: LoopbackServer.token, path: "/v1/responses"))
        }
    }

    private static func steer(_ id: String, _ input: String = #""Shorter.""#) -> String {
        #"{"type":"response.steer","previous_response_id":"\#(id)","input":\#(input)}"#
    }

    private static func failures(_ events: [JSONValue]) async throws -> [String] {
        try await WireCheck.failures(in: events.map { WireLine(.server, $0) }, of: .responses, sequence: false)
    }

    @Test func `the answer ends there, and another takes up both`() async throws {
        let (id, events) = try await talk { client in
            try await client.send(text: #"{"type":"response.create","model":"m","input":"Tell.","stream_id":"a"}"#)
            let begun = try await client.until("response.output_text.delta").map(\.json)
            let id = begun.first?["response"]?["id"]?.string ?? ""
            try await client.send(text: Self.steer(id))
            return (id, try await client.until("response.completed").map(\.json))
        }

        #expect(try await Self.failures(events) == [])
        let types = events.compactMap { $0["type"]?.string }
        let accepted = try #require(types.firstIndex(of: "response.steer.accepted"))
        let ended = try #require(types.firstIndex(of: "response.incomplete"))
        #expect(accepted < ended)
        #expect(events[accepted]["steer"]?["previous_response_id"]?.string == id)
        #expect(events[accepted]["steer"]?["id"]?.string?.hasPrefix("steer_") == true)
        #expect(events[ended]["response"]?["incomplete_details"]?["reason"] == "steered")
        #expect(events[ended]["response"]?["output"]?[0]?["content"]?[0]?["text"] == "Once upon ")
        #expect(events.last?["response"]?["previous_response_id"]?.string == id)
        #expect(events.last?["response"]?["output"]?[0]?["content"]?[0]?["text"] == "Shorter. (3)")
        #expect(events.allSatisfy { $0["stream_id"] == "a" })
    }

    @Test func `what was said waits for the outputs of functions, and goes with them`() async throws {
        let (pending, last) = try await talk { client in
            try await client.send(
                text: #"{"type":"response.create","model":"m","input":"Look.","tools":[\#(Self.tool)]}"#)
            let begun = try await client.until("response.output_item.done").map(\.json)
            let id = begun.first?["response"]?["id"]?.string ?? ""
            let call = begun.last?["item"]?["call_id"]?.string ?? ""
            try await client.send(text: Self.steer(id))
            let pending = try await client.until("response.steer.pending").map(\.json)
            try await client.send(text: #"{"type":"response.cancel","response_id":"\#(id)"}"#)
            try await client.until("response.incomplete")
            try await client.send(
                text: """
                    {"type":"response.create","model":"m","previous_response_id":"\(id)","input":[\
                    {"type":"function_call_output","call_id":"\(call)","output":"A tree."}]}
                    """)
            return (pending.last, try await client.until("response.completed").map(\.json).last)
        }

        let event = try #require(pending)
        #expect(try await Self.failures([event]) == [])
        #expect(event["reason"] == "waiting_for_required_input")
        #expect(event["required_input"]?[0]?["name"] == "look")
        #expect(last?["response"]?["output"]?[0]?["content"]?[0]?["text"] == "Shorter. (4)")
    }

    @Test func `an answer that is over, or never was, cannot be told anything`() async throws {
        let events = try await talk { client in
            try await client.send(text: #"{"type":"response.create","model":"m","input":"Hi."}"#)
            let whole = try await client.until("response.completed").map(\.json)
            let id = whole.first?["response"]?["id"]?.string ?? ""
            // The server remembers it a moment after its last event was sent.
            try await client.send(text: #"{"type":"response.create","model":"m","input":"Hi."}"#)
            try await client.until("response.completed")
            var events: [JSONValue] = []
            for text in [Self.steer(id), Self.steer("resp_0"), Self.steer(id, #"[{"role":"system","content":"x"}]"#)] {
                try await client.send(text: text)
                events += try await client.until("response.steer.failed").map(\.json)
            }
            return events
        }

        #expect(
            events.map { $0["error"]?["code"]?.string } == [
                "response_already_completed", "response_not_found", "invalid_input",
            ])
        #expect(try await Self.failures(Array(events.prefix(2))) == [])
        #expect(events[0]["steer"]?["input"] == "Shorter.")
    }

    @Test(arguments: [
        (#"{"type":"response.steer","input":"x"}"#, "previous_response_id"),
        (#"{"type":"response.steer","previous_response_id":"resp_1"}"#, "input"),
    ])
    func `what does not say to which answer, or nothing, is no steer`(text: String, parameter: String) async throws {
        let event = try await talk { client in
            try await client.send(text: text)
            return try await client.until("error").map(\.json).last
        }

        #expect(event?["error"]?["code"] == "missing_required_parameter")
        #expect(event?["error"]?["param"]?.string == parameter)
    }
}
