import Foundation
import Testing

@testable import PhoneBridge

@Suite struct `Whose word about who calls over SIP is believed` {
    private let start = ContinuousClock.now

    private func invite(from: String, _ headers: [SIPHeader] = []) throws -> SIPMessage {
        var message = try SIPMessage(reading: Data(`A message of SIP`.invite.utf8))
        message.set("from", from)
        message.headers += headers
        return message
    }

    @Test(arguments: [
        ("192.168.178.1", "192.168.178.1", true), ("192.168.178.1", "192.168.178.2", false),
        ("10.0.0.0/8", "10.9.8.7", true), ("10.1.2.3/8", "10.9.8.7", true), ("10.0.0.0/8", "11.0.0.1", false),
        ("198.51.100.16/28", "198.51.100.31", true), ("198.51.100.16/28", "198.51.100.32", false),
        ("10.0.0.0/8", "sip.example.com", false), ("10.0.0.0/8", "::1", false), ("10.0.0.0/8", "", false),
    ])
    func `an address or a network contains its machines alone`(text: String, host: String, isIn: Bool) throws {
        let peer = try #require(SIPPeer(text))
        #expect(peer.contains(host) == isIn)
    }

    @Test(arguments: [
        "", "0.0.0.0/0", "10.0.0.0/33", "10.0.0.0/", "10.0.0.0/8/8", "10.0.0", "10.0.0.256", "[::1]", "any",
        "a b", "sip.example.com:5060", "sip.example.com/8",
    ])
    func `what is neither machine nor network is nobody`(text: String) {
        let peer = SIPPeer(text)
        // A word alone is the name of a machine, which has to be found.
        #expect(peer == (text == "any" ? .name("any") : nil))
    }

    @Test(arguments: [
        // What a telephone says of itself, and what the exchange asserts.
        ("<sip:+14155550111@evil.example>;tag=1", [], "+14155550111"),
        ("<sip:+14155550111@a>;tag=1", [("P-Asserted-Identity", "<sip:+14155550199@b>")], "+14155550199"),
        ("<sip:a@b>;tag=1", [("P-Asserted-Identity", "\"Anna\" <sip:anna@b>, <tel:+14155550199>")], "+14155550199"),
        ("<sip:a@b>;tag=1", [("P-Asserted-Identity", "<sip:+14155550199;npdi@b;user=phone>")], "+14155550199"),
        ("<sip:a@b>;tag=1", [("P-Asserted-Identity", "nonsense")], "a"),
        // Who does not want to be known is not.
        ("<sip:anonymous@anonymous.invalid>;tag=1", [], ""),
        ("<sip:a@b>;tag=1", [("P-Asserted-Identity", "<tel:+14155550199>"), ("Privacy", "id")], ""),
        ("<sip:a@b>;tag=1", [("P-Asserted-Identity", "<tel:+14155550199>"), ("Privacy", "critical; ID")], ""),
        ("<sip:a@b>;tag=1", [("P-Asserted-Identity", "<tel:+14155550199>"), ("Privacy", "none")], "+14155550199"),
    ])
    func `a machine that is believed says who calls`(
        from: String, headers: [(String, String)], party: String
    ) throws {
        let invite = try invite(from: from, headers.map { SIPHeader($0.lowercased(), $1) })
        #expect(SIPCaller(vouchedIn: invite).party == party)
    }

    /// An INVITE that says it is +14155550111, from this machine, and what becomes of it.
    @Test(.timeLimit(.minutes(10)), arguments: SpoofingAttempt.allCases)
    func `a number in the From header opens nothing by itself`(attempt: SpoofingAttempt) async throws {
        var (own, others) = (SIPSettings(), SIPSettings())
        (own.host, own.port, others.host, others.port) = ("127.0.0.1", 0, "127.0.0.1", 0)
        attempt.arrange(&own)
        let (told, tell) = AsyncStream.makeStream(of: SIPStranger.self)
        let callee = SIPEndpoint(own) { _, stranger in tell.yield(stranger) }
        let caller = SIPEndpoint(others)
        try await callee.start()
        try await caller.start()
        let port = try #require(await callee.port)

        let address = "sip:assistant@127.0.0.1:\(port)"
        let call = Task { try await caller.call(address, from: "sip:+14155550111@evil.example") }
        switch attempt.outcome {
        case .withheld, .believed:
            var calls = callee.incoming.makeAsyncIterator()
            let arrived = try #require(await calls.next())
            #expect(arrived.from == (attempt.outcome == .believed ? "+14155550111" : ""))
            #expect(arrived.isStranger == (attempt.outcome == .withheld))
            #expect(try await arrived.line().call.from == arrived.from)
            await arrived.reject(.decline)
        case .refused(let status):
            let error = await #expect(throws: PhoneLineError.self) { try await call.value }
            if case .refused(let code, _) = error { #expect(code == status) } else { Issue.record("\(error as Any)") }
            #expect(await callee.activeCalls == 0)
            if status == 403 {
                var strangers = told.makeAsyncIterator()
                #expect(await strangers.next() == .unknown)
            }
        }
        _ = try? await call.value
        await caller.stop()
        await callee.stop()
    }

    @Test func `a challenge is answered from where it was sent, and by nobody else`() throws {
        var check = CallerCheck(realm: "echo-tui", passwords: ["anna": "secret"], start: start)
        let bare = try invite(from: "<sip:a@b>;tag=1")
        func proof(_ verdict: CallerCheck.Verdict, _ password: String) throws -> SIPMessage {
            guard case .challenged(let texts) = verdict else { return bare }
            let challenge = try #require(DigestChallenge.best(of: texts))
            let answer = challenge.answer(
                SIPCredentials(user: "anna", password: password), method: "INVITE", uri: "sip:bob@biloxi.com", count: 1,
                clientNonce: "c")
            return try invite(from: "<sip:a@b>;tag=1", [SIPHeader("authorization", answer.description)])
        }

        let right = try proof(check.check(bare, from: "192.0.2.1", at: start), "secret")
        guard case .challenged = check.check(right, from: "192.0.2.2", at: start) else {
            Issue.record("It was believed from elsewhere, or counted as a guess there.")
            return
        }
        #expect(check.check(right, from: "192.0.2.1", at: start) == .accepted(user: "anna"))
        let wrong = try proof(check.check(bare, from: "192.0.2.1", at: start), "guess")
        guard case .wrong = check.check(wrong, from: "192.0.2.1", at: start) else {
            Issue.record("A wrong password was not noticed.")
            return
        }
    }

    @Test func `who guesses passwords is not listened to for ten minutes, and nobody else`() {
        var guesses = SIPGuesses()
        for _ in 0..<SIPGuesses.most {
            #expect(!guesses.isBarred("192.0.2.1", at: start))
            guesses.fail("192.0.2.1", at: start)
        }
        #expect(guesses.isBarred("192.0.2.1", at: start + .seconds(599)))
        #expect(!guesses.isBarred("192.0.2.1", at: start + .seconds(600)))
        #expect(!guesses.isBarred("192.0.2.2", at: start))
        // A flood of machines is not remembered for ever.
        for number in 0..<5_000 { guesses.fail("10.0.\(number / 256).\(number % 256)", at: start + .seconds(1)) }
        #expect(String(reflecting: guesses).utf8.count < 400_000)
    }
}

/// Ways in for somebody who claims a number that is listed.
enum SpoofingAttempt: CaseIterable {
    case `nobody is believed`
    case `another machine is believed`
    case `passwords are asked for`
    case `this machine is believed`
    case `its network is believed`

    enum Outcome: Equatable {
        /// Taken for somebody who hides the number.
        case withheld
        case believed
        case refused(Int)
    }

    var outcome: Outcome {
        switch self {
        case .`nobody is believed`: .withheld
        case .`another machine is believed`: .refused(403)
        case .`passwords are asked for`: .refused(401)
        case .`this machine is believed`, .`its network is believed`: .believed
        }
    }

    func arrange(_ settings: inout SIPSettings) {
        switch self {
        case .`nobody is believed`: break
        case .`another machine is believed`: settings.trusted = [.network(0xC000_0201, bits: 32)]
        case .`passwords are asked for`: settings.callers = ["anna": "secret"]
        case .`this machine is believed`: settings.trusted = [.network(0x7F00_0001, bits: 32)]
        case .`its network is believed`: settings.trusted = [.network(0x7F00_0000, bits: 8)]
        }
    }
}
