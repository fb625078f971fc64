import Foundation
import Testing

@testable import PhoneBridge

@Suite struct `A password is proved without saying it` {
    private static let nonce = "7ypf/xlj9XXwfDPEoM4URrv/xwf94BcCAzFZH4GiTo0v"

    /// RFC 7616, section 3.9.1.
    @Test(arguments: [
        (DigestAlgorithm.md5, "8ca523f5e9506fed4657c9700eebdbec"),
        (.sha256, "753927fa0e85d155564e2e272a28d1802ca10daf4496794697cf8db5856cb6c1"),
    ])
    func `as RFC 7616 computes it`(algorithm: DigestAlgorithm, response: String) throws {
        let challenge = try #require(
            DigestChallenge(
                """
                Digest realm="http-auth@example.org", qop="auth, auth-int", algorithm=\(algorithm.rawValue), \
                nonce="\(Self.nonce)", opaque="FQhe/qaU925kfnzjCev0ciny7QMkPqMAFRtzCUYo5tdS"
                """))
        let answer = challenge.answer(
            SIPCredentials(user: "Mufasa", password: "Circle of Life"), method: "GET", uri: "/dir/index.html", count: 1,
            clientNonce: "f2/wE4q74E6zIJEtWaHKaf5wv/H5QzzpXusqGemxURZJ")

        #expect(answer.response == response)
        #expect(DigestAnswer(answer.description) == answer)
        #expect(answer.opaque == challenge.opaque)
    }

    /// RFC 2617, section 3.5, and the older way of RFC 2069, without qop.
    @Test func `as its predecessors compute it`() throws {
        let credentials = SIPCredentials(user: "Mufasa", password: "Circle Of Life")
        let text = "Digest realm=\"testrealm@host.com\", nonce=\"dcd98b7102dd2f0e8b11d0f600bfb0c093\""
        let newer = try #require(DigestChallenge(text + ", qop=\"auth,auth-int\""))
        let older = try #require(DigestChallenge(text))
        func response(_ challenge: DigestChallenge) -> String {
            challenge.answer(credentials, method: "GET", uri: "/dir/index.html", count: 1, clientNonce: "0a4f113b")
                .response
        }
        #expect(response(newer) == "6629fae49393a05397450978507c4ef1")
        #expect(response(older) == "670fd8c2df070c60b045671b8b24ff02")
    }

    @Test func `to the strongest challenge that is understood`() {
        let challenges = ["SHA-512-256", "MD5", "SHA-256"].map {
            "Digest realm=\"r\", nonce=\"n\", qop=\"auth\", algorithm=\($0)"
        }
        #expect(DigestChallenge.best(of: challenges)?.algorithm == .sha256)
        #expect(DigestChallenge.best(of: Array(challenges.prefix(2)))?.algorithm == .md5)
        #expect(DigestChallenge.best(of: ["Basic realm=\"r\"", "Digest realm=\"r\""]) == nil)
        #expect(DigestChallenge("Digest realm=\"r\", nonce=\"n\", nonce=\"m\"") == nil)
    }

    @Test func `and never stands in a description`() {
        let credentials = SIPCredentials(user: "u", password: "hunter2")
        let check = CallerCheck(realm: "r", passwords: ["u": "hunter2"], start: .now)
        var dumped = ""
        dump(credentials, to: &dumped)
        dump(check, to: &dumped)
        #expect(!"\(credentials)\(check)\(dumped)".contains("hunter2"))
    }
}

@Suite struct `A caller has to say who calls` {
    private let start = ContinuousClock.now

    private func request(_ authorization: String? = nil) throws -> SIPMessage {
        var message = try SIPMessage(reading: Data(`A message of SIP`.invite.utf8))
        if let authorization { message.headers.append(SIPHeader("authorization", authorization)) }
        return message
    }

    private func answer(
        _ verdict: CallerCheck.Verdict, password: String = "secret", algorithm: DigestAlgorithm = .sha256,
        count: Int = 1
    ) throws -> String {
        guard let texts = texts(verdict) else { return "" }
        let challenge = try #require(texts.compactMap(DigestChallenge.init).first { $0.algorithm == algorithm })
        return challenge.answer(
            SIPCredentials(user: "alice", password: password), method: "INVITE", uri: "sip:bob@biloxi.com",
            count: count, clientNonce: "c"
        ).description
    }

    private func texts(_ verdict: CallerCheck.Verdict) -> [String]? {
        switch verdict {
        case .accepted: nil
        case .challenged(let texts), .wrong(let texts): texts
        }
    }

    private func isStale(_ verdict: CallerCheck.Verdict) -> Bool? {
        guard let texts = texts(verdict) else { return nil }
        return texts.allSatisfy { DigestChallenge($0)?.isStale == true }
    }

    private func makeSUT() -> CallerCheck {
        CallerCheck(realm: "echo-tui", passwords: ["alice": "secret"], start: start)
    }

    @Test(arguments: DigestAlgorithm.allCases) func `and is let in with the right password`(
        algorithm: DigestAlgorithm
    ) throws {
        var check = makeSUT()
        let challenge = check.check(try request(), at: start)
        let proof = try answer(challenge, algorithm: algorithm)
        #expect(check.check(try request(proof), at: start) == .accepted(user: "alice"))
    }

    @Test func `and is not with a wrong one, a foreign nonce or for another request`() throws {
        var check = makeSUT()
        let challenge = check.check(try request(), at: start)
        #expect(isStale(check.check(try request(answer(challenge, password: "guess")), at: start)) == false)

        var stranger = makeSUT()
        let foreign = try answer(stranger.check(try request(), at: start))
        #expect(isStale(check.check(try request(foreign), at: start)) == true)

        var other = try request(answer(challenge))
        other.start = .request(.invite, uri: "sip:premium@biloxi.com")
        #expect(isStale(check.check(other, at: start)) == false)
    }

    @Test func `and is not twice with the same proof, nor with one that is old`() throws {
        var check = makeSUT()
        let challenge = check.check(try request(), at: start)
        let proof = try answer(challenge)
        #expect(isStale(check.check(try request(proof), at: start + .seconds(61))) == true)
        #expect(check.check(try request(proof), at: start + .seconds(10)) == .accepted(user: "alice"))
        #expect(isStale(check.check(try request(proof), at: start + .seconds(11))) == true)
        #expect(
            check.check(try request(answer(challenge, count: 2)), at: start + .seconds(12)) == .accepted(user: "alice"))
    }

    @Test func `and what was forgotten is not believed again`() throws {
        var check = makeSUT()
        let first = try answer(check.check(try request(), at: start))
        #expect(check.check(try request(first), at: start) == .accepted(user: "alice"))
        for _ in 0..<1100 {
            let proof = try answer(check.check(try request(), at: start))
            #expect(check.check(try request(proof), at: start) == .accepted(user: "alice"))
        }
        #expect(isStale(check.check(try request(first), at: start)) == true)
    }
}
