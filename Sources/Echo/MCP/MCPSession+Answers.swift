import EchoWire

/// What the server says.
extension MCPSession {
    mutating func receive(_ message: JSONRPCMessage) {
        switch message {
        case .request(let id, "ping", _): answer(.result(id: id, [:]))
        case .request(let id, let method, _):
            answer(
                .failure(
                    id: id, JSONRPCError(code: JSONRPCError.methodNotFound, message: "Method not found: \(method)")))
        case .notification("notifications/progress", let params): progress(params ?? .null)
        case .notification("notifications/tools/list_changed", _): if phase == .ready { list() }
        case .notification: break
        case .result(let id, let result): if let purpose = take(id) { succeeded(purpose, result) }
        case .failure(let id, let error):
            if let id = id ?? onlyPending, let purpose = take(id) { failed(purpose, error) }
        }
    }

    /// A server that could not read a request does not know its id.
    private var onlyPending: JSONRPCID? { pending.count == 1 ? pending.keys.first.map { .number($0) } : nil }

    private mutating func take(_ id: JSONRPCID) -> Pending? {
        guard case .number(let number) = id else { return nil }
        return pending.removeValue(forKey: number)
    }

    private mutating func progress(_ params: JSONValue) {
        guard let token = params["progressToken"]?.string, let id = Int(token.dropFirst(2)),
            case .call(let call)? = pending[id], let done = params["progress"]?.number
        else { return }
        let progress = ToolProgress(done: done, total: params["total"]?.number, message: params["message"]?.string)
        act(.progress(call: call.number, progress))
    }

    private mutating func succeeded(_ purpose: Pending, _ result: JSONValue) {
        switch purpose {
        case .discover: discovered(result)
        case .initialize: initialized(result)
        case .list: listed(result)
        case .listen: act(.start(.listen, after: Self.listenPause))
        case .call(let call): called(call, result)
        }
    }

    private mutating func failed(_ purpose: Pending, _ error: JSONRPCError) {
        switch purpose {
        case .discover: notDiscovered(error)
        case .initialize: notInitialized(error)
        case .list: notListed(error)
        case .listen: break
        case .call(let call): notCalled(call, error)
        }
    }

    // MARK: the era

    /// The answer may be late, when the other era has been tried already: the server has settled for this one then.
    private mutating func discovered(_ result: JSONValue) {
        guard phase == .probing || phase == .initializing else { return }
        let versions = result["supportedVersions"]?.array?.compactMap(\.string) ?? []
        guard let version = MCPEra.modernVersions.first(where: versions.contains) else {
            return phase == .probing ? initialize() : ()
        }
        settle(.modern, version, result["capabilities"] ?? .null)
    }

    private mutating func notDiscovered(_ error: JSONRPCError) {
        guard phase == .probing else { return }
        let versions = supportedVersions(error)
        let isHopeless = !versions.isEmpty && !versions.contains(where: MCPEra.legacyVersions.contains)
        guard isHopeless else { return initialize() }
        end("it supports only \(versions.joined(separator: ", "))", isFinal: true)
    }

    private mutating func initialized(_ result: JSONValue) {
        guard phase == .initializing else { return }
        let version = result["protocolVersion"]?.string ?? ""
        guard MCPEra.legacyVersions.contains(version) else {
            let words = version.isEmpty ? "no protocol version" : "the unknown protocol version “\(version)”"
            return end("it uses \(words)", isFinal: true)
        }
        era = .legacy
        self.version = version
        phase = .listing
        send(notification: "notifications/initialized")
        settle(.legacy, version, result["capabilities"] ?? .null)
    }

    /// A slow server may have settled for the modern era by the question that was given up.
    private mutating func notInitialized(_ error: JSONRPCError) {
        guard phase == .initializing else { return }
        if supportedVersions(error).contains(where: MCPEra.modernVersions.contains) { return probe() }
        end("it rejected the handshake: \(error.message)", isFinal: true)
    }

    private func supportedVersions(_ error: JSONRPCError) -> [String] {
        guard error.code == JSONRPCError.unsupportedVersion else { return [] }
        return error.data?["supported"]?.array?.compactMap(\.string) ?? []
    }

    private mutating func settle(_ era: MCPEra, _ version: String, _ capabilities: JSONValue) {
        self.era = era
        self.version = version
        phase = .listing
        pending = pending.filter { if case .call = $0.value { true } else { false } }
        act(.cancel(.probe))
        tellsChanges = capabilities["tools"]?["listChanged"]?.bool == true
        let tellsOfTools = capabilities["tools"]?.isNull == false
        mayHaveNone = !tellsOfTools && capabilities.object != nil
        // One that tells of nothing at all is asked.
        if capabilities.object?.isEmpty == false, !tellsOfTools { becomeReady([]) } else { list() }
    }

    /// A server that said that it has nothing has no tools to list.
    private mutating func notListed(_ error: JSONRPCError) {
        guard phase == .listing else { return }
        if mayHaveNone { becomeReady([]) } else { end("listing its tools failed: \(error.message)") }
    }

    // MARK: tools

    /// Some servers ignore the cursor and repeat their list under it. An empty one may stand at the end of a list, or before
    /// its next page, and so may a number: which it is, the next page tells, and nobody has to wait for that.
    private mutating func listed(_ result: JSONValue) {
        guard let page = Self.tools(in: result) else {
            return phase == .listing ? end("its list of tools cannot be read") : ()
        }
        let fresh = page.filter { listedNames.insert($0.name).inserted }
        pages.append(fresh)
        let isRepeated = fresh.isEmpty && !page.isEmpty
        let all = pages.flatMap { $0 }
        if let cursor = result["nextCursor"], cursor.string != nil || cursor.number != nil, !isRepeated,
            cursors.insert(cursor.text).inserted,
            pages.count < Self.maximumPages
        {
            listPage(cursor)
            if cursor.string?.isEmpty != false, phase == .listing { becomeReady(all) }
        } else if phase == .listing || all != tools {
            becomeReady(all)
        }
    }

    /// A server without tools may write none at all, or null. Nil for what is no list, or holds nothing that is a tool.
    private static func tools(in result: JSONValue) -> [MCPToolDescription]? {
        let told: JSONValue = result.array == nil ? result["tools"] ?? .null : result
        if told.isNull { return result.object == nil ? nil : [] }
        guard let entries = told.array else { return nil }
        let tools = entries.compactMap(MCPToolDescription.init)
        return tools.isEmpty && !entries.isEmpty ? nil : tools
    }

    private mutating func becomeReady(_ tools: [MCPToolDescription]) {
        self.tools = tools
        act(.offer(tools, protocolVersion: version))
        guard phase != .ready else { return }
        phase = .ready
        act(.cancel(.handshake))
        listen()
        for call in waiting { send(call) }
        waiting = []
    }

    private mutating func called(_ call: MCPCall, _ result: JSONValue) {
        if result["resultType"]?.string == "input_required" { return asked(call, result) }
        if result.isNull { return act(.finish(call: call.number, .failure("The server's answer was empty."))) }
        let text = MCPToolResult.text(result)
        let isError = result["isError"]?.bool == true
        act(.finish(call: call.number, isError ? .failure(text.isEmpty ? "The tool failed." : text) : .success(text)))
    }

    /// A server may want to be called again; to questions for a person there is no answer here.
    private mutating func asked(_ call: MCPCall, _ result: JSONValue) {
        let questions = result["inputRequests"]?.object ?? [:]
        guard questions.isEmpty, let state = result["requestState"], call.attempts < Self.maximumAttempts else {
            let methods = Set(questions.values.compactMap { $0["method"]?.string }).sorted().joined(separator: ", ")
            let words =
                methods.isEmpty
                ? "The server did not finish the call." : "The server requested \(methods), which is not supported."
            return act(.finish(call: call.number, .failure(words)))
        }
        var again = call
        again.state = state
        send(again)
    }

    private mutating func notCalled(_ call: MCPCall, _ error: JSONRPCError) {
        act(.finish(call: call.number, .failure("The server rejected the call: \(error.message) (\(error.code))")))
        // Its schema may have changed, from which the headers are made.
        if error.code == JSONRPCError.headerMismatch, phase == .ready { list() }
    }
}
