import EchoWire
import Foundation

@testable import Echo

/// Plays a server's part against the pure session.
struct MCPSessionScript {
    var session: MCPSession
    var actions: [MCPAction] = []

    init(isHTTP: Bool = false, era: MCPEra? = nil) {
        session = MCPSession(identity: MCPIdentity(name: "swift-client", version: "1.0.0"), isHTTP: isHTTP, era: era)
        actions = session.begin()
    }

    /// A server of the old era that was greeted and has the tools `a` and `b`.
    static func legacy(isHTTP: Bool = false) throws -> MCPSessionScript {
        var script = MCPSessionScript(isHTTP: isHTTP, era: .legacy)
        try script.greet()
        script.forget()
        return script
    }

    static func modern(isHTTP: Bool = false) throws -> MCPSessionScript {
        var script = MCPSessionScript(isHTTP: isHTTP)
        try script.result(#"{"supportedVersions":["2026-07-28"],"capabilities":{"tools":{}}}"#)
        try script.result(#"{"tools":[{"name":"a"},{"name":"b"}]}"#)
        script.forget()
        return script
    }

    mutating func greet(version: String = "2025-11-25") throws {
        try result(#"{"protocolVersion":"\#(version)","capabilities":{"tools":{"listChanged":true}}}"#)
        guard session.phase == .listing else { return }
        try result(#"{"tools":[{"name":"a"},{"name":"b"}]}"#)
    }

    mutating func server(_ json: String) throws {
        guard let message = JSONRPCMessage(try JSONValue(parsing: Data(json.utf8))) else { return }
        notice(.message(message))
    }

    /// Answers the request that was sent last.
    mutating func result(_ json: String) throws {
        try server(#"{"jsonrpc":"2.0","id":\#(session.lastID),"result":\#(json)}"#)
    }

    mutating func failure(_ code: Int, data: String = "null") throws {
        try server(
            #"{"jsonrpc":"2.0","id":\#(session.lastID),"error":{"code":\#(code),"message":"no","data":\#(data)}}"#)
    }

    mutating func notice(_ incoming: MCPIncoming) { actions += session.receive(incoming) }
    mutating func fire(_ timer: MCPTimer) { actions += session.fire(timer) }
    mutating func call(_ number: Int, _ tool: String = "a", _ arguments: JSONValue = [:]) {
        actions += session.call(MCPCall(number: number, tool: tool, arguments: arguments))
    }
    mutating func cancel(_ number: Int) { actions += session.cancel(call: number) }
    mutating func forget() { actions = [] }

    // MARK: what came of it

    var lastID: JSONRPCID { .number(session.lastID) }

    var sent: [JSONRPCMessage] {
        actions.compactMap { if case .send(.message(let message, _)) = $0 { message } else { nil } }
    }

    var headers: [[String: String]] {
        actions.compactMap { if case .send(.message(_, let headers)) = $0 { headers } else { nil } }
    }

    var sentMethods: [String] { sent.compactMap { $0.json["method"]?.string } }

    var outcomes: [Int: MCPCallOutcome] {
        var outcomes: [Int: MCPCallOutcome] = [:]
        for case .finish(let call, let outcome) in actions { outcomes[call] = outcome }
        return outcomes
    }

    var offers: [[String]] {
        actions.compactMap { if case .offer(let tools, _) = $0 { tools.map(\.name) } else { nil } }
    }

    var end: MCPEnd? { actions.compactMap { if case .end(let end) = $0 { end } else { nil } }.last }
}
