import Testing

@testable import PhoneBridge

@Suite struct `Being reached at an exchange` {
    private let start = ContinuousClock.now

    private func makeSUT() throws -> SIPRegistration {
        SIPRegistration(
            at: try #require(SIPURI("sip:fritz.box")), credentials: SIPCredentials(user: "620", password: "secret"),
            place: SIPPlace(host: "192.168.178.20", port: 5060, user: "620"), token: "token-0123456789ab")
    }

    private func sent(_ actions: [SIPRegistrationAction]) -> SIPMessage? {
        actions.lazy.compactMap { if case .send(let message) = $0 { message } else { nil } }.first
    }

    private func challenge(_ request: SIPMessage, isStale: Bool = false) -> SIPMessage {
        let challenge = DigestChallenge(realm: "fritz.box", nonce: "A1B2", algorithm: .md5, isStale: isStale)
        return .response(401, to: request, tag: "t", [SIPHeader("www-authenticate", challenge.description)])
    }

    private func granted(_ request: SIPMessage, seconds: Int = 300) -> SIPMessage {
        .response(200, to: request, tag: "t", [SIPHeader("contact", "\(request["contact"] ?? "");expires=\(seconds)")])
    }

    private func register(_ registration: inout SIPRegistration, at now: ContinuousClock.Instant) throws {
        let first = try #require(sent(registration.begin(at: now)))
        let second = try #require(sent(registration.receive(challenge(first), at: now)))
        #expect(registration.receive(granted(second), at: now) == [.registered])
    }

    @Test func `is asked for, proved, and asked for again in time`() throws {
        var registration = try makeSUT()
        let first = try #require(sent(registration.begin(at: start)))
        #expect(first.start == .request(.register, uri: "sip:fritz.box"))
        #expect(first.to?.uri.description == "sip:620@fritz.box")
        #expect(first["contact"] == "<sip:620@192.168.178.20:5060>")

        let second = try #require(sent(registration.receive(challenge(first), at: start)))
        let answer = try #require(second["authorization"].flatMap(DigestAnswer.init))
        #expect(answer.response == answer.expected(password: "secret", method: "REGISTER"))
        #expect(second.cSeq?.number == 2)
        #expect(second.callID == first.callID)

        #expect(registration.receive(granted(second), at: start) == [.registered])
        #expect(registration.tick(at: start + .seconds(239)) == [])
        let third = try #require(sent(registration.tick(at: start + .seconds(240))))
        // The same nonce serves again.
        #expect(third["authorization"]?.contains("nc=00000002") == true)
        #expect(registration.receive(granted(third), at: start + .seconds(240)) == [])
        #expect(registration.isRegistered)
    }

    @Test func `is not asked for again with a password that is wrong`() throws {
        var registration = try makeSUT()
        let first = try #require(sent(registration.begin(at: start)))
        let second = try #require(sent(registration.receive(challenge(first), at: start)))
        #expect(
            registration.receive(challenge(second), at: start) == [.failed(.refused(code: 401, reason: "Unauthorized"))]
        )
        #expect(registration.state == .over)
        #expect(registration.deadline == nil)
    }

    @Test func `is waited for without asking again at once, whatever is due by then`() throws {
        var registration = try makeSUT()
        try register(&registration, at: start)
        let due = start + .seconds(300)
        #expect(sent(registration.tick(at: due)) != nil)
        #expect(registration.tick(at: due) == [])
        #expect(try #require(registration.deadline) > due)

        #expect(registration.tick(at: due + .seconds(40)) == [.failed(.unreachable)])
        let again = try #require(registration.deadline)
        #expect(sent(registration.tick(at: again)) != nil)
        #expect(registration.tick(at: again) == [])
        #expect(try #require(registration.deadline) > again)
    }

    @Test func `is proved anew when the nonce is too old`() throws {
        var registration = try makeSUT()
        try register(&registration, at: start)
        let again = try #require(sent(registration.tick(at: start + .seconds(300))))
        let proved = try #require(
            sent(registration.receive(challenge(again, isStale: true), at: start + .seconds(300))))
        #expect(proved["authorization"]?.contains("nc=00000001") == true)
    }

    @Test func `lasts as long as the exchange wants it`() throws {
        var registration = try makeSUT()
        let first = try #require(sent(registration.begin(at: start)))
        let brief = SIPMessage.response(423, to: first, tag: "t", [SIPHeader("min-expires", "1800")])
        #expect(sent(registration.receive(brief, at: start))?["expires"] == "1800")
    }

    @Test func `that nobody answers fails, and later is tried again and again`() throws {
        var fresh = try makeSUT()
        _ = fresh.begin(at: start)
        #expect(fresh.tick(at: start + .seconds(1)).count == 1)
        #expect(fresh.tick(at: start + .seconds(32)) == [.failed(.unreachable)])
        #expect(fresh.state == .over)

        var registration = try makeSUT()
        try register(&registration, at: start)
        _ = registration.tick(at: start + .seconds(300))
        #expect(registration.tick(at: start + .seconds(340)) == [.failed(.unreachable)])
        #expect(registration.tick(at: start + .seconds(369)) == [])
        let again = try #require(sent(registration.tick(at: start + .seconds(370))))
        #expect(registration.receive(granted(again), at: start + .seconds(370)) == [.registered])
    }

    @Test func `is taken back at the end`() throws {
        var registration = try makeSUT()
        try register(&registration, at: start)
        let last = try #require(sent(registration.end(at: start + .seconds(5))))
        #expect(last["expires"] == "0")
        #expect(registration.receive(granted(last), at: start + .seconds(5)) == [])
        #expect(registration.state == .over)
    }
}
