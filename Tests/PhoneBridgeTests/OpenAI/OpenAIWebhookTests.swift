import EchoWire
import Foundation
import Testing

@testable import PhoneBridge

@Suite struct `What OpenAI tells of a call` {
    private func reading(_ json: JSONValue) -> OpenAIWebhook.Reading { OpenAIWebhook.reading(json.data) }

    private func event(
        type: String = "live.transport.incoming", _ headers: [(String, String)], kind: String = "sip"
    ) -> JSONValue {
        let headers = headers.map { JSONValue.object(["name": .string($0.0), "value": .string($0.1)]) }
        return [
            "id": "evt_1", "object": "event", "type": .string(type),
            "data": ["session_id": "live_1", "type": .string(kind), "sip_headers": .array(headers)],
        ]
    }

    @Test(arguments: ["live.transport.incoming", "live.call.incoming"])
    func `who calls whom stands in the headers of SIP`(type: String) {
        let headers = [
            ("From", "\"Ada\" <sip:+4755512345@example.com>;tag=7"), ("To", "<sip:+14155550100@sip.openai.com>"),
        ]
        #expect(
            reading(event(type: type, headers))
                == .incoming(OpenAIWebhook(session: "live_1", from: "+4755512345", to: "+14155550100")))
    }

    @Test func `who has no number is known by the address, and who withholds it by nothing`() {
        let address = event([("from", "<sip:desk@example.com>")])
        #expect(reading(address) == .incoming(OpenAIWebhook(session: "live_1", from: "sip:desk@example.com", to: "")))
        let withheld = event([("From", "Anonymous <sip:anonymous@anonymous.invalid>")])
        #expect(reading(withheld) == .incoming(OpenAIWebhook(session: "live_1", from: "", to: "")))
        #expect(reading(event([("From", "nonsense")])) == .incoming(OpenAIWebhook(session: "live_1", from: "", to: "")))
    }

    @Test func `what is no call to be taken is left alone`() {
        #expect(reading(event(type: "realtime.call.incoming", [])) == .other)
        #expect(reading(event([], kind: "webrtc")) == .other)
        #expect(reading(event(type: "live.transport.connected", [])) == .other)
    }

    @Test func `what cannot be read is refused`() {
        #expect(OpenAIWebhook.reading(Data("[1".utf8)) == .unreadable)
        #expect(reading(["type": "live.transport.incoming", "data": ["type": "sip"]]) == .unreadable)
        #expect(
            reading([
                "type": "live.transport.incoming",
                "data": ["type": "sip", "session_id": .string(String(repeating: "x", count: 500))],
            ]) == .unreadable)
    }
}
