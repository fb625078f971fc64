import EchoConcurrency
import EchoServing
import Foundation
import NIOCore

/// What comes in over the port of SIP.
extension SIPEndpoint {
    func receive(_ datagram: AddressedEnvelope<ByteBuffer>) {
        receive(datagram.data.readableBytesView, from: SIPFlow(address: datagram.remoteAddress))
    }

    func receive(_ bytes: some Collection<UInt8>, from source: SIPFlow) {
        let now = Instant.now
        guard allowance.take(at: now) == nil, let host = source.ipAddress, let port = source.port,
            let message = try? SIPMessage(reading: bytes)
        else { return }
        if message.status != nil { return receive(response: message, from: source, at: now) }
        receive(request: message.stamped(host: host, port: port), from: source, at: now)
    }

    private func receive(response: SIPMessage, from source: SIPFlow, at now: Instant) {
        if registrations[response.callID] != nil { return register(response, at: now) }
        guard let call = calls[response.callID], response.from?.tag == call.dialog.tag else { return }
        call.peer = source
        perform(call.dialog.receive(response, at: now), for: call, at: now)
    }

    private func receive(request: SIPMessage, from source: SIPFlow, at now: Instant) {
        guard let call = calls[request.callID] else { return receive(stray: request, from: source, at: now) }
        guard call.dialog.concerns(request) else {
            guard request.method != .ack else { return }
            let status = request.method == .invite && request.to?.tag == nil ? 482 : 481
            return write(.response(status, to: request, tag: tag), to: source)
        }
        if request.to?.tag == call.dialog.tag { call.peer = source }
        perform(call.dialog.receive(request, at: now), for: call, at: now)
    }

    /// One that belongs to no call.
    private func receive(stray request: SIPMessage, from source: SIPFlow, at now: Instant) {
        switch request.method {
        case .ack?: return
        case .invite? where request.to?.tag == nil: return receive(invite: request, from: source, at: now)
        case .options? where request.to?.tag == nil:
            let headers = [SIPHeader("allow", SIPMethod.allowed), SIPHeader("accept", "application/sdp")]
            write(.response(200, to: request, tag: tag, headers), to: source)
        case _ where request.to?.tag != nil, .bye?, .cancel?: write(.response(481, to: request, tag: tag), to: source)
        default:
            write(.response(405, to: request, tag: tag, [SIPHeader("allow", SIPMethod.allowed)]), to: source)
        }
    }

    private func receive(invite: SIPMessage, from source: SIPFlow, at now: Instant) {
        let host = source.ipAddress ?? ""
        var caller = isBelieved(host) ? SIPCaller(vouchedIn: invite) : .stranger
        if let (status, headers) = refusal(of: invite, from: host, &caller, at: now) {
            return write(.response(status, to: invite, tag: tag, headers), to: source)
        }
        var place = place(facing: source)
        if case .request(_, let uri) = invite.start { place.isSecure = uri.lowercased().hasPrefix("sips:") }
        // The ports are opened when it is answered.
        let media = media(at: place)
        guard let dialog = SIPDialog(invite, at: place, media: media, token: Self.token()) else { return }
        let call = SIPCall(dialog, .inbound, peer: source, ringEnd: now + settings.ringLimit)
        call.caller = caller
        calls[dialog.callID] = call
        perform(call.dialog.begin(at: now), for: call, at: now)
        let arrival = IncomingSIPCall(
            id: dialog.callID, caller: caller, host: host, to: dialog.local.party, endpoint: self)
        if !announce(arrival) { perform(call.dialog.reject(486, at: now), for: call, at: now) }
    }

    /// Nothing is kept of a caller who is not let in.
    private func refusal(
        of invite: SIPMessage, from host: String, _ caller: inout SIPCaller, at now: Instant
    ) -> (Int, [SIPHeader])? {
        let wanted = invite.unsupported
        if !wanted.isEmpty { return (420, wanted.map { SIPHeader("unsupported", $0) }) }
        if SIPDialog.isTooShort(invite) { return (422, SIPDialog.leastHeaders) }
        if isStopping { return (503, []) }
        if activeCalls >= settings.maximumCalls || calls.count >= 8 * settings.maximumCalls + 64 { return (486, []) }
        if caller == .stranger, let refusal = identify(invite, from: host, &caller, at: now) { return refusal }
        guard !invite.body.isEmpty else { return nil }
        guard invite.contentType == "application/sdp" else { return (415, [SIPHeader("accept", "application/sdp")]) }
        let description = try? SessionDescription(reading: invite.body)
        // Of the kind of addresses that counts here; which one it is takes longer to find.
        let kind = SIPPlace(host: host, port: 0)
        let agreed = description.flatMap { try? media(at: kind).agreed(with: $0) }
        return agreed == nil ? (488, []) : nil
    }

    /// Lets somebody whom no machine vouches for prove a password.
    private func identify(
        _ invite: SIPMessage, from host: String, _ caller: inout SIPCaller, at now: Instant
    ) -> (Int, [SIPHeader])? {
        guard check != nil else {
            guard believesSomebody else { return nil }
            onStranger(host, .unknown)
            return (403, [])
        }
        let household = IPAddress(host)?.household ?? host
        guard !guesses.isBarred(household, at: now) else {
            onStranger(host, .barred)
            return (403, [])
        }
        switch check?.check(invite, from: host, at: now) {
        case .accepted(let user):
            guesses.succeed(household)
            caller = .proven(user: user)
            return nil
        case .wrong(let challenges):
            guesses.fail(household, at: now)
            onStranger(host, .wrongPassword)
            return (401, challenges.map { SIPHeader("www-authenticate", $0) })
        case .challenged(let challenges): return (401, challenges.map { SIPHeader("www-authenticate", $0) })
        case nil: return nil
        }
    }
}

extension SIPDialog {
    /// Whether a request with its Call-ID is really part of it.
    func concerns(_ request: SIPMessage) -> Bool {
        guard request.from?.tag == remote.tag else { return false }
        if let tag = request.to?.tag { return tag == self.tag || request.method == .ack }
        // Its beginning, sent again, taken back or refused.
        return servers.contains { $0.branch == request.branch }
    }
}

extension SIPAddress {
    /// Its name, in the fewest words.
    var party: String { uri.user.isEmpty ? uri.host : uri.user }
}
