import Foundation

/// What the other side asks for.
extension SIPDialog {
    private static let memory = 8

    mutating func receive(request: SIPMessage, at now: Instant) -> [SIPAction] {
        guard let method = request.method, let number = request.cSeq?.number else { return [] }
        switch method {
        case .ack: return acknowledged(by: request, at: now)
        case .cancel: return cancelled(by: request, at: now)
        default: break
        }
        if let known = servers.first(where: { $0.branch == request.branch && $0.sequence == request.cSeq }) {
            return [.send(known.response)]
        }
        guard request.to?.tag == tag, request.from?.tag == remote.tag, state != .over || method == .bye else {
            return [.send(.response(481, to: request))]
        }
        guard number > remoteSequence else { return [respond(500, to: request, at: now)] }
        remoteSequence = number
        return receive(method, request, at: now)
    }

    private mutating func receive(_ method: SIPMethod, _ request: SIPMessage, at now: Instant) -> [SIPAction] {
        switch method {
        case .invite: invited(by: request, at: now)
        case .update: updated(by: request, at: now)
        case .bye: left(by: request, at: now)
        case .info: informed(by: request, at: now)
        case .notify: notified(by: request, at: now)
        case .options: [respond(200, to: request, [SIPHeader("allow", SIPMethod.allowed)], at: now)]
        default: [respond(405, to: request, [SIPHeader("allow", SIPMethod.allowed)], at: now)]
        }
    }

    mutating func respond(
        _ status: Int, to request: SIPMessage, _ extra: [SIPHeader] = [], body: Data = Data(), at now: Instant
    ) -> SIPAction {
        let response = SIPMessage.response(status, to: request, tag: status == 100 ? nil : tag, extra, body: body)
        let isReliable = place.transport.isReliable
        guard let transaction = SIPServerTransaction(request, response, isReliable: isReliable, at: now) else {
            return .send(response)
        }
        servers.removeAll { $0.branch == transaction.branch && $0.sequence == transaction.sequence }
        servers.append(transaction)
        if servers.count > Self.memory, let oldest = servers.firstIndex(where: { $0.repetition == nil }) {
            servers.remove(at: oldest)
        }
        return .send(response)
    }

    /// The INVITE of this call is taken back.
    private mutating func cancelled(by request: SIPMessage, at now: Instant) -> [SIPAction] {
        let isKnown = servers.contains { $0.branch == request.branch && $0.sequence.method == .invite }
        guard isKnown else { return [.send(.response(481, to: request))] }
        let answer = SIPAction.send(.response(200, to: request, tag: tag))
        // Once it is answered there is nothing to take back.
        return [answer] + (state == .ringing ? reject(487, at: now) : [])
    }

    private mutating func acknowledged(by ack: SIPMessage, at now: Instant) -> [SIPAction] {
        guard let index = servers.firstIndex(where: { $0.isAcknowledged(by: ack) }) else { return [] }
        let isSuccess = servers[index].response.isSuccess
        servers[index].repetition = nil
        guard isSuccess, state == .accepted || state == .up else { return [] }
        state = .up
        if wantsToLeave { return leave(at: now) }
        return (awaitsAnswer ? answered(in: ack, at: now) : []) + changeHold(at: now)
    }

    /// What was offered here in a response is answered in its ACK.
    private mutating func answered(in ack: SIPMessage, at now: Instant) -> [SIPAction] {
        awaitsAnswer = false
        guard let description = try? SessionDescription(reading: ack.body),
            let new = try? media.agreed(with: description)
        else { return agreed == nil ? leave(at: now) + [.ended(.broken)] : [] }
        let isFirst = agreed == nil
        agree(new)
        return [isFirst ? .connected(new) : .changed(new)]
    }

    /// To change the sound of the call: to hold it, for one.
    private mutating func invited(by request: SIPMessage, at now: Instant) -> [SIPAction] {
        let isBusy = clients.contains { $0.request.method == .invite } || servers.contains { $0.repetition != nil }
        guard state == .up, !isBusy else { return [respond(491, to: request, at: now)] }
        if Self.isTooShort(request) { return [respond(422, to: request, Self.leastHeaders, at: now)] }
        if let contact = request.contact { target = contact.uri.description }
        guard !request.body.isEmpty else {
            awaitsAnswer = true
            return [accept(request, media.offer(), at: now)]
        }
        guard let (answer, changed) = answer(to: request) else { return [respond(488, to: request, at: now)] }
        agree(changed)
        return [accept(request, answer, at: now), .changed(changed)]
    }

    private mutating func left(by request: SIPMessage, at now: Instant) -> [SIPAction] {
        let answer = respond(200, to: request, at: now)
        guard state != .over else { return [answer] }
        let refusal = invitation.map { [respond(487, to: $0, at: now)] } ?? []
        let wasReferred = transferEnd != nil
        let wasLeaving = wantsToLeave
        invitation = nil
        finish(at: now)
        // Many hang up as soon as they know whom to call.
        let end: [SIPAction] = wasReferred ? [.transferred, .ended(.transferred)] : [.ended(.hungUp)]
        return [answer] + refusal + (wasLeaving ? [] : end)
    }

    private mutating func informed(by request: SIPMessage, at now: Instant) -> [SIPAction] {
        if let digit = InfoDigits.digit(in: request) { return [respond(200, to: request, at: now), .digit(digit)] }
        return [respond(request.body.isEmpty ? 200 : 415, to: request, at: now)]
    }
}
