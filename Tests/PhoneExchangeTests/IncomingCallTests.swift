import EchoServing
import EchoTestKit
import EchoWire
import Foundation
import PhoneExchange
import TestTags
import Testing

@Suite(.tags(.usesSound)) struct `Somebody calls the app` {
    private let loud = Data(repeating: 0x90, count: 160 * 10)

    @Test func `who is heard, hears the echo, and hangs up`() async throws {
        try await PhoneStand.run(TinyApp(behaviour: TinyApp.echoing)) { stand in
            let (call, caller) = try await stand.call([
                .wait(.milliseconds(100)), .say(loud), .untilHearsSpeech, .untilHearsSilence(of: .milliseconds(400)),
                .hangUp,
            ])

            #expect(call.status == .completed)
            #expect(caller.hasEnded)
            #expect(caller.heard.filter(\.isLoud).count == 10)
            #expect(stand.app.forms("/voice").map { $0["CallStatus"] } == ["ringing"])
            #expect(stand.app.forms("/voice")[0]["From"] == PhoneStand.stranger)
            #expect(stand.app.forms("/voice")[0]["Direction"] == "inbound")
            #expect(stand.statuses == ["completed"])
            #expect(stand.app.messages.prefix(2).map { $0["event"] } == ["connected", "start"])
            #expect(await eventually { stand.app.messages.last?["event"] == "stop" })
            #expect(stand.app.events("mark").count > 10)
            #expect(stand.exchange.warnings == [])
        }
    }

    @Test func `who interrupts is not talked over, and marks come back`() async throws {
        try await PhoneStand.run(TinyApp(behaviour: TinyApp.interruptible)) { stand in
            let (_, caller) = try await stand.call([
                .untilHearsSpeech, .wait(.milliseconds(200)), .say(loud), .wait(.milliseconds(200)), .hangUp,
            ])

            let start = try #require(caller.began(step: 2))
            #expect(caller.heardOn(after: start) < .milliseconds(150))
            #expect(stand.app.events("mark").map { $0["mark"]?["name"] } == ["end"])
            let figures = stand.exchange.log.compactMap {
                if case .streamEnded(let figures) = $0.event { figures } else { nil }
            }
            #expect(figures.count == 1)
            #expect(figures[0].sizes == [80_000: 1])
            #expect(figures[0].clearedBytes > 50_000)
            #expect(stand.exchange.warnings == [])
        }
    }

    @Test func `keys come over the stream; when the app closes it, the next verb runs`() async throws {
        try await PhoneStand.run(TinyApp(behaviour: TinyApp.closing)) { stand in
            let (call, _) = try await stand.call([.wait(.milliseconds(60)), .press("7")])

            #expect(call.status == .completed)
            #expect(stand.app.events("dtmf").map { $0["dtmf"]?["digit"] } == ["7"])
            #expect(stand.app.events("stop").isEmpty)
            #expect(stand.exchange.log.contains { $0.event == .verb("Say", text: "Bye") })
            #expect(stand.exchange.warnings == [])
        }
    }

    @Test func `keys are gathered and sent to the next document`() async throws {
        let app = TinyApp([
            "/voice": #"<Response><Gather numDigits="3" action="/menu"><Say>Your PIN</Say></Gather></Response>"#,
            "/menu": "<Response><Redirect>/bye</Redirect></Response>",
            "/bye": #"<Response><Hangup/></Response>"#,
        ])
        try await PhoneStand.run(app) { stand in
            let (call, _) = try await stand.call([.press("12#"), .press("3")])
            #expect(call.status == .completed)
            #expect(app.forms("/menu").map { $0["Digits"] } == ["12"])
            #expect(app.forms("/bye").count == 1)
            #expect(stand.exchange.warnings == [])
        }
    }

    @Test func `who is rejected is not answered`() async throws {
        let app = TinyApp(["/voice": #"<Response><Reject reason="busy"/></Response>"#])
        try await PhoneStand.run(app) { stand in
            let (call, caller) = try await stand.call([])
            #expect(call.status == .busy)
            #expect(call.answered == nil)
            #expect(caller.heard.isEmpty)
            #expect(stand.statuses == ["busy"])
        }
    }

    @Test func `who is put through talks with somebody else`() async throws {
        let app = TinyApp([
            "/voice": #"<Response><Dial action="/over">+14155550122</Dial></Response>"#,
            "/over": "<Response/>",
        ])
        let callee = ScriptedCaller([.untilHearsSpeech, .say(loud), .wait(.milliseconds(100)), .hangUp])
        try await PhoneStand.run(app) { stand in
            await stand.exchange.connect(.person { callee }, at: "+14155550122")
            let (call, caller) = try await stand.call([.say(loud)])
            #expect(call.status == .completed)
            #expect(caller.heard.filter(\.isLoud).count == 10)
            #expect(app.forms("/over").map { $0["DialCallStatus"] } == ["completed"])
            #expect(stand.exchange.warnings == [])
        }
    }

    @Test func `one-way listeners hear what is said during other verbs`() async throws {
        let app = TinyApp([
            "/voice": #"<Response><Start><Stream url="{socket}/media"/></Start><Pause length="1"/></Response>"#
        ])
        try await PhoneStand.run(app) { stand in
            let (call, _) = try await stand.call([.say(loud)])
            #expect(call.status == .completed)
            #expect(app.events("media").count > 40)
            #expect(await eventually { app.events("stop").count == 1 })
            #expect(stand.exchange.warnings == [])
        }
    }

    @Test func `through a tunnel, what is signed is the public address`() async throws {
        let app = TinyApp(publicOrigin: "https://bridge.example.com", behaviour: TinyApp.closing)
        try await PhoneStand.run(app, configure: { $0.allowsPlainStreams = false }) { stand in
            let (call, _) = try await stand.call([.press("1")])
            #expect(call.status == .completed)
            #expect(app.events("start").count == 1)
            #expect(stand.exchange.warnings == [])
        }
    }

    @Test func `the newer signature is believed too`() async throws {
        let configure: (inout ExchangeConfiguration) -> Void = { $0.sharedKey = .init(name: "k", secret: "s") }
        try await PhoneStand.run(TinyApp(behaviour: TinyApp.closing), configure: configure) { stand in
            _ = try await stand.call([.press("1")])
            #expect(stand.app.events("start").count == 1)
            #expect(stand.exchange.warnings == [])
        }
    }

    @Test(
        arguments: [
            (#"<Response><Connect><Stream url="http://127.0.0.1/media"/></Connect></Response>"#, [31920]),
            (#"<Response><Connect><Stream url="wss://127.0.0.1:1/media"/></Connect></Response>"#, [31920]),
            (#"<Response><Connect><Stream url="ws://127.0.0.1:1/media"/></Connect></Response>"#, [31920]),
            (#"<Response><Connect><Stream url="{socket}/none"/></Connect></Response>"#, [31920]),
            (#"<Response><Dance/></Response>"#, [12200]),
            ("Hello", [12100]),
        ])
    func `what the app does wrong is warned of`(twiml: String, codes: [Int]) async throws {
        try await PhoneStand.run(TinyApp(["/voice": twiml])) { stand in
            let (call, _) = try await stand.call([])
            #expect(call.status == .completed)
            #expect(stand.exchange.warnings.map(\.code) == codes)
        }
    }

    @Test func `an app that is not there is warned of`() async throws {
        try await PhoneStand.run(configure: { $0.voiceURL = "http://127.0.0.1:1/voice" }) { stand in
            let (call, _) = try await stand.call([])
            #expect(call.status == .completed)
            #expect(stand.exchange.warnings.map(\.code) == [11200])
        }
    }

    @Test func `the exchange lets go of calls when it stops`() async throws {
        try await PhoneStand.run { stand in
            let caller = ScriptedCaller([])
            let sid = try await stand.exchange.call(
                from: PhoneStand.stranger, to: PhoneStand.number, caller: caller)
            #expect(await eventually { stand.app.events("media").count > 3 })
            await stand.exchange.stop()
            #expect(try await stand.exchange.ended(sid).status == .completed)
            #expect(caller.hasEnded)
            #expect(await eventually { stand.app.endedStreams == 1 })
        }
    }
}
