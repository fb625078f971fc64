import EchoTestKit
import EchoWire
import Testing

@testable import LocalBackend

/// Clients of typed languages write out every field of their types, with null for what was not set.
@Suite struct `A field that is null is a field that is not there` {
    /// What livekit-plugins-openai 1.8.9 sends for `generate_reply()`.
    @Test func `an answer without instructions of its own has those of the session`() {
        var bench = SessionBench(SessionObject(instructions: "Be brief."))

        bench.send(
            raw: """
                {"type": "response.create", "event_id": "response_create_8a2bf46a0641", "response": {"instructions": null, \
                "metadata": {"client_event_id": "response_create_8a2bf46a0641"}}}
                """)

        #expect(bench.errors == [])
        #expect(bench.prompts.map(\.instructions) == ["Be brief."])
        #expect(bench.responses.map(\.metadata) == [["client_event_id": "response_create_8a2bf46a0641"]])
    }

    @Test func `whatever an answer may say differently may be null`() {
        let tool = ToolDefinition.function(FunctionTool(name: "look"))
        var bench = SessionBench(SessionObject(tools: [tool]))

        bench.send(
            raw: """
                {"type":"response.create","event_id":null,"response":{"conversation":null,"input":null,\
                "instructions":null,"output_modalities":null,"audio":{"output":{"format":null,"voice":null}},\
                "tools":null,"tool_choice":null,"max_output_tokens":null,"metadata":null,"prompt":null,\
                "reasoning":null,"parallel_tool_calls":null}}
                """)

        #expect(bench.errors == [])
        #expect(bench.prompts.map { $0.tools.map(\.name) } == [["look"]])
        #expect(bench.responses.map(\.outputModalities) == [["audio"]])
    }

    /// What the session update of livekit-plugins-openai 1.8.9 says, and more of its kind.
    @Test func `a null in an update changes nothing, unless null is a setting`() {
        var bench = SessionBench(SessionObject(instructions: "Be brief."))
        bench.send(
            raw: """
                {"type":"session.update","session":{"type":"realtime","model":null,"instructions":null,\
                "output_modalities":null,"tools":null,"tool_choice":null,"max_output_tokens":null,"truncation":null,\
                "prompt":null,"tracing":null,"include":null,"audio":{"input":{"format":{"type":"audio/pcm","rate":null},\
                "noise_reduction":null,"turn_detection":null,"transcription":{"model":"whisper-1","language":null}},\
                "output":{"format":null,"voice":null,"speed":null}}}}
                """)

        let session = bench.session.settings.session
        #expect(bench.errors == [])
        #expect(session.instructions == "Be brief.")
        #expect(session.tools == [])
        #expect(session.audio?.output?.voice == "alloy")
        #expect(session.audio?.input?.format == .pcm(rate: 24_000))
        #expect(session.audio?.input?.turnDetection == .cleared)
        #expect(session.audio?.input?.transcription?.value?.model == "whisper-1")
    }

    @Test func `items and their parts may have nulls, which do not come back`() async throws {
        var bench = SessionBench()
        let before = bench.events.count

        bench.send(
            raw: """
                {"type":"conversation.item.create","previous_item_id":null,"item":{"type":"message","role":"user",\
                "id":null,"object":null,"status":null,"content":[{"type":"input_text","text":"hello","audio":null,\
                "transcript":null,"image_url":null,"detail":null}]}}
                """)
        bench.send(
            raw: """
                {"type":"conversation.item.create","item":{"type":"function_call","id":null,"call_id":"c","name":"f",\
                "arguments":"{}","status":null}}
                """)

        #expect(bench.errors == [])
        let added = bench.events { if case .conversationItemAdded(let event) = $0 { event } else { nil } }
        #expect(added.first?.item.json["content"] == [["type": "input_text", "text": "hello"]])
        #expect(bench.types(since: before).count == 4)
        #expect(try await WireCheck.failures(in: bench.recording, sequence: false).isEmpty)
    }

    @Test(arguments: [
        (#"{"type":"response.create","response":{"temperature":null}}"#, "unknown_parameter", "response.temperature"),
        (
            #"{"type":"conversation.item.create","item":{"type":"message","role":"user","content":null}}"#,
            "invalid_value", "item.content"
        ),
        (#"{"type":"input_audio_buffer.append","audio":null}"#, "invalid_value", "audio"),
        (
            #"{"type":"conversation.item.create","item":{"type":"message","role":"user","content":[{"type":"input_text","text":"a","audio":"b"}]}}"#,
            "unknown_parameter", "item.content[0].audio"
        ),
    ])
    func `what must be there must not be null, and what is unknown stays so`(
        event: String, code: String, parameter: String
    ) {
        var bench = SessionBench()

        bench.send(raw: event)

        #expect(bench.errors.map(\.code) == [code])
        #expect(bench.errors.map(\.param) == [parameter])
    }

    @Test func `null within a tool's schema is the schema's`() throws {
        let parameters: JSONValue = ["type": "object", "properties": ["a": ["type": "string", "default": nil]]]
        let tool: JSONValue = ["type": "function", "name": "f", "description": nil, "parameters": parameters]

        let read = try ClientEventShapes.session.reading(["type": "realtime", "tools": [tool]])

        #expect(read["tools"]?[0] == ["type": "function", "name": "f", "parameters": parameters])
    }
}
