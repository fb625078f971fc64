import EchoAudio
import EchoWire
import Foundation
import Testing

@testable import PhoneBridge

@Suite struct `What a bridge tells who watches it` {
    private let call = PhoneLineCall(id: "CA1", from: "+12015550100", to: "+12015550123", direction: .outbound)

    private var sides: JSONObject { ["direction": "outbound", "from": "+12015550100", "to": "+12015550123"] }

    private func event(_ type: String, _ payload: JSONValue?) -> ClientMessage {
        .event(APIJSON.event(UUID(), at: Date(), call: "CA1", type: type, .incoming, payload: payload))
    }

    @Test func `is read as the bridge says it`() {
        func news(_ message: ClientMessage) -> BridgeNews { BridgeNews(message.json.data) }
        #expect(news(.status("CA1", .ringing, sides)) == .status("CA1", .ringing, call, reason: nil))
        #expect(
            news(.status("CA1", .completed, ["reason": "hungUp"]))
                == .status("CA1", .completed, nil, reason: "hungUp"))
        #expect(
            news(.transcript("CA1", .user, item: "i1", text: "Hello.", isFinal: true))
                == .said(WatchedWords(call: "CA1", item: "i1", isPartner: true, text: "Hello.", isFinal: true)))
        #expect(
            news(.transcript("CA1", .assistant, item: "i2", text: "He", isFinal: false, wasHeard: false))
                == .said(
                    WatchedWords(
                        call: "CA1", item: "i2", isPartner: false, text: "He", isFinal: false, wasHeard: false)))
        #expect(
            news(event("call.announced", ["text": "One moment.", "count": 3]))
                == .happened("CA1", type: "call.announced", ["text": "One moment."]))
        #expect(news(event("call.held", nil)) == .happened("CA1", type: "call.held", [:]))
        #expect(news(.dropped(12)) == .missed(12))
        #expect(
            news(.problem(.noCall(), command: "call.end"))
                == .problem(code: "E004", message: BridgeProblem.noCall().message, command: "call.end"))
        #expect(
            news(.audio("CA1", .caller(Data([0xFF])), format: "mulaw")) == .sound("CA1", .caller(Data([0xFF]))))
        // Silence of A-law.
        #expect(
            news(.audio("CA1", .assistant(Data([0xD5])), format: "alaw"))
                == .sound("CA1", .assistant(AudioCodec.muLaw.encode(AudioCodec.aLaw.decode(Data([0xD5]))))))
        #expect(
            news(.levels("CA1", LevelWindow.Levels(caller: 0.25, assistant: 0)))
                == .levels("CA1", caller: 0.25, assistant: 0))
    }

    @Test(arguments: [
        "", "{", "[]", "{}", #"{"type":"call.status"}"#, #"{"type":"call.status","callId":"CA1","status":"flying"}"#,
        #"{"type":"transcript","callId":"CA1"}"#, #"{"type":"event"}"#, #"{"type":"event","event":{"callId":1}}"#,
        #"{"type":"new.thing","callId":"CA1"}"#,
    ])
    func `is passed over where nobody knows what it means`(text: String) {
        #expect(BridgeNews(Data(text.utf8)) == .other)
    }
}
