/// An exchange's demand for a proof before it does something (RFC 7616).
struct DigestChallenge: Sendable, Hashable, CustomStringConvertible {
    var realm: String
    var nonce: String
    var opaque: String?
    var algorithm: DigestAlgorithm
    /// The older way, without it, is answered too.
    var hasQualityAuth: Bool
    /// The password was right, only the nonce too old.
    var isStale: Bool

    init(realm: String, nonce: String, algorithm: DigestAlgorithm, isStale: Bool = false) {
        (self.realm, self.nonce, self.algorithm, self.isStale) = (realm, nonce, algorithm, isStale)
        (opaque, hasQualityAuth) = (nil, true)
    }

    /// - Returns: nil for one that cannot be answered.
    init?(_ text: String) {
        guard let fields = DigestFields(text), let realm = fields["realm"], let nonce = fields["nonce"] else {
            return nil
        }
        let name = (fields["algorithm"] ?? "MD5").uppercased()
        let qualities = (fields["qop"] ?? "").listed.map { $0.lowercased() }
        guard let algorithm = DigestAlgorithm(rawValue: name), qualities.isEmpty || qualities.contains("auth") else {
            return nil
        }
        (self.realm, self.nonce, self.algorithm) = (realm, nonce, algorithm)
        (opaque, hasQualityAuth) = (fields["opaque"], !qualities.isEmpty)
        isStale = fields["stale"]?.lowercased() == "true"
    }

    /// The strongest of those that a response brings.
    static func best(of texts: [String]) -> DigestChallenge? {
        let known = texts.prefix(8).compactMap(DigestChallenge.init)
        return known.first { $0.algorithm == .sha256 } ?? known.first
    }

    /// - Parameters:
    ///   - count: how many requests were answered with this nonce, this one included.
    ///   - clientNonce: unguessable.
    func answer(
        _ credentials: SIPCredentials, method: String, uri: String, count: Int, clientNonce: String
    ) -> DigestAnswer {
        var answer = DigestAnswer(
            user: credentials.user, realm: realm, nonce: nonce, uri: uri, algorithm: algorithm, opaque: opaque)
        if hasQualityAuth {
            let digits = String(count, radix: 16)
            answer.quality = DigestAnswer.Quality(
                count: String(repeating: "0", count: max(0, 8 - digits.count)) + digits, clientNonce: clientNonce)
        }
        answer.response = answer.expected(password: credentials.password, method: method)
        return answer
    }

    var description: String {
        "Digest realm=\(SIPText.quoted(realm)), nonce=\(SIPText.quoted(nonce)), "
            + "algorithm=\(algorithm.rawValue), qop=\"auth\"" + (isStale ? ", stale=true" : "")
    }
}
