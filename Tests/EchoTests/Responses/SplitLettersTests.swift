import Foundation
import Testing

@testable import Echo

@Suite struct `Letters whose bytes come in two pieces` {
    private func decode<Folding: AnswerFoldingProtocol>(_ body: Data, _ folding: Folding, one: Bool) -> AnswerSummary {
        var decoder = AnswerDecoder(folding: folding)
        if one { for byte in body { decoder.feed(Data([byte])) } } else { decoder.feed(body) }
        decoder.end()
        return AnswerSummary(decoder.take().parts)
    }

    private func body(_ head: String, _ pieces: [[UInt8]], _ tail: String, end: String) -> Data {
        var body = Data()
        for piece in pieces { body += Data("data: \(head)".utf8) + Data(piece) + Data("\(tail)\n\n".utf8) }
        return body + Data("data: \(end)\n\n".utf8)
    }

    private func chat(_ pieces: [[UInt8]]) -> Data {
        body(
            #"{"choices":[{"index":0,"delta":{"content":""#, pieces, #""}}]}"#,
            end: #"{"choices":[{"index":0,"delta":{},"finish_reason":"stop"}]}"#)
    }

    private func responses(_ pieces: [[UInt8]]) -> Data {
        body(
            #"{"type":"response.output_text.delta","delta":""#, pieces, #""}"#,
            end: #"{"type":"response.completed","response":{"id":"r","status":"completed","output":[]}}"#)
    }

    /// Every way to cut the bytes in two.
    @Test(arguments: ["A 🚀 B", "café!", "日本語", "Привет"])
    func `are put together, wherever they are cut`(words: String) {
        let bytes = Array(words.utf8)
        for place in 1..<bytes.count {
            for pieces in [
                [Array(bytes[..<place]), Array(bytes[place...])], [Array(bytes[..<place]), [], Array(bytes[place...])],
            ] {
                for one in [false, true] {
                    #expect(decode(chat(pieces), ChatStream(), one: one).text == words)
                    #expect(decode(responses(pieces), ResponsesStream(), one: one).text == words)
                }
            }
        }
        #expect(decode(chat(bytes.map { [$0] }), ChatStream(), one: false).text == words)
    }

    @Test func `are letters of Windows-1252 where no rest comes`() {
        let pieces = ["caf\u{E9}", " au", " lait", ", s'il", " vous"].map { $0.unicodeScalars.map { UInt8($0.value) } }
        #expect(decode(chat(pieces), ChatStream(), one: false).text == "café au lait, s'il vous")
        #expect(decode(chat([pieces[0]]), ChatStream(), one: false).text == "café")
    }

    @Test func `keep a line no longer than until three others have come`() {
        var letters = SplitLetters()
        let other = Array("data: \"a\"\n".utf8)
        let lines = [Array("data: \"caf".utf8) + [0xE9] + Array("\"\n".utf8), other, Array("\n".utf8), other]
        let early = lines.flatMap { letters.add($0) }
        #expect(early.isEmpty)
        let given = letters.add(other)
        #expect(given.map(\.isRead) == [false, true, true, true, true])
        #expect(!letters.isWaiting)
    }
}
