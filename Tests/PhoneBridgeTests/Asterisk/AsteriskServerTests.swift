import Echo
import EchoAudio
import EchoServing
import EchoTestKit
import EchoWire
import Foundation
import Testing

@testable import PhoneBridge

/// Three tenths of a second of a tone, whatever is to be said.
private struct ShortVoice: AnnouncingVoiceProtocol {
    func speak(_ sentence: String, language: String) async throws -> PCM16 {
        PCM16((0..<7200).map { $0 % 40 < 20 ? 4000 : -4000 })
    }
}

@Suite(.timeLimit(.minutes(10))) struct `A call that Asterisk carries` {
    private static let password = BearerToken("pbx-password")

    private func run(
        ringing: Duration? = nil, _ policy: CallPolicy? = nil,
        _ body: @escaping @Sendable (BridgeStand) async throws -> Void
    ) async throws {
        var host = BridgeStand.noHost
        host.voice = ShortVoice()
        host.configuration = { _ in
            var configuration = CallConfiguration()
            configuration.ringing = ringing
            return configuration
        }
        var usual = CallPolicy(country: "US")
        usual.incoming.allowed = [.number("+12015550123")]
        if ringing == nil { usual.incoming.pin = KeypadPIN("4711") }
        try await BridgeStand.run(policy ?? usual, host: host, asterisk: Self.password, body)
    }

    @Test(arguments: ["", "Basic ", "Basic \u{FFFF}", StrangePBX.basic("guessed"), "Bearer guessed", "Basic Og=="])
    func `is let in by nobody but who knows the password`(authorization: String) async throws {
        try await run { stand in
            let refusal = await #expect(throws: WatchingClient.Refused.self) {
                try await StrangePBX.call(stand, authorization: authorization)
            }
            #expect(refusal?.answer.hasPrefix("HTTP/1.1 401") == true)
            #expect(refusal?.answer.contains("pbx-password") == false)
        }
    }

    @Test(arguments: [true, false]) func `hears a sentence, presses keys, and is told to hang up`(isJSON: Bool)
        async throws
    {
        try await run { stand in
            let pbx = try await StrangePBX.call(stand, authorization: StrangePBX.basic("pbx-password"), isJSON: isJSON)
            // A busy Asterisk sends sound first.
            try await pbx.client.send(opcode: 2, Data(repeating: 0xFF, count: 160))
            try await pbx.start()
            try await pbx.play(until: "ANSWER")
            #expect(await eventually { stand.switchboard.call("1795412267.1")?.from == "+12015550123" })
            #expect(stand.switchboard.call("1795412267.1")?.to == "100")

            let asked = try await pbx.play(until: "MARK_MEDIA")
            #expect(asked.frames.allSatisfy { $0.count == 160 })
            #expect(!asked.frames.isEmpty)
            for _ in 0..<3 { try await pbx.press("0000#") }
            let end = try await pbx.play(until: "HANGUP")
            #expect(end.commands.contains("MARK_MEDIA"))
            #expect(try await pbx.client.closing() == 1000)
            #expect(await eventually { stand.switchboard.count == 0 })
        }
    }

    @Test func `is handed on by the dial plan, and comes back when nobody answers`() async throws {
        try await run { stand in
            var news = stand.switchboard.news.makeAsyncIterator()
            let password = StrangePBX.basic("pbx-password")
            let query = "?from=%2B12015550123&to=100&call=77.1"
            let pbx = try await StrangePBX.call(stand, query: query, authorization: password)
            try await pbx.start()
            try await pbx.play(until: "ANSWER")
            #expect(await eventually { stand.switchboard.call("1795412267.1") != nil })
            stand.switchboard.ask(.transfer(to: "+12015550188"), of: "1795412267.1")
            try await pbx.play(until: "HANGUP")
            pbx.client.close()

            let path = "/asterisk/transfer?call=77.1"
            #expect(try await stand.get(path, token: nil).status == 401)
            let asked = try await stand.get(path, token: nil, headers: ["Authorization": password])
            #expect(asked.text == "+12015550188")
            #expect(try await stand.get(path, token: nil, headers: ["Authorization": password]).text.isEmpty)

            let back = try await StrangePBX.call(stand, query: query + "&back=BUSY", authorization: password)
            try await back.start(channel: "1795412268.1")
            try await back.play(until: "ANSWER")
            var failures: [PhoneLineError] = []
            while failures.isEmpty, let happening = await news.next()?.happening {
                if case .transferFailed(let error) = happening { failures.append(error) }
                if case .ended = happening { break }
            }
            #expect(failures == [.busy])
            #expect(stand.switchboard.calls.map(\.id) == ["1795412267.1"])
            stand.switchboard.ask(.hangUp, of: "1795412267.1")
            try await back.play(until: "HANGUP")
        }
    }

    @Test func `is not handed on where the dial plan does not say which call it is`() async throws {
        try await run { stand in
            var news = stand.switchboard.news.makeAsyncIterator()
            let pbx = try await StrangePBX.call(stand, authorization: StrangePBX.basic("pbx-password"))
            try await pbx.start()
            try await pbx.play(until: "ANSWER")
            #expect(await eventually { stand.switchboard.call("1795412267.1") != nil })
            stand.switchboard.ask(.transfer(to: "+12015550188"), of: "1795412267.1")
            var failures: [PhoneLineError] = []
            while failures.isEmpty, let happening = await news.next()?.happening {
                if case .transferFailed(let error) = happening { failures.append(error) }
                if case .ended = happening { break }
            }
            #expect(failures == [.dialPlanMissing])
            stand.switchboard.ask(.hangUp, of: "1795412267.1")
        }
    }

    @Test func `goes on where a mark was flushed and never comes back`() async throws {
        try await run(ringing: .seconds(600)) { stand in
            let pbx = try await StrangePBX.call(stand, authorization: "Bearer pbx-password")
            try await pbx.start()
            try await pbx.play(until: "MARK_MEDIA")
            // The ring's mark is on its way when the call is declined.
            stand.switchboard.ask(.decline, of: "1795412267.1")
            try await pbx.play(until: "FLUSH_MEDIA", answersMarks: false)

            let farewell = try await pbx.play(until: "HANGUP")
            #expect(farewell.frames.count >= 15)
            #expect(farewell.commands.contains("MARK_MEDIA"))
        }
    }

    @Test func `comes to its end where marks are not known at all`() async throws {
        try await run(ringing: .seconds(600)) { stand in
            let pbx = try await StrangePBX.call(stand, authorization: "Bearer pbx-password", isJSON: false)
            try await pbx.start(format: "alaw")
            try await pbx.play(until: "ANSWER", answersMarks: false)
            #expect(await eventually { stand.switchboard.call("1795412267.1")?.codec == .aLaw })
            stand.switchboard.ask(.decline, of: "1795412267.1")
            try await pbx.play(until: "HANGUP", answersMarks: false)
        }
    }

    @Test func `is sent nothing while there is no room, and goes on when there is`() async throws {
        try await run(ringing: .seconds(600)) { stand in
            let pbx = try await StrangePBX.call(stand, authorization: "Bearer pbx-password")
            try await pbx.start()
            try await pbx.play(until: "MARK_MEDIA")
            try await pbx.tell("MEDIA_XOFF")
            try await pbx.press("1")
            try await pbx.tell("MEDIA_XON")
            // The next ring.
            let heard = try await pbx.play(until: "MARK_MEDIA")
            #expect(!heard.frames.isEmpty)
        }
    }

    @Test func `is over when the caller hangs up, which Asterisk says by closing`() async throws {
        try await run { stand in
            let news = stand.switchboard.news
            let pbx = try await StrangePBX.call(stand, authorization: "Bearer pbx-password")
            try await pbx.start()
            try await pbx.play(until: "MARK_MEDIA")
            try await pbx.client.send(opcode: 8, Data([0x03, 0xE8]))
            #expect(await Self.end(of: news) == .hungUp)
        }
    }

    @Test func `is lost when the connection breaks`() async throws {
        try await run { stand in
            let news = stand.switchboard.news
            let pbx = try await StrangePBX.call(stand, authorization: "Bearer pbx-password")
            try await pbx.start()
            try await pbx.play(until: "MARK_MEDIA")
            pbx.client.close()
            #expect(await Self.end(of: news) == .lost)
        }
    }

    private static func end(of news: AsyncStream<SwitchboardNews>) async -> PhoneLineEnd? {
        for await item in news { if case .ended(let end, _) = item.happening { return end } }
        return nil
    }

    @Test func `goes on without what cannot be read, which is told once`() async throws {
        try await run { stand in
            let news = stand.switchboard.news
            let pbx = try await StrangePBX.call(stand, authorization: "Bearer pbx-password")
            try await pbx.start()
            try await pbx.play(until: "ANSWER")
            for text in ["{", "{}", #"{"event":"DTMF_END","digit":"long"}"#] {
                try await pbx.client.send(opcode: 1, Data(text.utf8))
            }
            try await pbx.press("0000#0000#0000#")
            try await pbx.play(until: "HANGUP")
            stand.switchboard.finish()
            var told = 0
            for await item in news { if case .lineFailed(.unreadable) = item.happening { told += 1 } }
            #expect(told == 1)
        }
    }

    @Test func `with sound that no telephone has is told and kept as a call that failed`() async throws {
        try await run { stand in
            let pbx = try await StrangePBX.call(stand, authorization: "Bearer pbx-password")
            try await pbx.start(format: "slin")
            #expect(try await pbx.client.closing() == 1003)
            let call = UUID(ofCall: "1795412267.1")
            #expect(await eventually { (try? await stand.store.call(call))??.status == .failed })
            #expect(try await stand.store.call(call)?.number == "+12015550123")
        }
    }

    @Test func `can be asked for, and ended, without an account with Twilio`() async throws {
        let policy = AnnouncedStream.policy
        try await BridgeStand.run(policy, asterisk: Self.password, configure: { $0.account = nil }) { stand in
            let pbx = try await StrangePBX.call(stand, authorization: "Bearer pbx-password")
            try await pbx.start()
            #expect(await eventually { (try? await stand.runningStatuses()) == ["in-progress"] })
            let ended = try await stand.post("/api/calls/1795412267.1/end", [:])
            #expect(ended.status == 200)
            try await pbx.play(until: "HANGUP")
            let placed = try await stand.post("/api/calls/outgoing", ["to": "+12015550123"])
            #expect(placed.message == "This bridge has no Twilio account to call with.")
            let token = try await stand.post("/api/token", ["identity": "ada"])
            #expect(token.code == "E001")
        }
    }

    @Test func `and who does not know the password is counted and told`() async throws {
        try await run { stand in
            var news = stand.switchboard.news.makeAsyncIterator()
            await #expect(throws: WatchingClient.Refused.self) {
                try await StrangePBX.call(stand, authorization: StrangePBX.basic("guessed"))
            }
            guard case .turnedAway(let call, .wrongPassword, _, _)? = await news.next()?.happening else {
                Issue.record("not told")
                return
            }
            #expect(call.id.isEmpty)
        }
    }

    @Test func `is turned away where the number may not call`() async throws {
        try await run { stand in
            let pbx = try await StrangePBX.call(
                stand, query: "?from=+13015550199", authorization: "Bearer pbx-password")
            try await pbx.start()
            let heard = try await pbx.play(until: "HANGUP")
            #expect(heard.commands == ["HANGUP"])
            #expect(heard.frames.isEmpty)
            #expect(stand.switchboard.count == 0)
        }
    }

    @Test(arguments: [
        #"{"event":"MEDIA_START","channel_id":"1.1","format":"opus"}"#, "{", #"{"event":7}"#,
        #"{"event":"DTMF_END","digit":"long"}"#,
    ])
    func `is closed where it speaks another protocol`(text: String) async throws {
        try await run { stand in
            let pbx = try await StrangePBX.call(stand, authorization: "Bearer pbx-password")
            try await pbx.client.send(opcode: 1, Data(text.utf8))
            #expect(try await pbx.client.closing() == 1003)
        }
    }
}
