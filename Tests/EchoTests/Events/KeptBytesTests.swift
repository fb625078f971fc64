import Foundation
import Testing

@testable import Echo

@Suite struct `What the log has of an answer` {
    private static let chunk = #"{"choices":[{"delta":{"content":"Hi"}}]}"#
    private static let last = #"{"choices":[{"delta":{"content":" there"},"finish_reason":"stop"}]}"#
    private static let done = "data: [DONE]\n\n"

    private static func event(_ json: String) -> String { "data: \(json)\n\n" }

    /// Half of a letter in one event, and half in the next.
    private static var halves: Data {
        var bytes = Data(event(chunk.replacing("Hi", with: "😀")).utf8)
        let place = bytes.firstRange(of: Data("😀".utf8))!
        let between = Data("\"}}]}\n\ndata: {\"choices\":[{\"delta\":{\"content\":\"".utf8)
        bytes.insert(contentsOf: between, at: place.lowerBound + 2)
        return bytes + body(event(last), done)
    }

    private static func body(_ parts: String...) -> Data { Data(parts.joined().utf8) }

    private static let bodies: [Data] = [
        body(event(chunk), event(last), done),
        Data(String(decoding: body(event(chunk), event(last), done), as: UTF8.self).replacing("\n", with: "\r\n").utf8),
        body("\u{FEFF}: connected\n\n", event(chunk), ": still here\n\n: still here\n\n", event(last), done),
        body("event: message\nid: 7\n", event(chunk), "data: ping\n\n", event(last), done),
        body(event(chunk), "event: error\n", event(#"{"message":"out of memory"}"#)),
        body(event(chunk), event("{'error': 'out of memory'}"), done),
        body(event(chunk), event("out of memory")),
        body(event(chunk), "error: {\"message\":\"out of memory\"}\n"),
        body("data: {\"choices\":\ndata: [{\"delta\":{\"content\":\"Hi\"}}]}\n\n", event(last), done),
        body(event(chunk), "data: ", chunk, last, "\n\n", done),
        body(event(chunk), String(event(last).dropLast(12))),
        body(event(chunk), "data:"),
        body(event(chunk), event(last), "data: [DONE]\n"),
        body(chunk, "\n", last, "\n"),
        body("[", chunk, ",", last, "]"),
        body(#"{"object":"chat.completion","choices":[{"message":{"content":"Hi"},"finish_reason":"stop"}]}"#, "\n"),
        body(": still here\n\n: still here\n\n"),
        body("<!doctype html>\n<title>Sign in</title>\n\n<p>Who are you?</p>"),
        body("{'choices': [{'message': {'content': 'Hi'}, 'finish_reason': 'stop'}]}"),
        body(),
        halves,
        Data(body(event(chunk), "data: {\"choices\":[{\"delta\":{\"content\":\"é").dropLast()),
    ]

    private func records(_ body: Data, pieces: (Data) -> [Data]) -> [WireRecord] {
        records(body, ChatStream(), pieces: pieces)
    }

    private func records(
        _ body: Data, _ folding: some AnswerFoldingProtocol, pieces: (Data) -> [Data]
    ) -> [WireRecord] {
        var decoder = AnswerDecoder(folding: folding)
        var notes: [WireNote] = []
        for piece in pieces(body) where !decoder.isOver {
            decoder.feed(piece)
            notes += decoder.take().notes
        }
        if !decoder.isOver { decoder.end() }
        notes += decoder.take().notes
        return notes.enumerated().map { WireRecord($0.element, id: $0.offset) }
    }

    private func joined(_ records: [WireRecord]) -> Data { records.reduce(Data()) { $0 + $1.streamed } }

    @Test(arguments: bodies) func `is all that came, byte for byte`(body: Data) {
        for pieces in [{ [$0] }, { $0.map { Data([$0]) } }] as [(Data) -> [Data]] {
            let kept = joined(records(body, pieces: pieces))

            #expect(body.starts(with: kept), "\(String(decoding: kept, as: UTF8.self))")
            #expect(body.dropFirst(kept.count).allSatisfy { $0 <= 0x20 } || StreamCheck(body).end != .whole)
            #expect(StreamCheck(kept).end == StreamCheck(body).end)
            #expect(StreamCheck(kept).messages.map(\.text) == StreamCheck(body).messages.map(\.text))
        }
    }

    private static let strangers = (StrangerStream.reported + StrangerStream.published).filter {
        StreamCheck($0.body).wire != .realtime
    }

    @Test(arguments: strangers)
    func `says of a server what the server said`(stream: StrangerStream) {
        let whole = StreamCheck(stream.body)
        guard RecordedStream(stream.body).status == nil else { return }
        let kept =
            whole.wire == .responses
            ? joined(records(stream.body, ResponsesStream()) { [$0] }) : joined(records(stream.body) { [$0] })

        #expect(StreamCheck(kept).end == whole.end)
        #expect(StreamCheck(kept).messages.map(\.text) == whole.messages.map(\.text))
    }

    @Test func `says no more of an event than most have`() {
        let body = Data((Self.event(Self.chunk) + Self.event(Self.last) + Self.done).utf8)

        #expect(records(body) { [$0] }.map(\.frame) == [nil, nil, nil])
    }

    @Test func `of an event that has a name has the name beside it`() {
        let named = records(Data(("event: message\n" + Self.event(Self.chunk)).utf8)) { [$0] }

        #expect(named.first?.original == Self.chunk)
        #expect(named.first?.frame == .around(before: Data("event: message\ndata: ".utf8), after: Data("\n\n".utf8)))
    }

    @Test func `of what is too long has the beginning, up to the end of a word`() {
        let page = "<p>" + String(repeating: "word ", count: 20_000) + "sk-" + String(repeating: "a", count: 100)
        guard case .bytes(let bytes, let left)? = records(Data(page.utf8), pieces: { [$0] }).first?.frame else {
            Issue.record("there are no bytes")
            return
        }
        #expect(bytes.count <= WireFrame.most && bytes.count > WireFrame.most - 10)
        #expect(String(decoding: bytes, as: UTF8.self).hasSuffix("word"))
        #expect(bytes.count + left == page.utf8.count)
    }

    @Test func `has no sound, also where it is no event`() {
        let sound = String(repeating: "UklGR", count: 100)
        let kept = joined(records(Data("<audio src=\"data:audio/wav;base64,\(sound)\">".utf8)) { [$0] })

        #expect(!String(decoding: kept, as: UTF8.self).contains(sound))
        #expect(String(decoding: kept, as: UTF8.self).contains("‹375 bytes of base64›"))
    }

    @Test func `in UTF-16 is told in UTF-8, where secrets can be seen`() throws {
        let text = Self.event(Self.chunk) + Self.event(Self.last) + Self.done
        let body = try #require(text.data(using: .utf16LittleEndian))

        #expect(joined(records(body) { [$0] }) == Data(text.utf8))
    }

    @Test func `is JSON in every line, however it was written`() throws {
        for body in Self.bodies {
            for record in records(body, pieces: { [$0] }) {
                #expect(throws: Never.self) {
                    _ = try JSONSerialization.jsonObject(with: Data(record.original.utf8), options: .fragmentsAllowed)
                }
            }
        }
    }
}
