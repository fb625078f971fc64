import Foundation
import Testing

@testable import Echo

@Suite struct `The label of a body's letters` {
    private func decode(_ words: [UInt8], _ type: String) throws -> (summary: AnswerSummary, failure: EchoError?) {
        var decoder = AnswerDecoder(folding: ChatStream())
        try decoder.begin(type: type)
        let head = #"data: {"choices":[{"index":0,"delta":{"content":""#
        for byte in Data(head.utf8) + Data(words) + Data(#""},"finish_reason":"stop"}]}"#.utf8) + Data("\n\n".utf8) {
            decoder.feed(Data([byte]))
        }
        decoder.end()
        let reading = decoder.take()
        return (AnswerSummary(reading.parts), reading.failure)
    }

    @Test(
        arguments: [
            ("gbk", [0xC4, 0xE3, 0xBA, 0xC3], "你好"), ("\"GB2312\"", [0xC4, 0xA3], "模"),
            ("Shift_JIS", [0x93, 0xFA, 0x96, 0x7B], "日本"), ("koi8-r", [0xE4, 0xC1], "Да"),
            ("gbk", Array("你好".utf8), "你好"), ("windows-1251", Array("Да".utf8), "Да"),
            ("iso-8859-1", [0xE9], "é"), ("no-such-letters", Array("plain".utf8), "plain"),
        ] as [(String, [UInt8], String)])
    func `is how they are read`(name: String, bytes: [UInt8], words: String) throws {
        let (summary, failure) = try decode(bytes, "text/event-stream; charset=\(name)")
        #expect(summary.text == words && summary.end == .completed && failure == nil)
    }

    @Test func `that nobody knows is told where the letters are no UTF-8`() throws {
        let (summary, failure) = try decode([0xC4, 0xE3], "text/event-stream; charset=no-such-letters")
        #expect(summary.text.isEmpty)
        guard case .invalidData(let reason) = failure else {
            Issue.record("\(String(describing: failure))")
            return
        }
        #expect(reason.contains("no-such-letters"))
    }
}
