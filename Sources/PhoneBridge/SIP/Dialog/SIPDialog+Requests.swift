import Foundation

/// What this side asks for.
extension SIPDialog {
    mutating func call(at now: Instant) -> [SIPAction] {
        let offer = media.offer().body
        return [start(request(.invite, [SIPHeader("content-type", "application/sdp")], body: offer), at: now)]
    }

    /// Ends the call, or what was to become one. Harmless when it is over.
    mutating func hangUp(at now: Instant) -> [SIPAction] {
        switch state {
        case .calling: giveUp(.over, at: now)
        case .ringing: reject(603, at: now)
        // The side that answered must not leave before that was heard.
        case .accepted:
            leaveLater(.hungUpHere)
        case .up: leave(at: now) + [.ended(.hungUpHere)]
        case .over: []
        }
    }

    /// Calls no longer; the caller is told `error`.
    mutating func giveUp(_ error: PhoneLineError, at now: Instant) -> [SIPAction] {
        guard state == .calling else { return [] }
        let actions = [SIPAction.failed(error)] + cancel(at: now)
        wantsToLeave = true
        finish(at: now)
        return actions
    }

    /// Puts the other side on hold, or takes the line up again; while another change is under way, behind that.
    mutating func hold(_ isHeld: Bool, at now: Instant) -> [SIPAction] {
        guard state == .up || state == .accepted else { return [] }
        wantsHold = isHeld
        return changeHold(at: now)
    }

    mutating func changeHold(at now: Instant) -> [SIPAction] {
        guard state == .up, let wantsHold, !clients.contains(where: { $0.request.method == .invite }) else { return [] }
        self.wantsHold = nil
        media.direction = wantsHold ? .sendonly : .sendrecv
        return call(at: now)
    }

    /// Presses keys, for who does not understand them in RTP.
    mutating func press(_ digits: String, at now: Instant) -> [SIPAction] {
        guard state == .up else { return [] }
        let isBusy = !keys.isEmpty
        keys += digits.uppercased().filter { TelephoneEvent.code(of: $0) != nil }.prefix(max(0, 256 - keys.count))
        return isBusy ? [] : pressNext(at: now)
    }

    /// One after the other, so that none overtakes another.
    mutating func pressNext(at now: Instant) -> [SIPAction] {
        guard let key = keys.first, state == .up else { return [] }
        let type = SIPHeader("content-type", InfoDigits.relay)
        return [start(request(.info, [type], body: InfoDigits.body(key)), at: now)]
    }

    /// Asks the other side to call somebody else (RFC 3515).
    mutating func transfer(to uri: SIPURI, at now: Instant) -> [SIPAction] {
        guard state == .up else { return [.notTransferred(.over)] }
        guard transferEnd == nil else { return [.notTransferred(.notPossible)] }
        transferEnd = now + SIPTimers.transfer
        let headers = [SIPHeader("refer-to", "<\(uri)>"), SIPHeader("referred-by", "<\(local.uri)>")]
        return [start(request(.refer, headers), at: now)]
    }

    mutating func leave(at now: Instant) -> [SIPAction] {
        finish(at: now)
        return [start(request(.bye), at: now)]
    }

    mutating func leaveLater(_ end: PhoneLineEnd) -> [SIPAction] {
        guard !wantsToLeave else { return [] }
        wantsToLeave = true
        return [.ended(end)]
    }

    /// An INVITE nobody has heard of cannot be cancelled yet.
    mutating func cancel(at now: Instant) -> [SIPAction] {
        guard let invite = clients.first(where: { $0.request.method == .invite }), invite.isHeardOf else { return [] }
        let kept: Set = ["max-forwards", "route", "from", "to", "call-id"]
        let headers =
            [invite.request.headers.first { $0.name == "via" }].compactMap(\.self)
            + invite.request.headers.filter { kept.contains($0.name) }
        guard case .request(_, let uri) = invite.request.start, let number = invite.request.cSeq?.number else {
            return []
        }
        var request = SIPMessage(.request(.cancel, uri: uri), headers: headers)
        request.set("cseq", SIPSequence(number, .cancel).description)
        return [start(request, at: now)]
    }

    mutating func start(_ request: SIPMessage, proofs: Int = 0, at now: Instant) -> SIPAction {
        clients.append(
            SIPClientTransaction(request, proofs: proofs, isReliable: place.transport.isReliable, at: now))
        return .send(request)
    }

    /// The same request with a proof of who asks.
    ///
    /// - Returns: nil when there is none, or the one that was given is not believed.
    mutating func retry(_ client: SIPClientTransaction, after response: SIPMessage, at now: Instant) -> SIPAction? {
        let isStale = DigestChallenge.best(of: response.all("www-authenticate") + response.all("proxy-authenticate"))?
            .isStale
        guard client.proofs == 0 || (client.proofs == 1 && isStale == true), let method = client.request.method,
            proof.learn(from: response)
        else { return nil }
        sequence += 1
        var request = client.request
        request.set("via", nextVia().value)
        request.set("cseq", SIPSequence(sequence, method).description)
        return start(proof.sign(request), proofs: client.proofs + 1, at: now)
    }

    mutating func request(_ method: SIPMethod, _ extra: [SIPHeader] = [], body: Data = Data()) -> SIPMessage {
        sequence += 1
        var headers = [nextVia(), SIPHeader("max-forwards", "70")]
        headers += routes.map { SIPHeader("route", $0) }
        headers += [
            SIPHeader("from", local.description), SIPHeader("to", remote.description), SIPHeader("call-id", callID),
            SIPHeader("cseq", SIPSequence(sequence, method).description), place.contact,
            SIPHeader("user-agent", "echo-tui"),
        ]
        if method == .invite { headers.append(SIPHeader("allow", SIPMethod.allowed)) }
        if method == .invite || method == .update { headers += sessionHeaders }
        return proof.sign(SIPMessage(.request(method, uri: target), headers: headers + extra, body: body))
    }

    mutating func nextVia() -> SIPHeader {
        branches += 1
        return place.via(branch: "z9hG4bK\(token)\(branches)")
    }
}
