import EchoAudio
import Foundation
import NIOCore

/// What is asked of an endpoint.
extension SIPEndpoint {
    /// Calls somebody.
    ///
    /// - Parameters:
    ///   - uri: a SIP address, or a number at the exchange where this side is registered.
    ///   - from: who calls: an address or its user; at an exchange the registered name counts.
    /// - Throws: why it came to no call. Cancelling the task takes the call back.
    public func call(_ uri: String, from: String) async throws(PhoneLineError) -> any PhoneLineProtocol {
        try await call(uri, from: from, follow: nil)
    }

    /// - Parameter follow: is told how far it is, on the endpoint's event loop.
    func call(
        _ uri: String, from: String, follow: (@Sendable (SIPCallProgress) -> Void)?
    ) async throws(PhoneLineError) -> any PhoneLineProtocol {
        guard !isStopping, channel != nil else { throw .over }
        guard activeCalls < settings.maximumCalls else { throw .notPossible }
        let exchange = registrations.values.first { $0.rules.isRegistered }
        guard let target = target(uri, at: exchange), !target.host.isEmpty, target.scheme != "tel",
            let transport = SIPTransport(target)
        else {
            let isNumber = SIPURI(uri).map { $0.scheme == "tel" } ?? uri.isNumber
            throw isNumber && exchange == nil ? .noExchange : .notFound
        }
        let isAtExchange = exchange?.rules.registrar.host == target.host
        let peer: SIPFlow
        if isAtExchange, let exchange {
            peer = exchange.peer
        } else {
            peer = SIPFlow(
                address: try await lookup.address(of: target.host, port: target.port ?? transport.usualPort),
                transport: transport, name: transport == .tls ? target.host : "")
        }
        var place = place(facing: peer)
        place.isSecure = target.scheme == "sips"
        let caller = isAtExchange ? exchange?.rules.address.uri : nil
        let own = SIPURI(from) ?? SIPURI(user: from, host: place.host, port: place.port)
        var media = media(at: place)
        media.isEncrypted = place.isSecure
        let dialog = SIPDialog(
            to: target, from: caller ?? own, at: place, media: media, token: Self.token(),
            credentials: isAtExchange ? exchange?.credentials : nil)
        return try await begin(dialog, peer: peer, follow)
    }

    private func begin(
        _ dialog: SIPDialog, peer: SIPFlow, _ follow: (@Sendable (SIPCallProgress) -> Void)?
    ) async throws(PhoneLineError) -> SIPLine {
        let call = SIPCall(dialog, .outbound, peer: peer, ringEnd: .now + settings.ringLimit, follow: follow)
        let id = dialog.callID
        guard let ports = try? await openPorts(for: id) else { throw .notPossible }
        guard !isStopping, !Task.isCancelled else {
            ports.close()
            throw .over
        }
        call.ports = ports
        call.dialog.media.port = ports.port
        calls[id] = call
        call.tell(.calling(described(call, codec: settings.codecs.first ?? .muLaw)))
        let result = await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                call.opening = continuation
                let now = Instant.now
                perform(call.dialog.call(at: now), for: call, at: now)
            }
        } onCancel: {
            enqueue { endpoint in endpoint.hangUp(id) }
        }
        return try result.get()
    }

    private func target(_ text: String, at exchange: SIPRegistrationEntry?) -> SIPURI? {
        if let uri = SIPURI(text), uri.scheme != "tel" { return uri }
        let number = SIPURI(text)?.user ?? text
        guard let host = exchange?.rules.registrar.host, number.isNumber else { return nil }
        return SIPURI(user: number, host: host, port: exchange?.rules.registrar.port)
    }

    func ring(_ id: String) {
        let now = Instant.now
        guard let call = calls[id] else { return }
        perform(call.dialog.ring(at: now), for: call, at: now)
    }

    func reject(_ id: String, with status: Int) {
        let now = Instant.now
        guard let call = calls[id] else { return }
        perform(call.dialog.reject(status, at: now), for: call, at: now)
    }

    /// The line of a call that rings.
    func line(of id: String, preferring codecs: [AudioCodec]) throws(PhoneLineError) -> SIPLine {
        guard let call = calls[id], call.dialog.state == .ringing, call.line == nil else { throw .over }
        guard let codec = call.dialog.codec(among: codecs.filter { $0 != .pcm16 }) else {
            reject(id, with: 488)
            throw .notPossible
        }
        let line = line(of: call, codec: codec, isOpen: false)
        call.line = line
        return line
    }

    func answer(_ id: String, preferring codecs: [AudioCodec]) async throws(PhoneLineError) -> SIPLine {
        guard let call = calls[id], call.dialog.state == .ringing, call.ports == nil else { throw .over }
        guard let ports = try? await openPorts(for: id) else {
            reject(id, with: 503)
            throw .notPossible
        }
        guard call.dialog.state == .ringing, call.ports == nil else {
            ports.close()
            throw .over
        }
        call.ports = ports
        var media = call.dialog.media
        (media.port, media.codecs) = (ports.port, codecs.filter { $0 != .pcm16 })
        let result = await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                call.opening = continuation
                let now = Instant.now
                perform(call.dialog.answer(with: media, at: now), for: call, at: now)
            }
        } onCancel: {
            enqueue { endpoint in endpoint.hangUp(id) }
        }
        return try result.get()
    }

    func hangUp(_ id: String) {
        let now = Instant.now
        guard let call = calls[id] else { return }
        perform(call.dialog.hangUp(at: now), for: call, at: now)
    }

    /// - Returns: whether there is such a call.
    func end(_ id: String) -> Bool {
        guard let call = calls[id], !call.isClosed else { return false }
        hangUp(id)
        return true
    }

    func hold(_ isHeld: Bool, _ id: String) {
        let now = Instant.now
        guard let call = calls[id] else { return }
        perform(call.dialog.hold(isHeld, at: now), for: call, at: now)
    }

    func press(_ digits: String, in id: String) {
        let now = Instant.now
        guard let call = calls[id], call.media?.press(digits) == false else { return }
        perform(call.dialog.press(digits, at: now), for: call, at: now)
    }

    func change(_ id: String, _ change: (SIPCall) -> Void) {
        guard let call = calls[id] else { return }
        change(call)
    }

    func transfer(_ id: String, to number: String) async throws(PhoneLineError) {
        guard let call = calls[id], !call.isClosed else { throw .over }
        guard call.transfer == nil else { throw .notPossible }
        guard let uri = SIPURI(number) ?? (number.isNumber ? call.neighbour(number) : nil) else { throw .notFound }
        let error = await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                call.transfer = continuation
                let now = Instant.now
                perform(call.dialog.transfer(to: uri, at: now), for: call, at: now)
            }
        } onCancel: {
            enqueue { endpoint in endpoint.calls[id]?.takeTransfer()?.resume(returning: .over) }
        }
        if let error { throw error }
    }
}

extension SIPCall {
    /// A number at the exchange of the other side.
    fileprivate func neighbour(_ number: String) -> SIPURI {
        let uri = dialog.remote.uri
        return SIPURI(user: number, host: uri.host, port: uri.port)
    }
}

extension String {
    /// What may be dialled.
    fileprivate var isNumber: Bool {
        (1...64).contains(utf8.count) && utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F && !"<>\"@:;?,\\".utf8.contains($0) }
    }
}
