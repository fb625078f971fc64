import Foundation
import Testing

@testable import Echo

@Suite struct `A body that is no answer` {
    private static let page = "<!DOCTYPE html><html><head><title>\n Sign in </title></head><body>Hello</body></html>"

    @Test(arguments: [
        ("", EchoError.noAnswer(.noBytes)), (" \r\n\n", .noAnswer(.noBytes)),
        (page, .noAnswer(.webPage(title: "Sign in"))), ("\u{FEFF}<html>", .noAnswer(.webPage(title: ""))),
        ("<html><title>Just a moment...</title></html>", .noAnswer(.browserCheck())),
        ("upstream timed out", .responseFailed(code: nil, message: "upstream timed out")),
        (#""no GPU""#, .responseFailed(code: nil, message: "no GPU")),
        ("500", .responseFailed(code: nil, message: "500")),
        (
            "<?xml version=\"1.0\"?><Error><Code>Busy</Code><Message>no GPU left</Message></Error>",
            .responseFailed(code: nil, message: "no GPU left")
        ),
        (": connected\n\n", .answerBrokeOff), ("event: response.created\ndata: {", .answerBrokeOff),
    ])
    func `is told for what it is`(body: String, error: EchoError) {
        #expect(AnswerBody.failure(Data(body.utf8)) == error)
    }

    @Test func `is a check for a browser by the server's own word`() {
        let head = HTTPResponse(
            status: 403, headers: ["cf-mitigated": "challenge"], body: AsyncThrowingStream { $0.finish() })
        let refusal = RESTRefusal(head, body: Data("<html></html>".utf8), url: "https://host/v1/models")
        #expect(refusal.echoError(status: 403) == .noAnswer(.browserCheck()))
        #expect(!WebPage.isBrowserCheck("Just a moment..."))
    }

    @Test(arguments: ["", "data: ", "data:data: ", " data:  data:"])
    func `as the field of a field is the field`(mark: String) {
        let chunk = #"{"id":"c","choices":[{"index":0,"delta":{"content":"Hello"},"finish_reason":"stop"}]}"#
        for end in ["\n\ndata: \(mark)[DONE]\n\n", ""] {
            var decoder = AnswerDecoder(folding: ChatStream())
            decoder.feed(Data("data: \(mark)\(chunk)\(end)".utf8))
            decoder.end()
            let summary = AnswerSummary(decoder.take().parts)
            #expect(summary.text == "Hello" && summary.end == .completed)
        }
    }

    @Test func `as a list of events that does not end has the words that came`() {
        func decode(_ body: String) -> (summary: AnswerSummary, failure: EchoError?) {
            var decoder = AnswerDecoder(folding: ChatStream())
            decoder.feed(Data(body.utf8))
            decoder.end()
            let reading = decoder.take()
            return (AnswerSummary(reading.parts), reading.failure)
        }
        let events = [
            #"[{"choices":[{"delta":{"content":"Hel"}}]}"#, #"{"choices":[{"delta":{"content":"lo"}}]}"#,
            #"{"choices":[{"delta":{},"finish_reason":"stop"}]}"#,
        ]
        let open = decode(events.joined(separator: ",\n"))
        #expect(open.summary.text == "Hello" && open.summary.end == .completed && open.failure == nil)
        for body in [events[0] + ",", events[0] + ", {\"cho", events[0] + "," + String(events[1].dropLast(6))] {
            let cut = decode(body)
            #expect("Hello".hasPrefix(cut.summary.text) && !cut.summary.text.isEmpty, "\(body)")
            #expect(cut.summary.end == nil && cut.failure == .answerBrokeOff, "\(body)")
        }
    }

    @Test(arguments: ["utf-8", "UTF8", "identity, utf-8", "none"])
    func `in an encoding that compresses nothing is read as it is`(encoding: String) throws {
        #expect(try BodyText.whole(Data("{}".utf8), encoding: encoding) == Data("{}".utf8))
    }

    @Test func `that is compressed is not shown as text`() {
        guard case .invalidData = AnswerBody.failure(Data([0x1F, 0x8B, 8, 0])) else {
            Issue.record("it was taken for text")
            return
        }
    }

    @Test(arguments: ["no GPU left", #"{"detail":"no GPU left"}"#, #"{"message":"no GPU left"}"#])
    func `as an event that is called an error has the server's words`(data: String) {
        #expect(AnswerBody.refusal(data, of: "error") == .responseFailed(code: nil, message: "no GPU left"))
    }

    @Test func `as an event of JSON is read as JSON, also where it is malformed`() {
        #expect(AnswerBody.refusal(#"{"id":"#, of: "message") == nil)
        #expect(AnswerBody.refusal(#"{"id":1}"#, of: "message") == nil)
        #expect(AnswerBody.isSignOfLife("ping"))
    }

    @Test(arguments: [
        (page, "Sign in"), ("502 Bad Gateway", "502 Bad Gateway"), (#"[{"error":{"code":400,"message":"no"}}]"#, "no"),
        (#"{"detail":[{"loc":["body","top_p"],"msg":"too large"}]}"#, "too large"), ("", ""), ("null", ""),
        (#"{"error":500}"#, "error 500"), (#"{"error":{"code":-32603}}"#, "error -32603"), (#"{"error":true}"#, ""),
        (#"{"error":{"status":503,"type":"overloaded"}}"#, "error 503"),
    ])
    func `of a refusal has words for people`(body: String, words: String) {
        #expect(RESTRefusal(body: Data(body.utf8)).message == words)
    }
}
