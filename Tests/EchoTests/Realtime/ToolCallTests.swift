import EchoWire
import Foundation
import Testing

@testable import Echo

@Suite struct `The assistant calls tools` {
    private func call(_ id: String, response: String = "r1", status: String = "completed") -> String {
        #"{"type":"response.output_item.done","event_id":"e","response_id":"\#(response)","output_index":0,"item":{"id":"i\#(id)","object":"realtime.item","type":"function_call","status":"\#(status)","name":"dice","call_id":"\#(id)","arguments":"{}"}}"#
    }

    private func calling(_ ids: String...) throws -> SessionScript {
        var script = try SessionScript.ready()
        script.user(.send(text: "roll"))
        try script.server(
            #"{"type":"response.created","event_id":"e","response":{"object":"realtime.response","id":"r1","status":"in_progress","output":[],"conversation_id":"c"}}"#
        )
        for id in ids { try script.server(call(id)) }
        script.forget()
        return script
    }

    @Test func `one answer is asked for after all results and after the end of the last answer`() throws {
        var script = try calling("c1", "c2")
        script.user(.submit(ToolResult(callID: "c2", output: "6")))
        script.user(.submit(ToolResult(callID: "c1", output: "1")))
        #expect(script.sentTypes == ["conversation.item.create", "conversation.item.create"])

        try script.done("x", response: "r1")

        #expect(script.sentTypes.last == "response.create")
        #expect(script.sentTypes.count == 3)
    }

    @Test func `results that come after the answer's end are answered once`() throws {
        var script = try calling("c1", "c2")
        try script.done("x", response: "r1")
        #expect(script.sent.isEmpty)
        script.user(.submit(ToolResult(callID: "c1", output: "1")))
        script.user(.submit(ToolResult(callID: "c2", output: "6")))
        script.user(.submit(ToolResult(callID: "c2", output: "6")))

        #expect(script.sentTypes == ["conversation.item.create", "conversation.item.create", "response.create"])
    }

    @Test func `several calls of one answer run at the same time, and each result is told when it is there`() throws {
        var script = try SessionScript.ready(model: "gpt-realtime-2.1")
        script.user(.send(text: "roll"))
        try script.created("r1")
        for (index, id) in ["c1", "c2", "c3"].enumerated() { try script.call(id, at: index, response: "r1") }
        let run = script.actions.compactMap { if case .run(let call) = $0 { call.id } else { nil } }
        #expect(run == ["c1", "c2", "c3"])
        try script.finished("r1")
        script.forget()

        for id in ["c3", "c1"] {
            script.user(.submit(ToolResult(callID: id, output: id)))
            #expect(!script.sentTypes.contains("response.create"))
        }
        script.user(.submit(ToolResult(callID: "c2", output: "c2")))

        #expect(script.sent.compactMap { $0.json["item"]?["call_id"]?.string } == ["c3", "c1", "c2"])
        #expect(script.sentTypes.filter { $0 == "response.create" }.count == 1)
        #expect(script.sentTypes.last == "response.create")
    }

    // MARK: somebody speaks meanwhile

    private func asked(_ ids: String...) throws -> SessionScript {
        var script = try SessionScript.ready()
        script.user(.startListening)
        try script.speech("u1")
        try script.created("r1")
        for id in ids { try script.call(id, response: "r1") }
        try script.finished("r1")
        script.forget()
        return script
    }

    private let speechStarted =
        #"{"type":"input_audio_buffer.speech_started","event_id":"e","audio_start_ms":1000,"item_id":"u2"}"#
    private let speechStopped =
        #"{"type":"input_audio_buffer.speech_stopped","event_id":"e","audio_end_ms":1900,"item_id":"u2"}"#

    @Test func `results that come while somebody speaks are told, and the server's own answer is the only one`() throws
    {
        var script = try asked("c1", "c2")
        script.user(.submit(ToolResult(callID: "c1", output: "1")))

        try script.server(speechStarted)
        script.user(.submit(ToolResult(callID: "c2", output: "2")))
        try script.server(speechStopped)
        try script.commit("u2", after: "u1")
        try script.created("r2")
        try script.finished("r2")

        #expect(script.sentTypes == ["conversation.item.create", "conversation.item.create"])
    }

    @Test func `results that come before the server's answer begins ask for none`() throws {
        var script = try asked("c1")
        try script.server(speechStarted)
        try script.server(speechStopped)
        script.user(.submit(ToolResult(callID: "c1", output: "1")))
        try script.created("r2")
        try script.finished("r2")

        #expect(script.sentTypes == ["conversation.item.create"])
    }

    @Test func `results that come during or after the server's answer are told, and ask for none`() throws {
        var script = try asked("c1", "c2")
        try script.server(speechStarted)
        try script.server(speechStopped)
        try script.created("r2")
        script.user(.submit(ToolResult(callID: "c1", output: "1")))
        try script.finished("r2")
        script.user(.submit(ToolResult(callID: "c2", output: "2")))

        #expect(script.sentTypes == ["conversation.item.create", "conversation.item.create"])
        #expect(script.session.turn == .listening)
    }

    @Test func `calls of the server's own answer are answered, whatever becomes of the older ones`() throws {
        var script = try asked("c1")
        try script.server(speechStarted)
        try script.server(speechStopped)
        try script.created("r2")
        try script.call("c2", response: "r2")
        try script.finished("r2")

        script.user(.submit(ToolResult(callID: "c2", output: "2")))

        #expect(script.sentTypes == ["conversation.item.create", "response.create"])
        script.user(.submit(ToolResult(callID: "c1", output: "1")))
        #expect(script.sentTypes == ["conversation.item.create", "response.create", "conversation.item.create"])
    }

    @Test func `a result that never comes holds nothing up`() throws {
        var script = try asked("c1")
        try script.server(speechStarted)
        try script.server(speechStopped)
        try script.created("r2")
        try script.finished("r2")

        script.user(.send(text: "forget it"))

        #expect(script.actions.contains(.stopTool(callID: "c1")))
        #expect(script.sentTypes.last == "response.create")
    }

    @Test func `an answer that the server cancelled while its tools run asks for no other`() throws {
        var script = try calling("c1")
        try script.finished("r1", status: "cancelled")

        script.user(.submit(ToolResult(callID: "c1", output: "1")))

        #expect(script.sentTypes == ["conversation.item.create"])
    }

    @Test func `where turns are not answered by themselves, results are, though somebody speaks`() throws {
        var script = try SessionScript.ready { $0.createsResponse = false }
        script.user(.startListening)
        script.user(.send(text: "roll"))
        try script.created("r1")
        try script.call("c1", response: "r1")
        try script.finished("r1")
        try script.server(speechStarted)
        script.forget()

        script.user(.submit(ToolResult(callID: "c1", output: "1")))

        #expect(script.sentTypes == ["conversation.item.create", "response.create"])
    }

    @Test func `a call that was cut short is not run`() throws {
        var script = try calling()
        try script.server(call("c1", status: "incomplete"))
        #expect(script.actions.isEmpty)
    }
}
