/// What the other side answers.
extension SIPDialog {
    mutating func receive(response: SIPMessage, at now: Instant) -> [SIPAction] {
        guard let status = response.status, response.from?.tag == tag else { return [] }
        guard let index = clients.firstIndex(where: { $0.isAnswered(by: response) }) else {
            return acknowledgeAgain(response)
        }
        guard status >= 200 else { return receive(provisional: response, of: index, at: now) }
        let client = clients.remove(at: index)
        let request = client.request
        let acknowledged = request.method == .invite ? acknowledge(response, to: request) : []
        if status == 401 || status == 407, state != .over || request.method == .bye,
            let again = retry(client, after: response, at: now)
        {
            return acknowledged + [again]
        }
        if state != .over, let again = lengthen(client, after: response, at: now) { return acknowledged + [again] }
        return acknowledged + receive(final: response, to: request, at: now)
    }

    private mutating func receive(provisional response: SIPMessage, of index: Int, at now: Instant) -> [SIPAction] {
        let isFirst = !clients[index].isHeardOf
        clients[index].isHeardOf = true
        guard clients[index].request.method == .invite else {
            clients[index].repetition.slow(at: now)
            return []
        }
        // Nobody waits for ever for a call that was given up.
        if state != .over { clients[index].repetition = .stopped }
        if wantsToLeave, isFirst { return cancel(at: now) }
        guard state == .calling, response.status != 100 else { return [] }
        return [.rang] + hear(response)
    }

    /// The same is described with each response; forks have descriptions of their own.
    private mutating func hear(_ response: SIPMessage) -> [SIPAction] {
        guard let agreed = agreed(by: response), agreed != early else { return [] }
        early = agreed
        return [.early(agreed)]
    }

    private func agreed(by response: SIPMessage) -> NegotiatedMedia? {
        (try? SessionDescription(reading: response.body)).flatMap { try? media.agreed(with: $0) }
    }

    private mutating func receive(final response: SIPMessage, to request: SIPMessage, at now: Instant) -> [SIPAction] {
        switch request.method {
        case .invite:
            agreed == nil
                ? answered(response, at: now) : agreedAgain(response, at: now) + changeHold(at: now)
        case .refer: referred(response)
        case .bye, .cancel: []
        case .info: pressed(response, at: now)
        case .update: confirmed(response, at: now)
        default: lose(after: response, at: now)
        }
    }

    /// The INVITE that called.
    private mutating func answered(_ response: SIPMessage, at now: Instant) -> [SIPAction] {
        guard response.isSuccess else {
            let wasCalling = state == .calling
            finish(at: now)
            return wasCalling ? [.failed(PhoneLineError(response))] : []
        }
        // It was answered while it was cancelled.
        guard state == .calling else { return leave(at: now) }
        // Some describe their sound once, before they answer.
        let known = response.body.isEmpty ? early : nil
        guard let agreed = known ?? agreed(by: response) else { return leave(at: now) + [.failed(.notPossible)] }
        state = .up
        agree(agreed)
        noteSession(in: response, at: now)
        return [.connected(agreed)]
    }

    /// One that changed the sound of a call.
    private mutating func agreedAgain(_ response: SIPMessage, at now: Instant) -> [SIPAction] {
        guard response.isSuccess, let description = try? SessionDescription(reading: response.body),
            let changed = try? media.agreed(with: description)
        else {
            media.direction = .sendrecv
            return lose(after: response, at: now)
        }
        agree(changed)
        noteSession(in: response, at: now)
        return [.changed(changed)]
    }

    private mutating func confirmed(_ response: SIPMessage, at now: Instant) -> [SIPAction] {
        if response.isSuccess { noteSession(in: response, at: now) }
        return lose(after: response, at: now)
    }

    /// A key was heard, or never will be.
    private mutating func pressed(_ response: SIPMessage, at now: Instant) -> [SIPAction] {
        if !keys.isEmpty { keys.removeFirst() }
        return lose(after: response, at: now) + pressNext(at: now)
    }

    /// A call the other side knows nothing of is none.
    private mutating func lose(after response: SIPMessage, at now: Instant) -> [SIPAction] {
        guard response.status == 481 || response.status == 408, state == .up else { return [] }
        finish(at: now)
        return [.ended(.lost)]
    }

    mutating func agree(_ agreed: NegotiatedMedia) {
        self.agreed = agreed
        // The sound of a call stays what it was.
        media.codecs = [agreed.codec]
    }
}

/// Acknowledgements: without them the other side answers again and again.
extension SIPDialog {
    private static let acknowledgementLimit = 4

    private mutating func acknowledge(_ response: SIPMessage, to invite: SIPMessage) -> [SIPAction] {
        if response.isSuccess, let to = response.to {
            remote = to
            if let contact = response.contact { target = contact.uri.description }
            if agreed == nil { routes = response.all("record-route").reversed() }
        }
        let ack = acknowledgement(of: response, to: invite)
        acknowledgements = (acknowledgements + [ack]).suffix(Self.acknowledgementLimit)
        return [.send(ack)]
    }

    private mutating func acknowledgement(of response: SIPMessage, to invite: SIPMessage) -> SIPMessage {
        // That of a refusal belongs to the INVITE and goes its way.
        let kept: Set = ["via", "max-forwards", "route", "from", "call-id", "authorization", "proxy-authorization"]
        var ack = SIPMessage(.request(.ack, uri: target), headers: invite.headers.filter { kept.contains($0.name) })
        if response.isSuccess {
            ack.set("via", nextVia().value)
            ack.headers.removeAll { $0.name == "route" }
            ack.headers += routes.map { SIPHeader("route", $0) }
        } else if case .request(_, let uri) = invite.start {
            ack.start = .request(.ack, uri: uri)
        }
        ack.set("to", response["to"] ?? remote.description)
        ack.set("cseq", SIPSequence(response.cSeq?.number ?? sequence, .ack).description)
        return ack
    }

    private func acknowledgeAgain(_ response: SIPMessage) -> [SIPAction] {
        guard response.cSeq?.method == .invite, let status = response.status, status >= 200 else { return [] }
        return acknowledgements.filter { ack in
            ack.cSeq?.number == response.cSeq?.number && ack.to?.tag == response.to?.tag
        }.prefix(1).map(SIPAction.send)
    }
}

extension SIPMessage {
    var isSuccess: Bool { status.map { (200..<300).contains($0) } ?? false }
}
