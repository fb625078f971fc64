import EchoServing
import EchoTestKit
import EchoWire
import Foundation
import NIOHTTP1
import ServerTestKit
import Synchronization
import Testing

@testable import PhoneBridge

@Suite(.timeLimit(.minutes(10))) struct `A look at what a bridge needs` {
    private func findings(
        _ twilio: FakeTwilio = FakeTwilio(), number: String = "+12015550100", publicURL: String? = nil,
        setsWebhook: Bool = false
    ) async throws -> [BridgeCheckup.Finding] {
        let server = HTTPServer(HTTPServerConfiguration(routes: twilio.routes))
        return try await RunningServer.run({ try await server.run(onListening: $0) }) { port in
            var account = TwilioAccount(sid: "AC1", authToken: "12345", restURL: "http://127.0.0.1:\(port)")
            account.number = number
            return await BridgeCheckup(
                account: account, publicURL: publicURL, probe: nil, setsWebhook: setsWebhook
            ).findings()
        }
    }

    @Test func `says of each part whether it answers`() async throws {
        let findings = try await findings()
        #expect(findings.map(\.part) == ["Twilio", "Number", "Model", "Address"])
        #expect(findings.map(\.mark) == [.good, .unknown, .good, .unknown])
    }

    @Test func `names a webhook that is another's, without its secret, and changes nothing`() async throws {
        let twilio = FakeTwilio()
        let number = try await findings(twilio, publicURL: "https://127.0.0.1:1")[1]
        #expect(number.mark == .bad)
        #expect(number.words.contains("https://old.example.com and not to https://127.0.0.1:1/voice/incoming"))
        #expect(!number.words.contains("secret"))
        #expect(twilio.webhook.withLock(\.self).hasPrefix("https://old"))
    }

    @Test func `sets the webhook when it is told to`() async throws {
        let twilio = FakeTwilio()
        let number = try await findings(twilio, publicURL: "https://127.0.0.1:1", setsWebhook: true)[1]
        #expect(number.mark == .good)
        #expect(twilio.webhook.withLock(\.self) == "https://127.0.0.1:1/voice/incoming")
        let again = try await findings(twilio, publicURL: "https://127.0.0.1:1")[1]
        #expect(again.mark == .good)
    }

    @Test func `finds a number that the account does not have, and a public address that does not answer`() async throws
    {
        let findings = try await findings(number: "+12015550199", publicURL: "https://127.0.0.1:1")
        #expect(findings[1].mark == .bad)
        #expect(findings[1].words.contains("no number +12015550199"))
        #expect(findings[3].mark == .bad)
        let open = try await self.findings(publicURL: "http://bridge.test")[3]
        #expect(open.words.contains("https://"))
    }

    @Test(arguments: [(HTTPStatus.unauthorized, "token"), (.serverError, "")])
    func `says when Twilio does not take the account`(status: HTTPStatus, words: String) async throws {
        let twilio = FakeTwilio()
        twilio.fail(with: status == .unauthorized ? .unauthorized : .internalServerError)
        let findings = try await findings(twilio)
        #expect(findings[0].mark == .bad)
        #expect(words.isEmpty || findings[0].words.contains(words))
        #expect(findings.count == 3)
    }

    enum HTTPStatus: Sendable { case unauthorized, serverError }
}

@Suite(.timeLimit(.minutes(10))) struct `Two tokens at once` {
    @Test func `are believed while Twilio's is replaced`() async throws {
        let replace: @Sendable (inout BridgeConfiguration) -> Void = { configuration in
            configuration.account?.authToken = "new"
            configuration.account?.secondToken = BridgeStand.authToken
        }
        try await BridgeStand.run(configure: replace) { stand in
            let fields = ["CallSid": "CA1", "CallStatus": "completed"]
            let right = try await stand.webhook("/voice/status", fields)
            #expect(right.status == 204)
            let wrong = try await stand.webhook("/voice/status", fields, signature: "d3Jvbmc=")
            #expect(wrong.status == 401)
        }
    }

    @Test func `are believed while the clients' is replaced`() async throws {
        let replace: @Sendable (inout BridgeConfiguration) -> Void = {
            $0.token = BearerToken("new").or(BearerToken(BridgeStand.token))
        }
        try await BridgeStand.run(configure: replace) { stand in
            for token in ["new", BridgeStand.token] {
                let answer = try await stand.get("/api/calls", token: token)
                #expect(answer.status == 200)
            }
            let stranger = try await stand.get("/api/calls", token: "none")
            #expect(stranger.status == 401)
        }
    }

    @Test func `one alone lets nobody in with the other`() {
        #expect(!BearerToken("new").admits("old"))
        #expect(BearerToken("new").or(nil).admits("new"))
        #expect(!BearerToken("new").or(nil).admits(""))
    }
}

@Suite(.timeLimit(.minutes(10))) struct `What a bridge depends on, counted` {
    @Test func `has every failure of Twilio's, and how it failed`() async throws {
        try await BridgeStand.run { stand in
            stand.twilio.fail(with: .serviceUnavailable)
            _ = try await stand.post("/api/calls/outgoing", ["to": "+12015550123"])
            let text = try await stand.get("/metrics", token: nil).text
            #expect(text.contains("phone_twilio_failures_total{reason=\"server_error\"}"))
            #expect(text.contains("phone_journal_waiting"))
            #expect(text.contains("phone_store_away 0"))
        }
    }

    @Test func `has the parts that were looked at`() async throws {
        try await BridgeStand.run(store: AwayStore()) { stand in
            #expect(
                await eventually {
                    let text = try? await stand.get("/metrics", token: nil).text
                    return text?.contains("phone_dependency_ready{part=\"database\"} 0") == true
                })
        }
    }
}
