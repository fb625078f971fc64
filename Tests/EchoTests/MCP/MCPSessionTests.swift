import EchoWire
import Testing

@testable import Echo

@Suite struct `The rules of an MCP session` {
    // MARK: what servers write in place of what is usual

    @Test(arguments: [#"{"tools":null}"#, "{}", #"{"tools":[]}"#])
    func `a list that holds none is one of no tools`(list: String) throws {
        var script = MCPSessionScript(era: .legacy)
        try script.result(#"{"protocolVersion":"2025-06-18","capabilities":{"tools":{}}}"#)
        try script.result(list)
        #expect(script.offers == [[]])
    }

    @Test(arguments: ["null", "7", #""tools""#, #"{"tools":7}"#, #"{"tools":[null,{"title":"x"}]}"#])
    func `a list that cannot be read is said to be one`(list: String) throws {
        var script = MCPSessionScript(era: .legacy)
        try script.result(#"{"protocolVersion":"2025-06-18","capabilities":{"tools":{}}}"#)
        try script.result(list)
        #expect(script.end == MCPEnd(reason: "its list of tools cannot be read"))
    }

    @Test func `a list without anything around it is read`() throws {
        var script = MCPSessionScript(era: .legacy)
        try script.result(#"{"protocolVersion":"2025-06-18","capabilities":{"tools":true}}"#)
        try script.result(#"[{"name":"a"}]"#)
        #expect(script.offers == [["a"]])
    }

    @Test(arguments: ["", #","capabilities":null"#, #","capabilities":[]"#, #","capabilities":{}"#])
    func `a server that tells of nothing at all is asked for its tools`(capabilities: String) throws {
        var script = MCPSessionScript(era: .legacy)
        try script.result(#"{"protocolVersion":"2025-06-18"\#(capabilities)}"#)
        #expect(script.sentMethods.last == "tools/list")
        try script.result(#"{"tools":[{"name":"a"}]}"#)
        #expect(script.offers == [["a"]])
    }

    @Test func `a server that tells of nothing, and refuses to list tools, has none`() throws {
        var script = MCPSessionScript(era: .legacy)
        try script.result(#"{"protocolVersion":"2025-06-18","capabilities":{}}"#)
        try script.failure(-32601)
        #expect(script.offers == [[]] && script.end == nil)
        #expect(script.session.phase == .ready)
    }

    @Test func `a server that names no revision is told apart from one that names an unknown one`() throws {
        var script = MCPSessionScript(era: .legacy)
        try script.result("{}")
        #expect(script.end == MCPEnd(reason: "it uses no protocol version", isFinal: true))
    }

    @Test func `a call that is answered with nothing fails with words`() throws {
        var script = try MCPSessionScript.legacy()
        script.call(1)
        try script.result("null")
        #expect(script.outcomes[1] == .failure("The server's answer was empty."))
    }

    // MARK: eras

    @Test func `a server that knows no discovery is greeted the old way`() throws {
        var script = MCPSessionScript()
        #expect(script.sentMethods == ["server/discover"])
        try script.failure(-32601)
        #expect(script.sentMethods == ["server/discover", "initialize"])
        try script.greet()
        #expect(script.sentMethods.suffix(2) == ["notifications/initialized", "tools/list"])
        #expect(script.offers == [["a", "b"]])
    }

    @Test func `a server that says nothing is greeted the old way`() {
        var script = MCPSessionScript()
        #expect(script.actions.contains(.start(.probe, after: .seconds(5))))
        script.fire(.probe)
        #expect(script.sentMethods == ["server/discover", "initialize"])
    }

    @Test func `an answer that comes late still settles the era`() throws {
        var script = MCPSessionScript()
        script.fire(.probe)
        try script.server(
            #"{"jsonrpc":"2.0","id":1,"result":{"supportedVersions":["2026-07-28"],"capabilities":{"tools":{}}}}"#)
        #expect(script.session.era == .modern)
        try script.server(#"{"jsonrpc":"2.0","id":2,"error":{"code":-32022,"message":"too late"}}"#)
        #expect(script.end == nil)
    }

    @Test func `a handshake that is refused for the modern era is asked about again`() throws {
        var script = MCPSessionScript()
        script.fire(.probe)
        try script.failure(-32022, data: #"{"supported":["2026-07-28"]}"#)
        #expect(script.sentMethods == ["server/discover", "initialize", "server/discover"])
    }

    @Test func `a server that shares no revision is given up`() throws {
        var modern = MCPSessionScript()
        try modern.failure(-32022, data: #"{"supported":["2031-01-01"]}"#)
        #expect(modern.end == MCPEnd(reason: "it supports only 2031-01-01", isFinal: true))

        var legacy = MCPSessionScript(era: .legacy)
        try legacy.greet(version: "1999-01-01")
        #expect(legacy.end?.isFinal == true)
    }

    @Test func `a server of both eras is spoken to in the new one`() throws {
        var script = MCPSessionScript()
        try script.result(#"{"supportedVersions":["2025-11-25","2026-07-28"],"capabilities":{"tools":{}}}"#)
        #expect(script.session.era == .modern)
        #expect(script.sentMethods == ["server/discover", "tools/list"])
    }

    @Test func `a server that offers discovery for the old era is greeted the old way`() throws {
        var script = MCPSessionScript()
        try script.result(#"{"supportedVersions":["2025-11-25"],"capabilities":{}}"#)
        #expect(script.sentMethods.last == "initialize")
    }

    @Test func `a server that dies of the question is asked no second time`() {
        var script = MCPSessionScript()
        script.notice(.closed(reason: "gone", isFinal: false))
        #expect(script.end?.isWorthAnother == true)
        script.forget()
        script.actions += script.session.begin()
        #expect(script.sentMethods == ["initialize"])
    }

    @Test func `a slow server that dies of the question is asked no second time either`() {
        var script = MCPSessionScript()
        script.fire(.probe)
        script.notice(.closed(reason: "gone", isFinal: false))
        #expect(script.end?.isWorthAnother == true)
        script.forget()
        script.actions += script.session.begin()
        #expect(script.sentMethods == ["initialize"])
        script.notice(.closed(reason: "gone", isFinal: false))
        #expect(script.end?.isWorthAnother == false)
    }

    @Test func `a server that dies of the greeting is not started again`() throws {
        var script = MCPSessionScript()
        try script.failure(-32601)
        script.notice(.closed(reason: "gone", isFinal: false))
        #expect(script.end?.isWorthAnother == false)
    }

    @Test func `a server that is never ready is given up`() {
        var script = MCPSessionScript()
        script.fire(.handshake)
        #expect(script.end?.reason == "it was not ready within 60.0 seconds")
    }

    @Test func `a server that has other things than tools is ready at once`() throws {
        var script = MCPSessionScript(era: .legacy)
        try script.result(#"{"protocolVersion":"2025-03-26","capabilities":{"resources":{}}}"#)
        #expect(script.offers == [[]])
        #expect(script.session.phase == .ready)
    }

    // MARK: tools

    @Test func `a cursor that comes again ends the list`() throws {
        var script = MCPSessionScript(era: .legacy)
        try script.result(#"{"protocolVersion":"2025-11-25","capabilities":{"tools":{}}}"#)
        try script.result(#"{"tools":[{"name":"a"}],"nextCursor":"x"}"#)
        try script.result(#"{"tools":[{"name":"b"},{"no":"name"},7],"nextCursor":"x"}"#)
        #expect(script.offers == [["a", "b"]])
    }

    @Test(arguments: [[#""x""#, #""x""#], [#""""#], [#""1""#, #""2""#], ["7"], ["null"]])
    func `a server that lists the same under each cursor has every tool once`(cursors: [String]) throws {
        var script = MCPSessionScript(era: .legacy)
        try script.result(#"{"protocolVersion":"2025-11-25","capabilities":{"tools":{}}}"#)
        for cursor in cursors where script.offers.isEmpty {
            try script.result(#"{"tools":[{"name":"a"},{"name":"b"},{"name":"a"}],"nextCursor":\#(cursor)}"#)
        }
        #expect(script.offers == [["a", "b"]])
        #expect(script.session.phase == .ready)
    }

    @Test func `an empty cursor behind a page that repeats the first has every tool once`() throws {
        var script = MCPSessionScript(era: .legacy)
        try script.result(#"{"protocolVersion":"2025-11-25","capabilities":{"tools":{}}}"#)
        try script.result(#"{"tools":[{"name":"a"},{"name":"b"}],"nextCursor":"1"}"#)
        try script.result(#"{"tools":[{"name":"a"},{"name":"b"}],"nextCursor":""}"#)
        #expect(script.offers == [["a", "b"]])
        #expect(script.sentMethods.filter { $0 == "tools/list" }.count == 2)
    }

    @Test(arguments: [MCPEra.legacy, .modern])
    func `an empty cursor before another page has the tools of both, and nobody waits for it`(era: MCPEra) throws {
        var script = MCPSessionScript(era: era == .legacy ? .legacy : nil)
        let greeting =
            #"{"protocolVersion":"2025-11-25","supportedVersions":["2026-07-28"],"capabilities":{"tools":{}}}"#
        try script.result(greeting)
        try script.result(#"{"tools":[{"name":"a"},{"name":"b"}],"nextCursor":""}"#)
        #expect(script.offers == [["a", "b"]])
        #expect(script.sent.last?.json["params"]?["cursor"] == "")
        try script.result(#"{"tools":[{"name":"c"}],"nextCursor":"3"}"#)
        try script.result(#"{"tools":[{"name":"d"}]}"#)
        #expect(script.offers == [["a", "b"], ["a", "b", "c", "d"]])
    }

    @Test func `a cursor that is a number leads to the next page, and nobody waits for it`() throws {
        var script = MCPSessionScript(era: .legacy)
        try script.result(#"{"protocolVersion":"2025-11-25","capabilities":{"tools":{}}}"#)
        try script.result(#"{"tools":[{"name":"a"}],"nextCursor":2}"#)
        #expect(script.offers == [["a"]])
        #expect(script.sent.last?.json["params"]?["cursor"] == 2)
        try script.result(#"{"tools":[{"name":"b"}],"nextCursor":2}"#)
        #expect(script.offers == [["a"], ["a", "b"]])
        #expect(script.sentMethods.filter { $0 == "tools/list" }.count == 2)
    }

    @Test(arguments: [#"{"tools":[{"name":"a"}],"nextCursor":""}"#, #"{"tools":[]}"#])
    func `an empty cursor at the end of a list changes nothing`(next: String) throws {
        var script = MCPSessionScript(era: .legacy)
        try script.result(#"{"protocolVersion":"2025-11-25","capabilities":{"tools":{}}}"#)
        try script.result(#"{"tools":[{"name":"a"}],"nextCursor":""}"#)
        try script.result(next)
        try script.failure(-32602)
        #expect(script.offers == [["a"]] && script.end == nil)
        #expect(script.sentMethods.filter { $0 == "tools/list" }.count == 2)
    }

    @Test func `a page without tools, or with some of the page before, does not end the list`() throws {
        var script = MCPSessionScript(era: .legacy)
        try script.result(#"{"protocolVersion":"2025-11-25","capabilities":{"tools":{}}}"#)
        try script.result(#"{"tools":[{"name":"a"}],"nextCursor":"1"}"#)
        try script.result(#"{"tools":[],"nextCursor":"2"}"#)
        try script.result(#"{"tools":[{"name":"a"},{"name":"b"}],"nextCursor":"3"}"#)
        try script.result(#"{"tools":[{"name":"c"}]}"#)
        #expect(script.offers == [["a", "b", "c"]])
    }

    @Test func `a change of the list starts it anew`() throws {
        var script = try MCPSessionScript.legacy()
        try script.server(#"{"jsonrpc":"2.0","method":"notifications/tools/list_changed"}"#)
        let stale = script.session.lastID
        try script.server(#"{"jsonrpc":"2.0","method":"notifications/tools/list_changed"}"#)
        try script.server(#"{"jsonrpc":"2.0","id":\#(stale),"result":{"tools":[]}}"#)
        #expect(script.offers.isEmpty)
        try script.result(#"{"tools":[{"name":"c"}]}"#)
        #expect(script.offers == [["c"]])
    }

    @Test func `calls wait until the server is ready`() throws {
        var script = MCPSessionScript(era: .legacy)
        script.call(7)
        #expect(script.sentMethods == ["initialize"])
        try script.greet()
        #expect(script.sentMethods.last == "tools/call")
    }

    @Test func `the end of the server ends its calls, and those that waited go on`() throws {
        var script = try MCPSessionScript.legacy()
        script.call(1)
        script.notice(.closed(reason: "it exited with status 3", isFinal: false))
        script.call(2)
        #expect(
            script.outcomes == [1: .failure("The server ended during the call: it exited with status 3.")])
        script.actions += script.session.begin()
        try script.greet()
        #expect(script.sentMethods.last == "tools/call")
    }

    @Test func `calls that wait are told when nobody tries any more`() throws {
        var script = try MCPSessionScript.legacy()
        script.notice(.closed(reason: "gone", isFinal: false))
        script.call(1)
        script.actions += script.session.giveUp("gone")
        script.call(2)
        #expect(script.outcomes[1] == .failure("The server is not running: gone"))
        #expect(script.outcomes[2] == .failure("The server is not running."))
    }

    @Test func `a cancelled call is cancelled at the server as its era and connection want it`() throws {
        for (isHTTP, isModern, methods) in [
            (false, false, ["notifications/cancelled"]), (true, false, ["notifications/cancelled"]),
            (false, true, ["notifications/cancelled"]), (true, true, []),
        ] {
            var script = isModern ? try MCPSessionScript.modern(isHTTP: isHTTP) : try .legacy(isHTTP: isHTTP)
            script.call(1)
            let id = script.lastID
            script.forget()
            script.cancel(1)
            #expect(script.sentMethods == methods)
            #expect(script.actions.contains(.send(.abandon(id))))
            #expect(script.outcomes[1] == .cancelled)
            script.forget()
            try script.result(#"{"content":[]}"#)
            #expect(script.actions.isEmpty, "what comes later is dropped")
        }
    }

    @Test func `a server may ask to be called again with what it said`() throws {
        var script = try MCPSessionScript.modern()
        script.call(1)
        try script.result(#"{"resultType":"input_required","requestState":"s"}"#)
        #expect(script.sent.last?.json["params"]?["requestState"] == "s")
        try script.result(#"{"resultType":"complete","content":[{"type":"text","text":"ok"}]}"#)
        #expect(script.outcomes[1] == .success("ok"))
    }

    @Test func `questions for a person are not answered`() throws {
        var script = try MCPSessionScript.modern()
        script.call(1)
        try script.result(
            #"{"resultType":"input_required","requestState":"s","inputRequests":{"q":{"method":"elicitation/create"}}}"#
        )
        #expect(script.outcomes[1] == .failure("The server requested elicitation/create, which is not supported."))
    }

    @Test func `a server that asks to be called again without end is not`() throws {
        var script = try MCPSessionScript.modern()
        script.call(1)
        for _ in 0..<20 where script.outcomes.isEmpty {
            try script.result(#"{"resultType":"input_required","requestState":"s"}"#)
        }
        #expect(script.outcomes[1] == .failure("The server did not finish the call."))
    }

    @Test func `requests of the server are answered`() throws {
        var script = try MCPSessionScript.legacy()
        try script.server(#"{"jsonrpc":"2.0","id":"p","method":"ping"}"#)
        try script.server(#"{"jsonrpc":"2.0","id":5,"method":"roots/list"}"#)
        #expect(script.sent.first == .result(id: .text("p"), [:]))
        #expect(script.sent.last?.json["error"]?["code"] == -32601)
    }

    // MARK: HTTP

    @Test func `an old server's refusal of the question is no refusal of the handshake`() {
        for status in [400, 404, 405, 406, 415, 500, 501, 503] {
            var script = MCPSessionScript(isHTTP: true)
            script.notice(.refused(script.lastID, status: status, nil))
            #expect(script.sentMethods.last == "initialize", "\(status)")
        }
        var unauthorized = MCPSessionScript(isHTTP: true)
        unauthorized.notice(.refused(unauthorized.lastID, status: 401, nil))
        #expect(unauthorized.end == MCPEnd(reason: "it returned HTTP status 401", isFinal: true))
        var broken = MCPSessionScript(isHTTP: true)
        broken.notice(.refused(broken.lastID, status: 503, nil))
        broken.notice(.refused(broken.lastID, status: 503, nil))
        #expect(broken.end == MCPEnd(reason: "it returned HTTP status 503"))
    }

    @Test func `a session that the server has forgotten is begun again, and the call is made again`() throws {
        var script = try MCPSessionScript.legacy(isHTTP: true)
        script.call(1)
        script.notice(.sessionExpired(script.lastID))
        #expect(script.sentMethods == ["tools/call", "initialize"])
        try script.greet()
        #expect(script.sentMethods.last == "tools/call")
        try script.result(#"{"content":[{"type":"text","text":"again"}]}"#)
        #expect(script.outcomes[1] == .success("again"))
    }

    @Test func `a call without an answer fails alone`() throws {
        var script = try MCPSessionScript.modern(isHTTP: true)
        script.call(1)
        script.notice(.unanswered(script.lastID, reason: "the answer was cut off"))
        #expect(script.outcomes[1] == .failure("The server did not answer: the answer was cut off."))
        #expect(script.session.phase == .ready)
    }

    @Test func `the headers say what the body says`() throws {
        var script = MCPSessionScript(isHTTP: true)
        try script.result(#"{"supportedVersions":["2026-07-28"],"capabilities":{"tools":{}}}"#)
        try script.result(
            #"{"tools":[{"name":"größe","inputSchema":{"type":"object","properties":{"region":{"type":"string","x-mcp-header":"Region"},"n":{"type":"integer","x-mcp-header":"N"},"deep":{"type":"object","properties":{"on":{"type":"boolean","x-mcp-header":"On"}}},"bad":{"type":"string","x-mcp-header":"a b"}}}}]}"#
        )
        script.call(1, "größe", ["region": "eu west", "n": 3, "deep": ["on": true], "bad": "x"])
        #expect(
            script.headers.last == [
                "MCP-Protocol-Version": "2026-07-28", "Mcp-Method": "tools/call",
                "Mcp-Name": "=?base64?Z3LDtsOfZQ==?=", "Mcp-Param-Region": "eu west", "Mcp-Param-N": "3",
                "Mcp-Param-On": "true",
            ])
        #expect(script.headers.first == ["MCP-Protocol-Version": "2026-07-28", "Mcp-Method": "server/discover"])
    }

    @Test func `the old era tells its revision after the handshake and not before`() throws {
        var script = MCPSessionScript(isHTTP: true, era: .legacy)
        #expect(script.headers == [[:]])
        try script.greet(version: "2025-06-18")
        #expect(script.headers.dropFirst().allSatisfy { $0 == ["MCP-Protocol-Version": "2025-06-18"] })
        #expect(script.actions.contains(.send(.listen(headers: ["MCP-Protocol-Version": "2025-06-18"]))))
    }
}
