import EchoWire

/// What is asked of the server.
extension MCPSession {
    mutating func probe() {
        phase = .probing
        version = MCPEra.modernVersions[0]
        request("server/discover", for: .discover, modern: true)
        act(.start(.probe, after: Self.probePatience))
    }

    mutating func initialize() {
        phase = .initializing
        version = MCPEra.legacyVersions[0]
        act(.cancel(.probe))
        request(
            "initialize",
            [
                "protocolVersion": .string(version), "capabilities": [:], "clientInfo": identity.json,
            ], for: .initialize, modern: false)
    }

    /// The first page of the tools; what was fetched of an older list does not count.
    mutating func list() {
        pending = pending.filter { $0.value != .list }
        pages = []
        cursors = []
        listedNames = []
        listPage(nil)
    }

    /// - Parameter cursor: as the server wrote it: one that numbers its pages may read no text.
    mutating func listPage(_ cursor: JSONValue?) {
        request("tools/list", cursor.map { ["cursor": $0] } ?? [:], for: .list, modern: era == .modern)
    }

    /// Servers of the old era send news that they did not announce; one that has none says so when it is asked.
    mutating func listen() {
        guard era == .modern else { return act(.send(.listen(headers: headers(method: nil)))) }
        guard tellsChanges else { return }
        request(
            "subscriptions/listen", ["notifications": ["toolsListChanged": true]], for: .listen, modern: true)
    }

    mutating func send(_ call: MCPCall) {
        var call = call
        call.attempts += 1
        var params: JSONObject = ["name": .string(call.tool), "arguments": call.arguments]
        params["requestState"] = call.state
        request("tools/call", params, for: .call(call), modern: era == .modern)
    }

    mutating func send(notification method: String, _ params: JSONObject? = nil) {
        let message = JSONRPCMessage.notification(method: method, params: params.map { .object($0) })
        act(.send(.message(message, headers: headers(method: method))))
    }

    mutating func answer(_ message: JSONRPCMessage) {
        act(.send(.message(message, headers: headers(method: nil))))
    }

    private mutating func request(_ method: String, _ params: JSONObject = [:], for purpose: Pending, modern: Bool) {
        lastID += 1
        pending[lastID] = purpose
        var params = params
        let meta = meta(of: purpose, modern: modern)
        if !meta.isEmpty { params["_meta"] = .object(meta) }
        let message = JSONRPCMessage.request(id: .number(lastID), method: method, params: .object(params))
        act(.send(.message(message, headers: headers(method: method, purpose, modern: modern))))
    }

    private func meta(of purpose: Pending, modern: Bool) -> JSONObject {
        var meta = JSONObject()
        if case .call = purpose { meta["progressToken"] = .string("p-\(lastID)") }
        guard modern else { return meta }
        meta["io.modelcontextprotocol/protocolVersion"] = .string(version)
        meta["io.modelcontextprotocol/clientInfo"] = identity.json
        meta["io.modelcontextprotocol/clientCapabilities"] = [:]
        return meta
    }

    // MARK: headers

    private func headers(method: String?) -> [String: String] {
        guard phase != .initializing else { return [:] }
        guard let method, era == .modern else { return ["MCP-Protocol-Version": version] }
        return MCPHeaders.modern(version: version, method: method)
    }

    private func headers(method: String, _ purpose: Pending, modern: Bool) -> [String: String] {
        guard modern else { return headers(method: method) }
        guard case .call(let call) = purpose else { return MCPHeaders.modern(version: version, method: method) }
        let tool = tools.first { $0.name == call.tool } ?? MCPToolDescription(["name": .string(call.tool)])
        return MCPHeaders.modern(version: version, method: method, tool: tool, arguments: call.arguments)
    }
}
