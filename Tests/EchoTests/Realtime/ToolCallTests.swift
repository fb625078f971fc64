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

    @Test func `a call that was cut short is not run`() throws {
        var script = try calling()
        try script.server(call("c1", status: "incomplete"))
        #expect(script.actions.isEmpty)
    }
}
