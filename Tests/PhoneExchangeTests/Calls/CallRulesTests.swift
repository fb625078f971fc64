import EchoServing
import EchoWire
import Foundation
import Testing

@testable import PhoneExchange

@Suite struct `The rules of a call` {
    private let start = Date(timeIntervalSince1970: 1_795_400_000)

    private func call(telling events: Set<String>) -> ExchangeCall {
        ExchangeCall(
            sid: CallSID("CA1"), account: "AC1", from: "+14155550100", to: "+14155550111", direction: .outbound,
            callback: StatusCallback(url: "http://a.example/status", events: events), at: start)
    }

    @Test func `the app is told what it wanted to know, in a row`() {
        var call = call(telling: ["initiated", "answered", "completed"])
        let initiated = call.become(.initiated, at: start)
        #expect(initiated?.url == "http://a.example/status")
        #expect(initiated?.form["CallStatus"] == "initiated")
        #expect(initiated?.form["SequenceNumber"] == "0")
        #expect(initiated?.form["CallDuration"] == nil)
        #expect(call.become(.ringing, at: start) == nil)
        let answered = call.become(.inProgress, at: start)
        #expect(answered?.form["CallStatus"] == "in-progress")
        #expect(answered?.form["Direction"] == "outbound-api")
        let completed = call.become(.completed, at: start + 61.2)
        #expect(completed?.form["SequenceNumber"] == "2")
        #expect(completed?.form["CallDuration"] == "61")
        #expect(completed?.form["Duration"] == "2")
        #expect(completed?.form["Timestamp"] == "Mon, 23 Nov 2026 02:14:21 +0000")
        #expect(call.become(.failed, at: start) == nil)
        #expect(call.status == .completed)
    }

    @Test func `a call that nobody takes lasted no time`() {
        var call = call(telling: ["completed"])
        #expect(call.become(.busy, at: start + 5)?.form["CallDuration"] == "0")
        #expect(call.json["status"] == "busy")
        #expect(call.json["duration"] == "0")
    }

    @Test func `keys are gathered until there are enough, one ends them, or nobody presses`() {
        func gathered(_ gather: TwiMLGather, _ keys: [(String, Duration)]) -> (String, Bool) {
            var gathering = DigitGathering(gather, start: .seconds(1))
            for (key, time) in keys { gathering.pass(key, at: time) }
            return (gathering.digits, gathering.isDone)
        }
        let four = TwiMLGather(digits: 4)
        #expect(gathered(four, [("12", .seconds(1)), ("345", .seconds(2))]) == ("1234", true))
        #expect(gathered(four, [("1", .seconds(5)), ("", .seconds(9))]) == ("1", false))
        #expect(gathered(four, [("1", .seconds(5)), ("", .seconds(10))]) == ("1", true))
        #expect(gathered(TwiMLGather(), [("12#9", .seconds(1))]) == ("12", true))
        #expect(gathered(TwiMLGather(finishOnKey: ""), [("1#", .seconds(1))]) == ("1#", false))
        #expect(gathered(TwiMLGather(), [("", .seconds(6))]) == ("", true))
    }

    private func outgoing(_ form: String) -> Result<OutgoingCall, RESTProblem> {
        Result { () throws(RESTProblem) in
            try CallForm(query: RequestQuery(form: form)).outgoing(from: "+14155550100")
        }
    }

    @Test func `a call is placed as Twilio's own library asks for it`() throws {
        let request = try #require(try TwilioFixture.named("rest-call-amd").json["request"]?["body"]?.string)
        let call = try outgoing(request).get()
        #expect(call.to == "+14155550111")
        #expect(call.program == .ask(url: "https://bridge.example.com/voice/outgoing", with: [:]))
        #expect(call.detection == .messageEnd)
        #expect(call.detectionCallback == "https://bridge.example.com/voice/amd")
        #expect(call.timeout == .seconds(60))

        let rest = "&Twiml=x&StatusCallback=http://a.example/s&StatusCallbackEvent=ringing&StatusCallbackEvent=answered"
        let other = try outgoing("To=%2B14155550111&From=%2B14155550100&Timeout=5" + rest).get()
        #expect(other.program == .document("x"))
        #expect(other.callback == StatusCallback(url: "http://a.example/s", events: ["ringing", "answered"]))
        #expect(other.timeout == .seconds(5))
    }

    @Test(
        arguments: [
            ("From=%2B14155550100&Url=http://a.example", RESTProblem.noTo),
            ("To=%2B14155550111&Url=http://a.example", .noFrom),
            // A plus sign that is not encoded is a space.
            ("To=+14155550111&From=%2B14155550100&Url=http://a.example", .invalidTo(" 14155550111")),
            ("To=911&From=%2B14155550100&Url=http://a.example", .invalidTo("911")),
            ("To=%2B14155550111&From=%2B14155550199&Url=http://a.example", .foreignFrom("+14155550199")),
            ("To=%2B14155550111&From=%2B14155550100", .noProgram),
            ("To=%2B14155550111&From=%2B14155550100&Url=file:///etc", .invalidURL("file:///etc")),
        ])
    func `or refused, with the number of the error`(form: String, problem: RESTProblem) {
        #expect(outgoing(form) == .failure(problem))
    }

    @Test func `an address is taken apart`() {
        let address = StreamAddress("ws://127.0.0.1:8080/media")
        #expect(address?.port == 8080)
        #expect(address?.path == "/media")
        #expect(address?.authority == "127.0.0.1:8080")
        #expect(StreamAddress("wss://bridge.example.com")?.port == 443)
        #expect(StreamAddress("http://a.example") == nil)
        #expect(StreamAddress("ws:") == nil)
        #expect(StreamAddress.withoutQuery("ws://a.example/m?token=1") == "ws://a.example/m")
    }
}
