import EchoWire
import Foundation
import Testing

@testable import Echo

@Suite struct `A recorded stream` {
    private static let chat =
        "data: {\"choices\":[{\"delta\":{\"content\":\"Grüße\"}}]}\n\n"
        + "data: {\"choices\":[{\"delta\":{\"content\":\" 日本\"},\"finish_reason\":\"stop\"}]}\n\ndata: [DONE]\n\n"
    /// `chat` without what Latin-1 does not have, as gzip and zlib compress it.
    private static let latin =
        "data: {\"choices\":[{\"delta\":{\"content\":\"Grüße €\"},\"finish_reason\":\"stop\"}]}\n\ndata: [DONE]\n\n"

    private static let gzipped =
        "H4sIAAAAAAAAAx3MQQqAIBBG4b2nsH/dCVwXtKoDhITklII4kbMqvHvS9n3wvBNn9Is9cNypwKwvPCVxMC1yFsoCg4"
        + "lS4l6fT7w61B5HzLGE7SZXODcvwheqrUr5f7gOyzxapT7guXCRXwAAAA=="

    private func check(_ text: String) -> StreamCheck { StreamCheck(Data(text.utf8)) }

    private func words(_ check: StreamCheck) -> String { check.messages.map(\.text).joined(separator: "|") }

    // MARK: known by what is in it

    @Test(arguments: [
        (chat, StreamCheck.Wire.chatCompletions),
        (#"{"object":"chat.completion","choices":[{"message":{"content":"Hi"}}]}"#, .chatCompletions),
        ("HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\n\r\n" + chat, .chatCompletions),
        ("event: response.created\ndata: {\"type\":\"response.created\",\"response\":{\"id\":\"r\"}}\n\n", .responses),
        (#"{"object":"response","output":[]}"#, .responses),
        ("{\"type\":\"session.created\",\"session\":{}}\n{\"type\":\"response.done\"}", .realtime),
        ("{\"dir\":\"server\",\"event\":{\"type\":\"response.audio_transcript.delta\",\"delta\":\"Hi\"}}", .realtime),
        ("{\"type\":\"response.created\",\"response\":{\"id\":\"r\"}}\n{\"type\":\"response.done\"}", .realtime),
        (#"{"type":"response.created","response":{"id":"r"}}"#, .responses),
        ("<html>", .chatCompletions), ("", .chatCompletions),
    ])
    func `is known by what is in it`(text: String, wire: StreamCheck.Wire) {
        #expect(check(text).wire == wire)
    }

    // MARK: compressed, and in other encodings

    @Test func `that a gateway compressed shows its words`() throws {
        // Made with gzip: data: {"choices":[{"delta":{"content":"Hello, gzip!"},"finish_reason":"stop"}]}
        let gzip = try #require(Data(base64Encoded: Self.gzipped))
        #expect(words(StreamCheck(gzip)) == "Hello, gzip!")
        #expect(StreamCheck(gzip).end == .whole)
        for stored in [StoredBody.gzip(Data(Self.chat.utf8)), StoredBody.zlib(Data(Self.chat.utf8))] {
            #expect(words(StreamCheck(stored)) == "Grüße 日本")
        }
    }

    @Test func `that each of two gateways compressed shows its words, in pieces of any size`() throws {
        let inner = StoredBody.gzip(Data(Self.chat.utf8))
        for stored in [StoredBody.gzip(inner), StoredBody.zlib(inner), StoredBody.gzip(StoredBody.gzip(inner))] {
            #expect(words(StreamCheck(stored)) == "Grüße 日本")
            var body = try BodyText()
            var read = Data()
            for byte in stored { read += try body.feed(Data([byte])) }
            #expect(String(decoding: read + body.end(), as: UTF8.self) == Self.chat)
        }
    }

    @Test func `that is compressed and breaks off is cut, with what came`() {
        let check = StreamCheck(StoredBody.gzip(Data(Self.chat.utf8)).prefix(80) + Data())
        #expect(words(check) == "Grüße")
        guard case .cut = check.end else {
            Issue.record("it ended as \(check.end)")
            return
        }
    }

    @Test func `that is compressed and damaged fails with words`() {
        var data = StoredBody.gzip(Data(Self.chat.utf8))
        data[10] = 0xFF
        #expect(StreamCheck(data).end == .failed(.invalidData(reason: "it is compressed, and damaged")))
    }

    @Test func `compressed in a way that is not understood is refused by its name`() {
        let check = check("HTTP/1.1 200 OK\r\nContent-Encoding: br\r\n\r\n\u{1}\u{2}")
        #expect(
            check.end == .failed(.invalidData(reason: "it is compressed with “br”, which was not asked for")))
    }

    @Test(arguments: [String.Encoding.utf16, .utf16LittleEndian, .utf16BigEndian])
    func `in UTF-16 shows its words`(encoding: String.Encoding) throws {
        #expect(words(StreamCheck(try #require(Self.chat.data(using: encoding)))) == "Grüße 日本")
    }

    @Test func `with a mark before it shows its words`() {
        #expect(words(check("\u{FEFF}" + Self.chat)) == "Grüße 日本")
        #expect(words(check("\u{FEFF}" + #"{"choices":[{"message":{"content":"Hi"}}]}"#)) == "Hi")
    }

    @Test func `in Windows-1252 shows its letters`() throws {
        #expect(words(StreamCheck(try #require(Self.latin.data(using: .windowsCP1252)))) == "Grüße €")
    }

    @Test func `with one damaged byte loses that letter and no word`() {
        var data = Data(Self.chat.utf8)
        let place = data.firstRange(of: Data("日".utf8))!.lowerBound
        data[place] = 0xFF
        #expect(words(StreamCheck(data)).hasPrefix("Grüße \u{FFFD}"))
        #expect(words(StreamCheck(data)).hasSuffix("本"))
    }

    // MARK: cut

    @Test func `of one answer in one piece that breaks off shows what came, marked as cut`() {
        let check = check(#"{"id":"c","choices":[{"index":0,"message":{"role":"assistant","content":"Half an ans"#)
        #expect(words(check) == "Half an ans")
        #expect(check.end == .cut(reason: "the answer was cut off"))
        #expect(check.messages.last?.isFinal == true)
    }

    @Test func `of lines of JSON whose last is cut shows all of it, marked as cut`() {
        let line = #"{"choices":[{"delta":{"content":"Hel"}}]}"#
        let check = check(line + "\n" + line.replacing("Hel", with: "lo").prefix(36))
        #expect(words(check) == "Hello")
        #expect(check.end == .cut(reason: "the answer was cut off"))
    }

    @Test func `with events that wait for one that never comes shows their words`() {
        func delta(_ number: Int, _ words: String) -> String {
            #"data: {"type":"response.output_text.delta","sequence_number":\#(number),"item_id":"m","output_index":0,"#
                + #""content_index":0,"delta":"\#(words)"}"# + "\n\n"
        }
        #expect(words(check(delta(1, "One") + delta(3, " three"))) == "One three")
    }

    @Test func `of a list of chunks shows their words`() {
        let chunks =
            #"[{"choices":[{"delta":{"content":"He"}}]},{"choices":[{"delta":{"content":"y"},"finish_reason":"stop"}]}]"#
        #expect(words(check(chunks)) == "Hey" && check(chunks).end == .whole)
    }

    // MARK: halves of a character

    @Test func `whose arguments are cut within an emoji makes one call with the emoji`() {
        func piece(_ text: String) -> String {
            #"data: {"choices":[{"delta":{"tool_calls":[{"index":0,"id":"c","function":{"name":"f","arguments":"\#(text)"}}]}}]}"#
                + "\n\n"
        }
        let check = check(piece(#"{\"a\":\"\ud83d"#) + piece(#"\ude00\"}"#) + "data: [DONE]\n\n")
        #expect(check.messages.compactMap { $0.tool?.call.arguments } == [#"{"a":"😀"}"#])
    }

    @Test(arguments: ["response.output_text", "response.audio_transcript", "response.output_audio_transcript"])
    func `of Realtime whose deltas are halves of an emoji shows the emoji`(name: String) {
        func delta(_ words: String) -> String {
            #"{"type":"\#(name).delta","response_id":"r","item_id":"i","output_index":0,"content_index":0,"delta":"\#(words)"}"#
                + "\n"
        }
        let done = #"{"type":"response.done","response":{"id":"r","status":"completed","output":[]}}"#
        #expect(words(check(delta(#"Hi \ud83d"#) + delta(#"\ude00!"#) + done)) == "Hi 😀!")
        #expect(words(check(delta(#"Hi \ud83d"#) + done)) == "Hi \u{FFFD}")
    }

    // MARK: ends by other names

    @Test(arguments: ["expired", "error", "Failure"]) func `whose end is called otherwise has failed`(status: String) {
        let words =
            #"data: {"type":"response.output_text.delta","item_id":"m","output_index":0,"content_index":0,"delta":"Half"}"#
            + "\n\n"
        let written = check(
            words + #"data: {"type":"response.completed","response":{"id":"r","status":"\#(status)","output":[]}}"#
                + "\n\n")
        let spoken = check(
            #"{"type":"response.output_text.delta","response_id":"r","item_id":"i","output_index":0,"content_index":0,"delta":"Half"}"#
                + "\n" + #"{"type":"response.done","response":{"id":"r","status":"\#(status)","output":[]}}"#)

        for check in [written, spoken] {
            #expect(self.words(check) == "Half")
            guard case .failed = check.end else {
                Issue.record("\(check.wire) ended as \(check.end)")
                return
            }
        }
    }

    @Test(arguments: ["canceled", "cancelled", "aborted"]) func `that was called off by another name is not whole`(
        status: String
    ) throws {
        var mended = MendedServerEvents()
        let event = try mended.event(
            ["type": "response.done", "response": ["id": "r", "status": .string(status), "output": []]])

        guard case .responseDone(let done) = event else {
            Issue.record("\(event)")
            return
        }
        #expect(done.response.status == "cancelled")
    }

    // MARK: several heads

    @Test(arguments: ["100 Continue", "200 Connection established", "302 Found\r\nLocation: /v1"])
    func `behind another head of HTTP shows the answer`(status: String) {
        let check = check("HTTP/1.1 \(status)\r\n\r\nHTTP/1.1 200 OK\r\n\r\n" + Self.chat)
        #expect(words(check) == "Grüße 日本" && check.end == .whole)
    }

    @Test(arguments: [
        "200 OK", "200 OK\r\nContent-Encoding: gzip", "204 No Content", "100 Continue\r\n\r\nHTTP/1.1 200 OK",
    ])
    func `of nothing but a head of HTTP says that the server sent nothing`(status: String) {
        #expect(check("HTTP/1.1 \(status)\r\n\r\n").end == .failed(.noAnswer(.noBytes)))
    }

    @Test func `of nothing but the head of a refusal is refused`() {
        guard case .failed(let error) = check("HTTP/1.1 500 Oops\r\n\r\n").end else {
            Issue.record("nothing failed")
            return
        }
        #expect(error != .noAnswer(.noBytes))
    }

    @Test func `of a byte order mark alone shows nothing`() {
        #expect(check("\u{FEFF}").messages.isEmpty)
    }

    // MARK: Realtime

    @Test func `of Realtime without a session whose answer fails has the server's words`() {
        let check = check(
            #"{"type":"response.created","response":{"id":"r"}}"# + "\n"
                + #"{"type":"response.done","response":{"id":"r","status":"failed","status_details":{"error":{"message":"melted"}}}}"#
        )
        #expect(check.wire == .realtime && check.end == .failed(.responseFailed(code: nil, message: "melted")))
    }

    @Test func `of Realtime that never says that an answer begins shows it`() {
        let delta =
            #"{"type":"response.output_text.delta","response_id":"r","item_id":"i","output_index":0,"content_index":0,"delta":"Hi"}"#
        let check = check(
            delta + "\n" + #"{"type":"response.done","response":{"id":"r","status":"completed","output":[]}}"#)
        #expect(words(check) == "Hi" && check.end == .whole)
    }

    @Test func `of Realtime that ends before its answer does is cut`() {
        let check = check(
            #"{"type":"response.output_text.delta","response_id":"r","item_id":"i","output_index":0,"content_index":0,"delta":"Hi"}"#
        )
        #expect(words(check) == "Hi" && check.end == .cut(reason: ""))
    }

    @Test func `of Realtime with a line that is no JSON says so`() {
        let check = check("{\"type\":\"session.created\",\"session\":{\"id\":\"s\",\"type\":\"realtime\"}}\n{\"type\":")
        guard case .failed(.invalidData) = check.end else {
            Issue.record("it ended as \(check.end)")
            return
        }
    }
}
