import EchoServing
import EchoTestKit
import EchoWire
import Foundation
import NIOHTTP1
import PhoneExchange
import TestTags
import Testing

@Suite(.tags(.usesSound)) struct `The app calls somebody` {
    private let loud = Data(repeating: 0x90, count: 160 * 10)

    @Test func `who answers, and is told how it goes`() async throws {
        try await PhoneStand.run(TinyApp(behaviour: TinyApp.echoing)) { stand in
            let callee = ScriptedCaller([.say(loud), .untilHearsSpeech, .hangUp])
            await stand.exchange.connect(.person { callee }, at: PhoneStand.stranger)
            let call = try await stand.place(["SendDigits": "12"])

            #expect(call.status == .completed)
            #expect(stand.statuses == ["initiated", "ringing", "in-progress", "completed"])
            #expect(stand.app.forms("/status").map { $0["SequenceNumber"] } == ["0", "1", "2", "3"])
            #expect(stand.app.forms("/status").last?["CallDuration"] != nil)
            #expect(stand.app.forms("/voice")[0]["Direction"] == "outbound-api")
            #expect(callee.heardDigits == "12")
            #expect(stand.exchange.warnings == [])
        }
    }

    @Test(arguments: [
        (ExchangePhone.busy, ExchangeStatus.busy), (.outOfOrder, .failed), (.noAnswer, .noAnswer),
    ])
    func `who does not answer`(phone: ExchangePhone, status: ExchangeStatus) async throws {
        try await PhoneStand.run { stand in
            await stand.exchange.connect(phone, at: PhoneStand.stranger)
            let call = try await stand.place(["Timeout": "1"])
            #expect(call.status == status)
            #expect(call.answered == nil)
            #expect(stand.statuses == ["initiated", "ringing", status.rawValue])
            #expect(stand.app.forms("/voice").isEmpty)
        }
    }

    @Test func `whose number nobody has`() async throws {
        try await PhoneStand.run { stand in
            let call = try await stand.place()
            #expect(call.status == .failed)
            #expect(stand.statuses == ["initiated", "failed"])
        }
    }

    @Test func `and hangs up`() async throws {
        try await PhoneStand.run { stand in
            let callee = ScriptedCaller([])
            await stand.exchange.connect(.person { callee }, at: PhoneStand.stranger)
            let sid = try await stand.begin().sid
            #expect(await eventually { stand.app.events("media").count > 2 })
            let shown = try await stand.ask(.GET, "Calls/\(sid).json")
            #expect(shown.json["status"] == "in-progress")

            _ = try await stand.ask(.POST, "Calls/\(sid).json", ["Status": "completed"])

            #expect(try await stand.exchange.ended(sid).status == .completed)
            #expect(await eventually { stand.app.events("stop").count == 1 })
            #expect(callee.hasEnded)
            let again = try await stand.ask(.POST, "Calls/\(sid).json", ["Status": "completed"])
            #expect(again.json["code"] == 21220)
        }
    }

    @Test func `and gives up while it rings`() async throws {
        try await PhoneStand.run { stand in
            await stand.exchange.connect(.noAnswer, at: PhoneStand.stranger)
            let sid = try await stand.begin().sid
            #expect(await eventually { stand.statuses.contains("ringing") })
            _ = try await stand.ask(.POST, "Calls/\(sid).json", ["Status": "canceled"])
            #expect(try await stand.exchange.ended(sid).status == .canceled)
        }
    }

    @Test func `and does something else with a call that goes on`() async throws {
        try await PhoneStand.run { stand in
            await stand.exchange.connect(.person { ScriptedCaller([]) }, at: PhoneStand.stranger)
            let sid = try await stand.begin().sid
            #expect(await eventually { stand.app.events("media").count > 2 })
            let twiml = #"<Response><Play digits="5"/><Say>So long</Say></Response>"#
            _ = try await stand.ask(.POST, "Calls/\(sid).json", ["Twiml": twiml])

            #expect(try await stand.exchange.ended(sid).status == .completed)
            #expect(stand.exchange.log.contains { $0.event == .verb("Say", text: "So long") })
            #expect(!stand.exchange.log.contains { $0.event == .verb("Say", text: "Bye") })
            #expect(await eventually { stand.app.events("stop").count == 1 })
            #expect(stand.exchange.warnings == [])
        }
    }

    @Test(arguments: [("Enable", "machine_start"), ("DetectMessageEnd", "machine_end_beep")])
    func `and finds an answering machine`(detection: String, answeredBy: String) async throws {
        let app = TinyApp(["/voice": "<Response><Say>Please call back</Say></Response>"])
        try await PhoneStand.run(app) { stand in
            await stand.exchange.connect(.answeringMachine(greeting: loud), at: PhoneStand.stranger)
            _ = try await stand.place(["MachineDetection": detection])
            #expect(app.forms("/voice").map { $0["AnsweredBy"] } == [answeredBy])
        }
    }

    @Test func `and is told who answered while it speaks already`() async throws {
        try await PhoneStand.run(TinyApp(behaviour: TinyApp.closing)) { stand in
            await stand.exchange.connect(
                .person { ScriptedCaller([.wait(.milliseconds(200)), .press("1")]) }, at: PhoneStand.stranger)
            _ = try await stand.place([
                "MachineDetection": "Enable", "AsyncAmd": "true",
                "AsyncAmdStatusCallback": stand.app.origin + "/amd",
            ])
            #expect(stand.app.forms("/voice").map { $0["AnsweredBy"] } == [nil])
            #expect(stand.app.forms("/amd").map { $0["AnsweredBy"] } == ["human"])
        }
    }
}
