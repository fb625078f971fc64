import Echo
import EchoCrypto
import EchoServing
import EchoTestKit
import EchoWire
import Foundation
import ServerTestKit
import Synchronization
import Testing

@testable import PhoneBridge

@Suite(.timeLimit(.minutes(10))) struct `Calls to OpenAI's own line` {
    private static let secret = Data("a secret of webhooks".utf8)

    /// A bridge, and the line.
    private final class Line: Sendable {
        let stand: BridgeStand
        let openAI: FakeOpenAI
        let told = Mutex<[CallHappening]>([])

        init(_ stand: BridgeStand, _ openAI: FakeOpenAI) { (self.stand, self.openAI) = (stand, openAI) }

        /// A webhook, signed unless something else is said.
        @discardableResult
        func rings(
            _ session: String = "live_1", from: String = "+12015550123", signature: String? = nil,
            id: String = "wh_1"
        ) async throws -> RawHTTPConnection.Answer {
            let body = JSONValue.object([
                "type": "live.transport.incoming",
                "data": [
                    "session_id": .string(session), "type": "sip",
                    "sip_headers": [
                        ["name": "From", "value": .string("<sip:\(from)@example.com>")],
                        ["name": "To", "value": "<sip:+12015550100@sip.openai.com>"],
                    ],
                ],
            ]).data
            let time = String(Int(Date().timeIntervalSince1970))
            let code = HMAC<SHA256>.authenticationCode(
                for: Data("\(id).\(time).".utf8) + body, using: SymmetricKey(data: secret))
            return try await RawHTTPConnection.request(
                "POST", "/openai/incoming", port: stand.port, token: nil,
                headers: [
                    "Content-Type": "application/json", "webhook-id": id, "webhook-timestamp": time,
                    "webhook-signature": signature ?? "v1," + Data(code).base64EncodedString(),
                ], body: body)
        }

        var happenings: [CallHappening] { told.withLock(\.self) }

        func isOver(_ end: PhoneLineEnd) async -> Bool {
            await eventually {
                happenings.contains { if case .ended(end, _) = $0 { true } else { false } }
            }
        }

        /// It was accepted, and the assistant was told to greet: its session stands.
        func stands(_ session: String = "live_1") async -> Bool {
            await eventually {
                openAI.isAttached(session)
                    && happenings.contains { if case .echo(.messageReleased) = $0 { true } else { false } }
            }
        }
    }

    private static func run(_ body: @escaping @Sendable (Line) async throws -> Void) async throws {
        try await run({ _ in }, body)
    }

    private static func run(
        _ change: (inout CallPolicy) -> Void, _ body: @escaping @Sendable (Line) async throws -> Void
    ) async throws {
        var policy = BridgeStand.quietPolicy
        (policy.incoming.allowed, policy.incoming.pin) = ([.any], nil)
        change(&policy)
        let openAI = FakeOpenAI()
        let server = HTTPServer(HTTPServerConfiguration(routes: openAI.routes))
        try await RunningServer.run({ try await server.run(onListening: $0) }) { [policy] port in
            let url = "ws://127.0.0.1:\(port)/v1"
            var host = BridgeStand.noHost
            host.configuration = { _ in
                var configuration = CallConfiguration()
                configuration.settings.instructions = "Be brief."
                return configuration
            }
            host.serverCalls = ServerCalls(
                find: { id throws(EchoError) in try ServerCall(id, at: url, key: "sk-test") },
                makeEngine: { _, call in
                    var configuration = EchoConfiguration()
                    configuration.baseURL = url
                    return Echo(
                        key: "sk-test", configuration: ServerCall.configuration(configuration),
                        realtimeTransport: call)
                })
            let signature = WebhookSignature(secret: "whsec_" + secret.base64EncodedString())
            try await BridgeStand.run(policy, host: host, configure: { $0.openAI = signature }) { stand in
                let line = Line(stand, openAI)
                let news = stand.switchboard.news
                let listening = Task { for await item in news { line.told.withLock { $0.append(item.happening) } } }
                try await body(line)
                listening.cancel()
            }
        }
    }

    @Test func `who may call is let in: the call is accepted with the session, and held beside`() async throws {
        try await Self.run { line in
            #expect(try await line.rings().status == 204)
            #expect(await line.stands())

            let accepted = try #require(line.openAI.asked.first)
            #expect(accepted.verb == "accept" && accepted.session == "live_1" && accepted.key == "Bearer sk-test")
            let session = accepted.body["session"]
            #expect(session?["type"] == "live")
            #expect(session?["model"]?.string?.hasPrefix("gpt-live") == true)
            #expect(session?["instructions"]?.string?.contains("Be brief.") == true)
            // The sound is the telephone's own.
            #expect(session?["audio"]?["format"] == nil)
            #expect(line.openAI.queries == ["/v1/live/sessions/live_1/attach?graceful_close=true"])
            // What nobody may send beside a call was not sent.
            #expect(line.openAI.told("session.input_audio.append").isEmpty)
            #expect(line.openAI.told("session.start").isEmpty)
        }
    }

    @Test func `what both say is told as in any call, kept, and over when the caller hangs up`() async throws {
        try await Self.run { line in
            try await line.rings()
            #expect(await line.stands())
            line.openAI.say(
                [
                    "type": "session.input_transcript.delta", "delta": "Is the bakery open?", "start_ms": 0,
                    "end_ms": 900,
                ],
                in: "live_1")
            line.openAI.say(["type": "transport.dtmf.received", "event_id": "e1", "event": "5"], in: "live_1")
            #expect(
                await eventually {
                    line.happenings.contains {
                        if case .echo(.messageUpdated(let message)) = $0 {
                            message.role == .user && message.text == "Is the bakery open?"
                        } else {
                            false
                        }
                    }
                })
            #expect(
                await eventually {
                    line.happenings.contains { if case .digit(let key) = $0 { key == "5" } else { false } }
                })

            line.openAI.close("live_1", "remote_hangup")
            #expect(await line.isOver(.hungUp))
            let id = UUID(ofCall: "live_1")
            #expect(
                await eventually {
                    let call = try? await line.stand.store.call(id)
                    return call?.status == .completed
                })
            #expect(try await line.stand.store.call(id)?.number == "+12015550123")
            // It was not hung up a second time.
            #expect(line.openAI.verbs == ["accept"])
        }
    }

    @Test func `the sound of both sides is listened to beside the call`() async throws {
        try await Self.run { line in
            try await line.rings()
            #expect(await line.stands())
            let heard = Mutex(0)
            let stop = line.stand.switchboard.hear("live_1") { sound in
                if case .caller(let bytes) = sound { heard.withLock { $0 += bytes.count } }
            }
            let sound = Data(repeating: 0x20, count: 960)
            line.openAI.say(
                ["type": "session.input_audio.append", "audio": .string(sound.base64EncodedString())], in: "live_1")
            #expect(await eventually { heard.withLock(\.self) == 160 })
            stop?()
        }
    }

    @Test func `who is hung up on hears it from the line`() async throws {
        try await Self.run { line in
            try await line.rings()
            #expect(await line.stands())
            line.stand.switchboard.ask(.hangUp, of: "live_1")
            #expect(await line.isOver(.hungUpHere))
            #expect(await eventually { line.openAI.verbs.last == "hangup" })
        }
    }

    @Test func `keys are pressed beside the call, and the assistant is told what nobody else hears`() async throws {
        try await Self.run { line in
            try await line.rings()
            #expect(await line.stands())
            line.stand.switchboard.ask(.press("1#"), of: "live_1")
            #expect(
                await eventually {
                    line.openAI.told("transport.dtmf.send").compactMap { $0["event"]?.string } == ["1", "#"]
                })
            line.stand.switchboard.ask(.whisper("Offer a refund."), of: "live_1")
            #expect(
                await eventually {
                    (line.openAI.told("session.instructions.append") + line.openAI.told("session.thinking.append"))
                        .contains { $0["content"]?.string?.contains("Offer a refund.") == true }
                })
        }
    }

    @Test func `a call is handed on by the line itself`() async throws {
        try await Self.run({
            $0.transfers.destinations = [TransferDestination(name: "desk", target: .number("+12015550177"))]
        }) { line in
            try await line.rings()
            #expect(await line.stands())
            line.stand.switchboard.ask(.transfer(to: "desk"), of: "live_1")
            #expect(await line.isOver(.transferred))
            let refer = line.openAI.asked.first { $0.verb == "refer" }
            #expect(refer?.body["target_uri"]?.string == "tel:+12015550177")
        }
    }

    @Test func `what needs the sound of the call cannot be done, and that is told`() async throws {
        try await Self.run { line in
            try await line.rings()
            #expect(await line.stands())
            for request in [CallRequest.takeOver(true), .record(true), .mute(true)] {
                #expect(line.stand.switchboard.ask(request, of: "live_1"))
            }
            #expect(
                await eventually {
                    line.happenings.count { if case .lineFailed(.notPossible) = $0 { true } else { false } } == 3
                })
        }
    }

    @Test func `who may not call is turned down there, and stands in the history`() async throws {
        try await Self.run({ $0.incoming.allowed = [.number("+12015550199")] }) { line in
            let answer = try await line.rings()
            #expect(answer.status == 204)
            #expect(await eventually { line.openAI.verbs == ["reject"] })
            #expect(line.openAI.asked.first?.body["status_code"] == 603)
            let id = UUID(ofCall: "live_1")
            #expect(
                await eventually {
                    let call = try? await line.stand.store.call(id)
                    return call?.status == .noAnswer
                })
        }
    }

    @Test func `where a PIN is asked for, nobody is let in over a line that cannot ask`() async throws {
        try await Self.run({ $0.incoming.pin = KeypadPIN("4711") }) { line in
            try await line.rings()
            #expect(await eventually { line.openAI.verbs == ["reject"] })
        }
    }

    @Test func `a line that is full says that it is busy`() async throws {
        try await Self.run({ $0.limits.callsAtOnce = 1 }) { line in
            try await line.rings("live_1")
            #expect(await line.stands())
            try await line.rings("live_2", id: "wh_2")
            #expect(await eventually { line.openAI.asked.contains { $0.session == "live_2" && $0.verb == "reject" } })
            #expect(line.openAI.asked.last?.body["status_code"] == 486)
        }
    }

    @Test func `what nobody signed opens no door, and what comes again opens no second one`() async throws {
        try await Self.run { line in
            #expect(try await line.rings(signature: "v1,AAAA").status == 401)
            #expect(line.openAI.asked.isEmpty)
            try await line.rings()
            try await line.rings()
            #expect(await line.stands())
            #expect(line.openAI.verbs == ["accept"])
        }
    }

    @Test func `a call that somebody else accepted is over`() async throws {
        try await Self.run { line in
            line.openAI.take()
            try await line.rings()
            #expect(await line.isOver(.lost))
            #expect(!line.openAI.isAttached("live_1"))
        }
    }
}
