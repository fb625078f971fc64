import EchoWire
import Foundation
import Testing

@testable import Echo

@Suite struct `Words that never came` {
    private func decode<Folding: AnswerFoldingProtocol>(_ events: [JSONValue], _ folding: Folding) -> AnswerSummary {
        var decoder = AnswerDecoder(folding: folding)
        for event in events { decoder.feed(Data("data: \(event.text)\n\n".utf8)) }
        decoder.end()
        return AnswerSummary(decoder.take().parts)
    }

    private func responses(_ deltas: [String], whole: String) -> [JSONValue] {
        let place: JSONObject = ["item_id": "m", "output_index": 0, "content_index": 0]
        func event(_ type: String, _ fields: JSONObject) -> JSONValue {
            .object(place.merging(fields) { $1 }.merging(["type": .string(type)]) { $1 })
        }
        let message: JSONValue = [
            "type": "message", "id": "m", "role": "assistant", "status": "completed",
            "content": [["type": "output_text", "text": .string(whole), "annotations": []]],
        ]
        return deltas.map { event("response.output_text.delta", ["delta": .string($0)]) } + [
            event("response.output_text.done", ["text": .string(whole)]),
            ["type": "response.output_item.done", "output_index": 0, "item": message],
            ["type": "response.completed", "response": ["id": "r", "status": "completed", "output": [message]]],
        ]
    }

    @Test(arguments: [["Take ", "more than two a day."], ["more than ", "a day."], ["Take no", " two a day."]])
    func `are in the answer where its whole text has them`(deltas: [String]) {
        let whole = "Take no more than two a day."
        let summary = decode(responses(deltas, whole: whole), ResponsesStream())
        #expect(summary.text == whole && summary.end == .completed)
    }

    @Test func `are no reason to take back words that the whole text lacks`() {
        let summary = decode(responses(["Take no more."], whole: "Take some, and no pill"), ResponsesStream())
        #expect(summary.text == "Take no more.")
    }

    @Test func `come into the message that was shown without them`() {
        var script = TextScript()
        script.user(.send(text: "hello"))
        script.model(.text(itemID: "a", delta: "Take more."))
        script.model(.reworded(itemID: "a", text: "Take no more."))
        script.model(.ended(.completed))
        #expect(script.messages.last?.text == "Take no more.")
        #expect(script.messages.count == 2)
    }

    @Test func `come into an answer that is gone on with, behind what was there before`() {
        var script = TextScript()
        script.user(.send(text: "hello"))
        script.model(.text(itemID: "a", delta: "One, two,"))
        script.model(.ended(.incomplete(reason: "max_output_tokens")))
        script.user(.goOn)
        script.model(.text(itemID: "b", delta: " three, five."))
        script.model(.reworded(itemID: "b", text: " three, four, five."))
        script.model(.ended(.completed))
        #expect(script.messages.last?.text == "One, two, three, four, five.")
    }

    @Test func `are not missing where nothing came, or the same did`() {
        #expect(!LostWords.isMissing(in: [], of: "a"))
        #expect(!LostWords.isMissing(in: ["a", "b"], of: "ab"))
        #expect(!LostWords.isMissing(in: ["b", "a"], of: "abc"))
        #expect(!LostWords.isMissing(in: ["ac"], of: "abc"))
        #expect(LostWords.isMissing(in: ["a", "c"], of: "abc"))
    }
}
