import EchoWire
import Foundation
import Testing

@testable import Echo

@Suite struct `Published transcripts of the Model Context Protocol` {
    @Test(arguments: [
        ("mcp-legacy-2025-11-25.jsonl", MCPEra.legacy, ["get_weather", "get_forecast"]),
        ("mcp-modern-2026-07-28.jsonl", MCPEra.modern, ["get_weather"]),
    ])
    func `what is said is what the transcript says`(name: String, era: MCPEra, tools: [String]) throws {
        var script = MCPSessionScript(era: era == .legacy ? .legacy : nil)
        var said = 0
        var calls = 0
        var ids: [JSONValue: Int] = [:]

        for line in try PythonServers.transcript(name).split(separator: "\n") {
            let line = try JSONValue(parsing: Data(line.utf8))
            guard let event = line["event"] else { continue }
            if line["dir"] == "client" {
                if event["method"] == "tools/call" {
                    calls += 1
                    script.call(calls, event["params"]?["name"]?.string ?? "", event["params"]?["arguments"] ?? [:])
                }
                while script.sentMethods[said] == "subscriptions/listen" { said += 1 }
                let sent = script.sent[said]
                said += 1
                #expect(normalized(sent.json) == normalized(event))
                if case .request(.number(let id), _, _) = sent, let theirs = event["id"] { ids[theirs] = id }
            } else {
                try script.server(translated(event, ids).text)
            }
        }

        #expect(script.session.era == era)
        #expect(script.offers.first == tools)
        #expect(script.outcomes.count == calls && calls > 1)
        if era == .legacy {
            #expect(script.outcomes[1] == .success(#"{"temp_c":4}"#))
            #expect(script.outcomes[2] == .failure("Unknown city: Nowhere"))
            #expect(script.outcomes[3] == .failure("The server rejected the call: Unknown tool: no_such_tool (-32602)"))
            #expect(script.actions.contains(.progress(call: 1, ToolProgress(done: 1, total: 2))))
            #expect(script.sentMethods.last == "tools/list", "a changed list is fetched again")
        } else {
            #expect(script.outcomes[1] == .success("4 °C"))
        }
    }

    /// Ids and progress tokens are free.
    private func normalized(_ message: JSONValue) -> JSONValue {
        guard var object = message.object else { return message }
        if object["id"] != nil { object["id"] = 0 }
        if var params = object["params"]?.object, var meta = params["_meta"]?.object {
            meta["progressToken"] = nil
            params["_meta"] = meta.isEmpty ? nil : .object(meta)
            object["params"] = .object(params)
        }
        return .object(object)
    }

    private func translated(_ message: JSONValue, _ ids: [JSONValue: Int]) -> JSONValue {
        guard var object = message.object else { return message }
        if let id = object["id"], let ours = ids[id] { object["id"] = .integer(ours) }
        if var params = object["params"]?.object, let token = params["progressToken"]?.string,
            let theirs = Int(token.dropFirst(2)), let ours = ids[.integer(theirs)]
        {
            params["progressToken"] = .string("p-\(ours)")
            object["params"] = .object(params)
        }
        return .object(object)
    }
}
