/// How an exchange is told who calls.
extension SIPDialog {
    private static let proofLimit = 2

    /// The same request with a proof.
    ///
    /// - Returns: nil when there is none, or the one that was given is not believed.
    mutating func retried(_ request: SIPMessage, after response: SIPMessage) -> SIPMessage? {
        let isProxy = response.status == 407
        guard credentials != nil,
            let new = DigestChallenge.best(of: response.all(isProxy ? "proxy-authenticate" : "www-authenticate"))
        else { return nil }
        let wasProved = request["authorization"] != nil || request["proxy-authorization"] != nil
        guard !wasProved || (new.isStale && proofs < Self.proofLimit) else { return nil }
        (challenge, challengeIsProxy, proofs) = (new, isProxy, wasProved ? proofs + 1 : 0)
        nonceCount = 0
        guard let method = request.method else { return nil }
        sequence += 1
        var again = request
        again.headers.removeAll { ["authorization", "proxy-authorization"].contains($0.name) }
        again.set("via", nextVia().value)
        again.set("cseq", SIPSequence(sequence, method).description)
        return proved(again)
    }

    /// - Returns: the request itself as long as nobody asked for a proof.
    mutating func proved(_ request: SIPMessage) -> SIPMessage {
        guard let challenge, let credentials, case .request(let method, let uri) = request.start else { return request }
        nonceCount += 1
        let answer = challenge.answer(
            credentials, method: method.rawValue, uri: uri, count: nonceCount, clientNonce: "\(token)\(branches)")
        var proved = request
        let name = challengeIsProxy ? "proxy-authorization" : "authorization"
        proved.headers.append(SIPHeader(name, answer.description))
        return proved
    }
}
