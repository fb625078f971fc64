/// Proves to an exchange who asks, as often as it wants that.
struct SIPProof: Sendable {
    private let credentials: SIPCredentials?
    private let token: String
    private var challenge: DigestChallenge?
    private var isForProxy = false
    private var count = 0
    private var nonces = 0

    /// - Parameter token: unguessable.
    init(_ credentials: SIPCredentials?, token: String) { (self.credentials, self.token) = (credentials, token) }

    /// - Returns: whether there is something to prove, and the means.
    mutating func learn(from response: SIPMessage) -> Bool {
        let isForProxy = response.status == 407
        let texts = response.all(isForProxy ? "proxy-authenticate" : "www-authenticate")
        guard credentials != nil, let challenge = DigestChallenge.best(of: texts) else { return false }
        (self.challenge, self.isForProxy, count) = (challenge, isForProxy, 0)
        return true
    }

    /// The request itself as long as nobody asked for a proof.
    mutating func sign(_ request: SIPMessage) -> SIPMessage {
        guard let challenge, let credentials, case .request(let method, let uri) = request.start else { return request }
        count += 1
        nonces += 1
        let answer = challenge.answer(
            credentials, method: method.rawValue, uri: uri, count: count, clientNonce: "\(token)n\(nonces)")
        var signed = request
        signed.headers.removeAll { ["authorization", "proxy-authorization"].contains($0.name) }
        signed.headers.append(SIPHeader(isForProxy ? "proxy-authorization" : "authorization", answer.description))
        return signed
    }
}
