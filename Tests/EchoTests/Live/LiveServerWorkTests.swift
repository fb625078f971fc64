import EchoWire
import Foundation
import Testing

@testable import Echo

@Suite struct `The server's own delegate of a live voice` {
    private func begun(tools: [ToolDefinition] = []) throws -> LiveScript {
        var settings = SessionSettings()
        settings.delegatesToServer = true
        var script = LiveScript(settings: settings)
        script.session.tools = tools
        script.user(.connect)
        script.fact(.connected)
        try script.started()
        return script
    }

    private static func nested(_ event: String) -> String {
        #"{"type":"response.event","delegation_id":"item_1","event":\#(event)}"#
    }

    private static func call(_ id: String, _ status: String = "completed", kind: String = "done") -> String {
        nested(
            #"{"type":"response.output_item.\#(kind)","output_index":1,"item":{"type":"function_call","status":"\#(status)","call_id":"\#(id)","name":"weather","arguments":"{}"}}"#
        )
    }

    private static let completed = nested(
        #"{"type":"response.completed","response":{"id":"r","output":[],"usage":{"input_tokens":10,"output_tokens":2,"total_tokens":12}}}"#
    )

    private func types(_ script: LiveScript) -> [String] { script.sent.map(\.type) }

    @Test func `the session is begun with its model and the tools of the conversation`() throws {
        let script = try begun(tools: [
            .function(FunctionTool(name: "weather", description: "Now.", parameters: ["type": "object"]))
        ])

        let delegation = script.opened?.delegation
        #expect(delegation?.type == "responses")
        #expect(delegation?.responses?.model == "gpt-6.1-terra")
        guard case .function(let tool)? = delegation?.responses?.tools?.first else {
            return #expect(Bool(false), "no tool")
        }
        #expect(tool.name == "weather")
    }

    @Test func `a call that is shown three times is run once, and one answer follows all outputs`() throws {
        var script = try begun()
        script.forget()
        try script.server(Self.nested(#"{"type":"response.created","response":{"id":"r","output":[]}}"#))
        try script.server(Self.call("call_1", "in_progress", kind: "added"))
        try script.server(Self.call("call_1"))
        try script.server(Self.call("call_1"))
        try script.server(Self.call("call_2"))
        script.user(.submit(ToolResult(callID: "call_1", output: "rain")))
        try script.server(Self.completed)
        #expect(types(script) == ["response.item.create"])

        script.user(.submit(ToolResult(callID: "call_2", output: "snow")))

        #expect(types(script) == ["response.item.create", "response.item.create", "response.create"])
        #expect(script.actions.count { if case .run = $0 { true } else { false } } == 2)
        #expect(script.messages.compactMap(\.tool?.call.id) == ["call_1", "call_2"])
        #expect(script.session.spending.usage.inputTextTokens == 10)
    }

    private static func search(_ kind: String, _ action: String = "{}") -> String {
        nested(
            #"{"type":"response.output_item.\#(kind)","output_index":0,"item":{"type":"web_search_call","id":"ws_1","action":\#(action)}}"#
        )
    }

    @Test func `its searches of the web stand in the conversation while they go on, and after`() throws {
        var script = try begun()
        try script.server(Self.search("added"))
        #expect(script.messages.map(\.tool?.phase) == [.running])
        #expect(script.messages[0].isLocal)

        try script.server(Self.search("done", #"{"type":"search","query":"rain in Lisbon"}"#))

        #expect(script.messages.map(\.tool?.phase) == [.succeeded])
        #expect(script.events.contains(.webSearched(query: "rain in Lisbon")))
    }

    @Test func `its searches are paid for with its answer`() throws {
        var script = try begun()
        try script.server(Self.nested(#"{"type":"response.created","response":{"id":"r","output":[]}}"#))
        try script.server(Self.search("added"))
        try script.server(Self.search("done", #"{"type":"search","query":"rain in Lisbon"}"#))
        try script.server(Self.completed)

        let charges = script.events.compactMap { if case .charged(let charge) = $0 { charge } else { nil } }
        let charge = try #require(charges.first { $0.model == "gpt-6.1-terra" })
        #expect(charge.usage.webSearches == 1)
        #expect(charge.cost?.webSearches == Decimal(string: "0.01"))
        #expect(script.session.work.unpaidSearches.isEmpty)
    }

    @Test func `a search that its work does not finish is over with it`() throws {
        var script = try begun()
        try script.server(Self.search("added"))
        try script.server(Self.nested(#"{"type":"response.failed","response":{"id":"r"}}"#))

        #expect(script.messages.map(\.tool?.phase) == [.failed])
        #expect(script.session.work.searches.isEmpty)
    }

    @Test func `what a snapshot lists is not run`() throws {
        var script = try begun()
        try script.server(
            Self.nested(
                #"{"type":"response.completed","response":{"id":"r","output":[{"type":"function_call","status":"completed","call_id":"call_1","name":"weather","arguments":"{}"}]}}"#
            ))

        #expect(!script.actions.contains { if case .run = $0 { true } else { false } })
    }

    @Test func `a result that comes in the next session is not told to it`() throws {
        var script = try begun()
        try script.server(Self.call("call_1"))
        script.fact(.connectionClosed(.connectionLost(code: 1006, reason: "")))
        script.ring(.reconnection)
        script.fact(.connected)
        try script.started(id: "live_2")
        script.forget()

        script.user(.submit(ToolResult(callID: "call_1", output: "rain")))

        #expect(script.sent.isEmpty)
        #expect(script.messages.map(\.tool?.phase) == [.cancelled])
    }

    @Test func `a result of two megabytes is told in eight kilobytes`() throws {
        var script = try begun()
        try script.server(Self.call("call_1"))
        script.forget()

        script.user(.submit(ToolResult(callID: "call_1", output: String(repeating: "ж", count: 1_000_000))))

        guard case .responseItemCreate(let event)? = script.sent.first,
            case .functionCallOutput(let output) = event.item, case .text(let text) = output.output
        else { return #expect(Bool(false), "no output") }
        #expect(text.utf8.count <= LiveServerWork.mostBytes)
    }

    @Test func `an output that is refused is answered again, small`() throws {
        var script = try begun()
        try script.server(Self.call("call_1"))
        script.user(.submit(ToolResult(callID: "call_1", output: "long")))
        script.forget()

        try script.refuses("response_input_buffer_full")

        #expect(types(script) == ["response.item.create", "response.create"])
        #expect(script.errors.isEmpty)
    }

    @Test func `what failed takes its calls with it`() throws {
        var script = try begun()
        try script.server(Self.nested(#"{"type":"response.created","response":{"id":"r"}}"#))
        try script.server(Self.call("call_1"))
        #expect(script.session.turn == .thinking)
        script.forget()

        try script.server(Self.nested(#"{"type":"response.failed","response":{"id":"r"}}"#))
        script.user(.submit(ToolResult(callID: "call_1", output: "late")))

        #expect(types(script).isEmpty)
        #expect(script.session.turn == .idle)
        #expect(script.messages.first?.tool?.phase == .cancelled)
    }

    @Test func `who stops it has every call answered, so that it can go on`() throws {
        var script = try begun()
        try script.server(Self.nested(#"{"type":"response.created","response":{"id":"r"}}"#))
        try script.server(Self.call("call_1"))
        try script.server(Self.completed)
        script.forget()

        script.user(.interrupt)

        #expect(types(script) == ["response.item.create", "response.create"])
        #expect(script.actions.contains(.stopTool(callID: "call_1")))
    }

    @Test func `other tools are told to the running session, and another delegate begins another`() throws {
        var script = try begun()
        script.forget()
        script.user(.setTools([.function(FunctionTool(name: "clock"))]))
        #expect(types(script) == ["session.update"])

        script.user(.update(SessionSettings(), id: "1"))
        #expect(script.actions.contains(.connect))
    }

    @Test func `calls that the server names and nobody has seen are answered`() throws {
        var script = try begun()
        script.forget()

        try script.refuses("function_call_outputs_required", "Outputs are missing for: call_b1.")

        #expect(types(script) == ["response.item.create", "response.create"])
    }
}
