import EchoWire
import Testing

@testable import PhoneBridge

@Suite struct `A message between bridges` {
    @Test(arguments: [
        (BridgeMessage.Content.begun, #"{"type":"begun"}"#), (.erased, #"{"type":"erased"}"#),
        (.ended(.hungUpHere), #"{"reason":"hungUpHere","type":"ended"}"#),
        (.reported(.noAnswer), #"{"status":"no-answer","type":"reported"}"#),
        (.machineAnswered(isFax: true), #"{"is_fax":true,"type":"machine_answered"}"#),
        (.hangUp, #"{"type":"hang_up"}"#),
    ])
    func `is read as it was written`(content: BridgeMessage.Content, text: String) throws {
        #expect(content.json == (try JSONValue(parsing: text)))
        #expect(BridgeMessage.Content(try JSONValue(parsing: text)) == content)
    }

    @Test(arguments: [#"{"type":"sing"}"#, #"{"type":"ended"}"#, #"{"type":"reported","status":"lost"}"#, "[]", "null"])
    func `of a newer bridge is left out`(text: String) throws {
        #expect(BridgeMessage.Content(try JSONValue(parsing: text)) == nil)
    }
}
