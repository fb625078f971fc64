/// The proof that somebody knows a password (RFC 7616), as the header Authorization carries it.
struct DigestAnswer: Sendable, Hashable, CustomStringConvertible {
    /// The additions of `qop=auth`.
    struct Quality: Sendable, Hashable {
        /// Eight hexadecimal digits.
        var count: String
        var clientNonce: String
    }

    var user: String
    var realm: String
    var nonce: String
    var uri: String
    var algorithm: DigestAlgorithm
    var opaque: String?
    var quality: Quality?
    var response = ""

    init(user: String, realm: String, nonce: String, uri: String, algorithm: DigestAlgorithm, opaque: String? = nil) {
        (self.user, self.realm, self.nonce, self.uri) = (user, realm, nonce, uri)
        (self.algorithm, self.opaque) = (algorithm, opaque)
    }

    init?(_ text: String) {
        guard let fields = DigestFields(text), let user = fields["username"], let realm = fields["realm"],
            let nonce = fields["nonce"], let uri = fields["uri"], let response = fields["response"],
            let algorithm = DigestAlgorithm(rawValue: (fields["algorithm"] ?? "MD5").uppercased())
        else { return nil }
        self.init(
            user: user, realm: realm, nonce: nonce, uri: uri, algorithm: algorithm, opaque: fields["opaque"])
        self.response = response.lowercased()
        if fields["qop"]?.lowercased() == "auth", let count = fields["nc"], let clientNonce = fields["cnonce"] {
            quality = Quality(count: count, clientNonce: clientNonce)
        }
    }

    /// What `response` has to be.
    func expected(password: String, method: String) -> String {
        let secret = algorithm.hash("\(user):\(realm):\(password)")
        let request = algorithm.hash("\(method):\(uri)")
        guard let quality else { return algorithm.hash("\(secret):\(nonce):\(request)") }
        return algorithm.hash("\(secret):\(nonce):\(quality.count):\(quality.clientNonce):auth:\(request)")
    }

    var description: String {
        let quoted = [("username", user), ("realm", realm), ("nonce", nonce), ("uri", uri), ("response", response)]
        var fields = quoted.map { "\($0)=\(SIPText.quoted($1))" } + ["algorithm=\(algorithm.rawValue)"]
        if let opaque { fields.append("opaque=\(SIPText.quoted(opaque))") }
        if let quality {
            fields += ["qop=auth", "nc=\(quality.count)", "cnonce=\(SIPText.quoted(quality.clientNonce))"]
        }
        return "Digest " + fields.joined(separator: ", ")
    }
}
