import Echo
import Foundation
import Testing

@testable import echo_tui

@Suite struct `The log of the wire` {
    private let began = Date(timeIntervalSince1970: 100)

    @Test func `says when, which way and what`() {
        let record = WireRecord(
            id: 0, direction: .received, date: began + 1.5, type: "x", size: 12, json: #"{"type":"x"}"#)

        #expect(
            WireLogFile.line(record, began: began)
                == #"{"ms":1500.000,"t":101.500000,"dir":"server","size":12,"event":{"type":"x"}}"# + "\n")
    }

    @Test func `says when sound that is sent was taken`() {
        let record = WireRecord(
            id: 0, direction: .sent, date: began + 1, type: "x", size: 1, json: "{}", capturedAt: began + 0.75)

        #expect(WireLogFile.line(record, began: began).contains(#""captured":100.750000,"#))
    }

    @Test func `says what the loudspeaker does, whatever the name of the item`() throws {
        let line = try #require(
            WireLogFile.line(
                .assistantInterrupted(itemID: "a\"\n", heard: .milliseconds(320)), at: began + 2, began: began))
        let object = try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
        let event = try #require(object["event"] as? [String: Any])

        #expect(object["dir"] as? String == "device")
        #expect(event["type"] as? String == "playback.interrupted")
        #expect(event["item_id"] as? String == "a\"\n")
        #expect(event["heard_ms"] as? Int == 320)
        #expect(WireLogFile.line(.turnChanged(.idle), at: began, began: began) == nil)
    }
}
