import EchoWire

/// What goes wrong on the way.
extension MCPSession {
    mutating func refused(_ id: JSONRPCID, _ status: Int, _ error: JSONRPCError?) {
        guard case .number(let number) = id, let purpose = pending[number] else { return }
        let reason = error?.message ?? "it returned HTTP status \(status)"
        switch purpose {
        case .discover where status == 401 || status == 403, .initialize where status < 500:
            end(reason, isFinal: true)
        case .initialize: end(reason)
        case .discover, .list, .call, .listen:
            receive(.failure(id: id, error ?? JSONRPCError(code: status, message: reason)))
        }
    }

    mutating func unanswered(_ id: JSONRPCID, _ reason: String) {
        guard case .number(let number) = id, let purpose = pending.removeValue(forKey: number) else { return }
        switch purpose {
        case .discover, .initialize: end(reason)
        case .list: if phase == .listing { end(reason) }
        case .listen: act(.start(.listen, after: Self.listenPause))
        case .call(let call): act(.finish(call: call.number, .failure("The server did not answer: \(reason).")))
        }
    }

    /// The call that found it out is made again in the new session.
    mutating func sessionExpired(_ id: JSONRPCID) {
        guard case .number(let number) = id, let purpose = pending.removeValue(forKey: number) else { return }
        if case .call(let call) = purpose { again(call) }
        guard phase == .ready || phase == .listing else { return }
        initialize()
        act(.start(.handshake, after: Self.handshakePatience))
    }

    /// A server that forgets every session would be asked for ever.
    private mutating func again(_ call: MCPCall) {
        if call.attempts < Self.maximumAttempts {
            waiting.append(call)
        } else {
            act(.finish(call: call.number, .failure("The server ended its session again and again.")))
        }
    }

    /// A server of the old era may take the question for the era so badly that it ends: it is asked no second time.
    /// One that is slow to start reads the question when it was given up already.
    mutating func closed(_ reason: String, isFinal: Bool) {
        let diedOfTheQuestion = isStarting && era == nil && !isFinal && pending.values.contains(.discover)
        if diedOfTheQuestion { era = .legacy }
        end(reason, isFinal: isFinal, isWorthAnother: diedOfTheQuestion)
    }
}
