/// What may have been lost is sent again.
extension SIPDialog {
    mutating func tickClients(at now: Instant) -> [SIPAction] {
        var actions: [SIPAction] = []
        var hopeless: [SIPMessage] = []
        for index in clients.indices {
            switch clients[index].repetition.turn(at: now) {
            case .wait: break
            case .again: actions.append(.send(clients[index].request))
            case .hopeless: hopeless.append(clients[index].request)
            }
        }
        clients.removeAll { client in hopeless.contains { $0.cSeq == client.request.cSeq } }
        return actions + hopeless.flatMap { giveUp($0, at: now) }
    }

    private mutating func giveUp(_ request: SIPMessage, at now: Instant) -> [SIPAction] {
        switch (request.method, state) {
        case (SIPMethod.invite?, .calling):
            finish(at: now)
            return [.failed(.unreachable)]
        case (SIPMethod.refer?, .up):
            transferEnd = nil
            return [.notTransferred(.unreachable)]
        case (_, .up):
            finish(at: now)
            return [.ended(.lost)]
        default: return []
        }
    }

    mutating func tickServers(at now: Instant) -> [SIPAction] {
        var actions: [SIPAction] = []
        for index in servers.indices {
            switch servers[index].repetition?.turn(at: now) {
            case .again: actions.append(.send(servers[index].response))
            case .hopeless:
                servers[index].repetition = nil
                // An answer nobody has heard made no call.
                if servers[index].response.isSuccess, state == .accepted || state == .up {
                    actions += leave(at: now) + (wantsToLeave ? [] : [.ended(.lost)])
                }
            case .wait, nil: break
            }
        }
        return actions
    }
}
