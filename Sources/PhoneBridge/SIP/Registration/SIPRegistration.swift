/// Tells a telephone exchange, again and again, that a name there is reached here (RFC 3261, section 10).
struct SIPRegistration: Sendable {
    typealias Instant = ContinuousClock.Instant

    enum State: Sendable, Hashable {
        case asking
        case registered(until: Instant)
        /// It did not work, and is tried again.
        case waiting(until: Instant)
        case leaving
        case over
    }

    /// Asked for; the exchange may have it otherwise.
    private static let validity = 600
    private static let shortestPause = Duration.seconds(30)
    private static let longestPause = Duration.seconds(600)
    private static let proofLimit = 2

    let registrar: SIPURI
    let address: SIPAddress
    let callID: String
    private let place: SIPPlace
    private let token: String
    private var proof: SIPProof
    private(set) var state = State.asking
    private var client: SIPClientTransaction?
    private var expires = validity
    private var sequence: UInt32 = 0
    private var pause = shortestPause
    private var wasRegistered = false

    /// To be followed by `begin(at:)`.
    init(at registrar: SIPURI, credentials: SIPCredentials, place: SIPPlace, token: String) {
        self.registrar = SIPURI(user: "", host: registrar.host, port: registrar.port)
        address = SIPAddress(uri: SIPURI(user: credentials.user, host: registrar.host), tag: String(token.suffix(12)))
        (self.place, self.token, callID) = (place, token, token + "@" + place.host)
        proof = SIPProof(credentials, token: token)
    }

    var isRegistered: Bool { if case .registered = state { true } else { false } }

    /// When `tick(at:)` has something to do. While an answer is waited for, that is all.
    var deadline: Instant? {
        switch state {
        case .over: nil
        case .registered(let until), .waiting(let until): client.map(\.repetition.deadline) ?? until
        case .asking, .leaving: client?.repetition.deadline
        }
    }

    mutating func begin(at now: Instant) -> [SIPRegistrationAction] { [ask(at: now)] }

    /// The exchange is told that nobody is here any more.
    mutating func end(at now: Instant) -> [SIPRegistrationAction] {
        guard wasRegistered, state != .leaving, state != .over else {
            (state, client) = (.over, nil)
            return []
        }
        (state, expires) = (.leaving, 0)
        return [ask(at: now)]
    }

    mutating func receive(_ response: SIPMessage, at now: Instant) -> [SIPRegistrationAction] {
        guard let asked = client, asked.isAnswered(by: response), let status = response.status else { return [] }
        guard status >= 200 else {
            client?.repetition.slow(at: now)
            return []
        }
        client = nil
        switch status {
        case 200..<300: return registered(response, at: now)
        case 401, 407:
            guard asked.proofs < Self.proofLimit, asked.proofs == 0 || Self.isStale(response),
                proof.learn(from: response)
            else { return fail(response, at: now) }
            return [ask(proofs: asked.proofs + 1, at: now)]
        case 423:
            guard let least = response["min-expires"].flatMap({ Int($0) }), least > expires, least <= 86_400 else {
                return fail(response, at: now)
            }
            expires = least
            return [ask(at: now)]
        default: return fail(response, at: now)
        }
    }

    mutating func tick(at now: Instant) -> [SIPRegistrationAction] {
        switch client?.repetition.turn(at: now) {
        case .again: return client.map { [.send($0.request)] } ?? []
        case .hopeless:
            client = nil
            return fail(.unreachable, at: now)
        case .wait, nil: break
        }
        guard client == nil else { return [] }
        switch state {
        case .registered(let until) where until <= now, .waiting(let until) where until <= now: return [ask(at: now)]
        default: return []
        }
    }

    private mutating func registered(_ response: SIPMessage, at now: Instant) -> [SIPRegistrationAction] {
        guard state != .leaving else {
            state = .over
            return []
        }
        let granted = max(30, min(granted(by: response), 86_400))
        // Early enough that a lost one is sent again in time.
        state = .registered(until: now + .seconds(granted) * 4 / 5)
        let isNew = !wasRegistered || pause != Self.shortestPause
        (wasRegistered, pause) = (true, Self.shortestPause)
        return isNew ? [.registered] : []
    }

    /// An exchange lists others that are reached by this name, too.
    private func granted(by response: SIPMessage) -> Int {
        let contacts = response.all("contact").compactMap(SIPAddress.init)
        let own = contacts.first {
            $0.uri.host == place.host && ($0.uri.port ?? place.transport.usualPort) == place.port
        }
        return (own?.parameters["expires"] ?? response["expires"]).flatMap { Int($0) } ?? expires
    }

    private mutating func fail(_ response: SIPMessage, at now: Instant) -> [SIPRegistrationAction] {
        fail(PhoneLineError(response), at: now)
    }

    private mutating func fail(_ error: PhoneLineError, at now: Instant) -> [SIPRegistrationAction] {
        guard wasRegistered, state != .leaving else {
            state = .over
            return [.failed(error)]
        }
        let isFirst = pause == Self.shortestPause
        state = .waiting(until: now + pause)
        pause = min(pause * 2, Self.longestPause)
        return isFirst ? [.failed(error)] : []
    }

    private mutating func ask(proofs: Int = 0, at now: Instant) -> SIPRegistrationAction {
        sequence += 1
        let request = SIPMessage(
            .request(.register, uri: registrar.description),
            headers: [
                place.via(branch: "z9hG4bK\(token)\(sequence)"), SIPHeader("max-forwards", "70"),
                SIPHeader("from", address.description), SIPHeader("to", SIPAddress(uri: address.uri).description),
                SIPHeader("call-id", callID), SIPHeader("cseq", SIPSequence(sequence, .register).description),
                place.contact, SIPHeader("expires", String(expires)), SIPHeader("user-agent", "echo-tui"),
            ])
        let signed = proof.sign(request)
        client = SIPClientTransaction(
            signed, proofs: proofs, isReliable: place.transport.isReliable, at: now)
        return .send(signed)
    }

    private static func isStale(_ response: SIPMessage) -> Bool {
        DigestChallenge.best(of: response.all("www-authenticate") + response.all("proxy-authenticate"))?.isStale == true
    }
}
