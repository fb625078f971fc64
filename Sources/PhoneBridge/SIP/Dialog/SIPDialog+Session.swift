/// A call is confirmed from time to time, so that one whose other side is gone does not go on for ever (RFC 4028).
extension SIPDialog {
    private static let mostLengthenings = 3

    /// Of a request of this side that confirms the call, or begins it.
    var sessionHeaders: [SIPHeader] {
        let refresher = session.map { $0.isRefresher ? SessionExpiry.Refresher.uac : .uas }
        let wanted = SessionExpiry(seconds: session?.seconds ?? wantedExpiry, refresher: refresher)
        return [
            SIPHeader("supported", SIPSessionTimer.option), SIPHeader("session-expires", wanted.description),
            SIPHeader("min-se", String(max(SIPSessionTimer.least, leastExpiry))),
        ]
    }

    /// Whether somebody wants it confirmed more often than is sensible, and can be told so.
    static func isTooShort(_ request: SIPMessage) -> Bool {
        guard let expiry = request.sessionExpiry, request.supports(SIPSessionTimer.option) else { return false }
        return expiry.seconds < SIPSessionTimer.least
    }

    static let leastHeaders = [SIPHeader("min-se", String(SIPSessionTimer.least))]

    /// A request of the other side is taken: what its answer says of the timer.
    mutating func agreeSession(to request: SIPMessage, at now: Instant) -> [SIPHeader] {
        let knows = request.supports(SIPSessionTimer.option)
        takesUpdate = takesUpdate || request.allows(.update)
        guard knows || request.sessionExpiry != nil else {
            session = nil
            return []
        }
        let wanted = request.sessionExpiry?.seconds ?? SIPSessionTimer.usual
        let seconds = max(wanted, request.leastExpiry ?? 0, SIPSessionTimer.least)
        // Whom nobody told does nothing: this side takes care of it.
        let refresher = knows ? request.sessionExpiry?.refresher ?? .uas : .uas
        session = SIPSessionTimer(seconds: seconds, isRefresher: refresher == .uas, at: now)
        let expiry = SIPHeader("session-expires", SessionExpiry(seconds: seconds, refresher: refresher).description)
        return [SIPHeader("supported", SIPSessionTimer.option), expiry]
            + (knows && refresher == .uac ? [SIPHeader("require", SIPSessionTimer.option)] : [])
    }

    /// The other side has taken a request of this side.
    mutating func noteSession(in response: SIPMessage, at now: Instant) {
        takesUpdate = takesUpdate || response.allows(.update)
        session = response.sessionExpiry.map {
            SIPSessionTimer(seconds: $0.seconds, isRefresher: $0.refresher != .uas, at: now)
        }
    }

    /// The same request for a longer time, where the other side wants that.
    ///
    /// - Returns: nil where it does not say so.
    mutating func lengthen(_ client: SIPClientTransaction, after response: SIPMessage, at now: Instant) -> SIPAction? {
        guard response.status == 422, let least = response.leastExpiry, let method = client.request.method,
            let before = client.request.sessionExpiry, least > before.seconds, lengthenings < Self.mostLengthenings
        else { return nil }
        lengthenings += 1
        (leastExpiry, wantedExpiry) = (least, max(least, wantedExpiry))
        sequence += 1
        var request = client.request
        request.set("via", nextVia().value)
        request.set("cseq", SIPSequence(sequence, method).description)
        request.set("min-se", String(least))
        request.set("session-expires", SessionExpiry(seconds: least, refresher: before.refresher).description)
        return start(proof.sign(request), at: now)
    }

    /// Without a description of its sound nothing of that changes.
    mutating func updated(by request: SIPMessage, at now: Instant) -> [SIPAction] {
        guard state == .up else { return [respond(491, to: request, at: now)] }
        if Self.isTooShort(request) { return [respond(422, to: request, Self.leastHeaders, at: now)] }
        if let contact = request.contact { target = contact.uri.description }
        guard !request.body.isEmpty else {
            return [respond(200, to: request, [place.contact] + agreeSession(to: request, at: now), at: now)]
        }
        guard !clients.contains(where: { $0.request.method == .invite }) else {
            return [respond(491, to: request, at: now)]
        }
        guard let (answer, changed) = answer(to: request) else { return [respond(488, to: request, at: now)] }
        agree(changed)
        return [accept(request, answer, at: now), .changed(changed)]
    }

    mutating func tickSession(at now: Instant) -> [SIPAction] {
        guard state == .up, var timer = session else { return [] }
        let turn = timer.turn(at: now)
        session = timer
        switch turn {
        case .wait: return []
        case .refresh: return refresh(at: now)
        case .over: return leave(at: now) + [.ended(.lost)]
        }
    }

    private mutating func refresh(at now: Instant) -> [SIPAction] {
        guard !clients.contains(where: { [.invite, .update].contains($0.request.method) }) else { return [] }
        return takesUpdate ? [start(request(.update), at: now)] : call(at: now)
    }
}

extension SIPMessage {
    func allows(_ method: SIPMethod) -> Bool {
        all("allow").contains { $0.split(separator: ",").contains { String($0).trimmed == method.rawValue } }
    }
}
