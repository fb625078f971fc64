import Foundation
import Testing

@testable import Echo

@Suite struct `A log of an answer in writing` {
    private static let question = #"{"model":"m","messages":[{"role":"user","content":"Hi"}]}"#
    private static let title =
        #"{"model":"m","messages":[{"role":"user","content":"user: Hi"}],"#
        + #""response_format":{"type":"json_schema","json_schema":{"name":"GivenTitle"}}}"#

    private func record(
        _ json: String, _ type: String = "chat.completion.chunk", sent: Bool = false, of exchange: Int? = 1,
        frame: WireFrame? = nil
    ) -> WireRecord {
        WireRecord(
            id: 0, direction: sent ? .sent : .received, date: Date(timeIntervalSince1970: 1), type: type,
            size: json.utf8.count, json: json, capturedAt: nil, frame: frame, exchange: exchange)
    }

    private func asked(_ json: String = question, of exchange: Int? = 1) -> WireRecord {
        record(json, "POST chat/completions", sent: true, of: exchange)
    }

    private func words(_ text: String, of exchange: Int? = 1) -> WireRecord {
        record(#"{"choices":[{"delta":{"content":"\#(text)"}}]}"#, of: exchange)
    }

    private func end(of exchange: Int? = 1) -> [WireRecord] {
        [
            record(#"{"choices":[{"delta":{},"finish_reason":"stop"}]}"#, of: exchange),
            record("\"[DONE]\"", "[DONE]", of: exchange),
        ]
    }

    private func failed(_ name: String, of exchange: Int? = 1) -> WireRecord {
        record(#"{"name":"\#(name)","message":""}"#, "answer.failed", of: exchange)
    }

    private func invalid(_ text: String) -> WireRecord {
        record(#"{"invalid":""}"#, "invalid", frame: .bytes(Data(text.utf8)))
    }

    private func check(_ records: [WireRecord]) -> StreamCheck {
        var records = records[...]
        return StreamCheck(log: WireReplay(hasPlayback: false)) { replay in
            records.popFirst().map { replay.receive($0) }
        }
    }

    private func shown(_ check: StreamCheck) -> String { check.messages.map(\.text).joined(separator: "|") }

    @Test(arguments: [1, nil]) func `is whole where its last event says so`(exchange: Int?) {
        let check = check([asked(of: exchange), words("Good day.", of: exchange)] + end(of: exchange))

        #expect(shown(check) == "Good day.")
        #expect(check.end == .whole)
    }

    @Test(arguments: [1, nil]) func `shows nothing of a title that was asked for behind it`(exchange: Int?) {
        let next = exchange.map { $0 + 1 }
        let check = check(
            [asked(of: exchange), words("Good day.", of: exchange)] + end(of: exchange)
                + [asked(Self.title, of: next), record("\"\"", "chat/completions 404", of: next)])

        #expect(shown(check) == "Good day.")
        #expect(check.end == .whole)
        #expect(check.errors.isEmpty)
    }

    @Test func `shows nothing of a title that comes at the same time`() {
        let check = check(
            [asked(), words("Good "), asked(Self.title, of: 2), words("A title", of: 2), words("day.")] + end(of: 2)
                + end())

        #expect(shown(check) == "Good day.")
        #expect(check.end == .whole)
    }

    @Test func `that was refused and came when it was asked for again is whole`() {
        let busy = record("\"busy\"", "chat/completions 502")
        let check = check([asked(), busy, busy, words("Good day.")] + end())

        #expect(shown(check) == "Good day.")
        #expect(check.end == .whole)
    }

    @Test func `that was refused to the end has failed`() {
        let page = Data("<html><title>Bad gateway</title></html>".utf8)
        let check = check([asked(), record("\"\"", "chat/completions 502", frame: .bytes(page))])

        guard case .failed = check.end else {
            Issue.record("it ended as \(check.end)")
            return
        }
    }

    @Test func `that was a web page says so`() {
        let check = check([asked(), invalid("<html><title>Sign in</title></html>"), failed("no_answer")])

        #expect(check.end == .failed(.noAnswer(.webPage(title: "Sign in"))))
    }

    @Test func `that was nothing says so`() {
        #expect(check([asked(), failed("no_answer")]).end == .failed(.noAnswer(.noBytes)))
    }

    @Test func `that ends without saying so is whole if it said why it ends`() {
        #expect(check([asked(), words("Good day."), end()[0]]).end == .whole)
    }

    @Test func `that came in one piece is shown at once`() {
        var replay = WireReplay(hasPlayback: false)
        let whole = record(
            #"{"object":"chat.completion","choices":[{"message":{"content":"Grüße"},"finish_reason":"stop"}]}"#,
            frame: .around(before: Data(), after: Data("\n".utf8)))

        let told = [asked(), whole].flatMap { replay.receive($0) }

        let said = told.compactMap { if case .messageFinalized(let message) = $0 { message.text } else { nil } }
        #expect(said.contains("Grüße"))
    }

    @Test func `that was cut within an event is cut, with what came`() {
        let check = check([
            asked(), words("Good "), invalid(#"data: {"choices":[{"delta":{"content":"da"#), failed("connection_lost"),
        ])

        #expect(shown(check) == "Good da")
        guard case .cut = check.end else {
            Issue.record("it ended as \(check.end)")
            return
        }
    }

    @Test func `whose error has only its event's name fails with its words`() {
        let error = record(
            #"{"message":"out of memory"}"#, "?",
            frame: .around(before: Data("event: error\ndata: ".utf8), after: Data("\n\n".utf8)))

        guard case .failed(let failure) = check([asked(), error]).end else {
            Issue.record("it did not fail")
            return
        }
        #expect("\(failure)".contains("out of memory"))
    }

    @Test func `that was stopped by who asked, and asked otherwise, is the second`() {
        let other = Self.question.replacing("Hi", with: "Ho")
        let check = check(
            [asked(), words("Good "), asked(other, of: 2), words("Well.", of: 2)] + end(of: 2))

        #expect(shown(check).hasSuffix("Well."))
        #expect(check.end == .whole)
    }
}
