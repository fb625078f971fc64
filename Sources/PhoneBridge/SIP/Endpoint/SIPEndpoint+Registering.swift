import Foundation
import NIOCore

/// Being a telephone at an exchange.
extension SIPEndpoint {
    private static let registrationLimit = 16

    /// Tells an exchange, a FRITZ!Box for one, that a name there is reached here, and goes on telling it until `stop()`.
    ///
    /// - Parameters:
    ///   - address: its name or number, with a port or without, or as a SIP address.
    ///   - onChange: is told when it is lost later, and when it is back; it must not wait.
    /// - Throws: `.refused(code: 401, …)` for a wrong name or password, `.over` when the task is cancelled.
    public func register(
        at address: String, user: String, password: String,
        onChange: @escaping @Sendable (SIPRegistrationChange) -> Void = { _ in }
    ) async throws(PhoneLineError) {
        guard !isStopping, channel != nil else { throw .over }
        guard let registrar = SIPURI(address) ?? SIPURI("sip:" + address), registrations.count < Self.registrationLimit
        else { throw .notPossible }
        guard let transport = SIPTransport(registrar) else { throw .notPossible }
        let peer = SIPFlow(
            address: try await lookup.address(
                of: registrar.host, port: registrar.port ?? transport.usualPort),
            transport: transport, name: transport == .tls ? registrar.host : "")
        let hosts = Set(await lookup.numbers(of: registrar.host) + [peer.ipAddress].compactMap(\.self))
        guard !isStopping, !Task.isCancelled else { throw .over }
        let credentials = SIPCredentials(user: user, password: password)
        var place = place(facing: peer)
        (place.user, place.isSecure) = (user, registrar.scheme == "sips")
        let rules = SIPRegistration(at: registrar, credentials: credentials, place: place, token: Self.token())
        let id = rules.callID
        let error = await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                registrations[id] = SIPRegistrationEntry(
                    rules: rules, credentials: credentials, peer: peer, hosts: hosts, opening: continuation,
                    onChange: onChange)
                update(id, at: .now) { $0.begin(at: $1) }
            }
        } onCancel: {
            enqueue { endpoint in endpoint.giveUpRegistration(id) }
        }
        if let error { throw error }
    }

    func register(_ response: SIPMessage, at now: Instant) {
        update(response.callID, at: now) { $0.receive(response, at: $1) }
    }

    func tickRegistrations(at now: Instant) {
        for (id, entry) in registrations {
            guard let deadline = entry.rules.deadline, deadline <= now else { continue }
            update(id, at: now) { $0.tick(at: $1) }
        }
    }

    /// Nobody waits for it any more, unless it has worked already.
    private func giveUpRegistration(_ id: String) {
        guard registrations[id]?.opening != nil else { return }
        update(id, at: .now) { $0.end(at: $1) }
    }

    func endRegistrations() {
        for id in registrations.keys { update(id, at: .now) { $0.end(at: $1) } }
    }

    private func update(
        _ id: String, at now: Instant, _ change: (inout SIPRegistration, Instant) -> [SIPRegistrationAction]
    ) {
        guard var entry = registrations[id] else { return }
        for action in change(&entry.rules, now) {
            switch action {
            case .send(let message): write(message, to: entry.peer)
            case .registered: if !entry.answer(nil) { entry.onChange(.back) }
            case .failed(let error): if !entry.answer(error) { entry.onChange(.lost(error)) }
            }
        }
        if entry.rules.state == .over { entry.answer(.over) }
        registrations[id] = entry.rules.state == .over ? nil : entry
        arrange(at: now)
        noticeSilence()
    }
}

extension SIPRegistrationEntry {
    /// - Returns: whether somebody waited for it.
    @discardableResult mutating func answer(_ error: PhoneLineError?) -> Bool {
        guard let opening = opening.take() else { return false }
        opening.resume(returning: error)
        return true
    }
}
