import EchoWire
import Foundation
import Testing

@testable import Echo

@Suite struct `A short visit to a Realtime server` {
    private static let start = ContinuousClock.now

    /// - Parameter texts: what the server says, in tenths of a second.
    private func visit(_ texts: String..., then end: RealtimeTransportEvent? = nil) -> (
        outcome: SurveyOutcome?, sent: [String]
    ) {
        var visit = RealtimeVisit(model: "m")
        var sent: [String] = []
        for (index, text) in texts.enumerated() {
            let events = visit.receive(.text(Data(text.utf8)), at: Self.start + .milliseconds(100 * index))
            sent += events.compactMap { $0.json["type"]?.string }
        }
        if let end { _ = visit.receive(end, at: Self.start) }
        return (visit.outcome, sent)
    }

    private static let greeting = #"{"type":"session.created","event_id":"e","session":{"type":"realtime"}}"#
    private static let done =
        #"{"type":"response.done","event_id":"e","response":{"id":"r","status":"completed","output":[]}}"#

    @Test func `asks for words when it is greeted, and is answered`() {
        let delta =
            #"{"type":"response.output_text.delta","event_id":"e","response_id":"r","item_id":"i","output_index":0,"content_index":0,"delta":"Hi"}"#
        let (outcome, sent) = visit(Self.greeting, delta, Self.done)

        #expect(sent == ["session.update", "conversation.item.create", "response.create"])
        #expect(outcome == .works(.answered(after: .milliseconds(100))))
    }

    @Test func `understands the names of the beta`() {
        let delta = #"{"type":"response.text.delta","response_id":"r","item_id":"i","delta":"Hi"}"#
        #expect(visit(Self.greeting, delta, Self.done).outcome == .works(.answered(after: .milliseconds(100))))
    }

    @Test func `goes on after an objection where it is answered nevertheless`() {
        let objection = #"{"type":"error","error":{"type":"invalid_request_error","message":"no output_modalities"}}"#
        let delta = #"{"type":"response.text.delta","response_id":"r","item_id":"i","delta":"Hi"}"#
        #expect(
            visit(Self.greeting, objection, delta, Self.done).outcome == .works(.answered(after: .milliseconds(200))))
    }

    @Test func `fails with the server's words`() {
        let error = #"{"type":"error","error":"no such model"}"#
        let expected = SurveyOutcome.failed(.server(code: nil, message: "no such model", parameter: nil))

        #expect(visit(error).outcome == expected)
        #expect(visit(Self.greeting, error, then: .closed(code: 1000, reason: "")).outcome == expected)
    }

    @Test func `fails when the connection ends, when nothing is said, and when it is no protocol`() {
        #expect(visit(then: .closed(code: 3000, reason: "")).outcome == .failed(.invalidKey))
        #expect(
            visit(Self.greeting, then: .closed(code: 1006, reason: "")).outcome
                == .failed(.connectionLost(code: 1006, reason: "")))
        #expect(visit(Self.greeting, Self.done).outcome == .failed(.noAnswer(.noWords)))
        #expect(visit("{", "[]", "7", "null", "<html>").outcome == nil)
        #expect(visit(then: .violated(reason: "masked")).outcome == .failed(.invalidData(reason: "masked")))
    }

    @Test func `says that the few tokens ran out`() {
        let cut = #"{"type":"response.done","event_id":"e","response":{"id":"r","status":"incomplete","output":[]}}"#
        #expect(visit(Self.greeting, cut).outcome == .works(.ranOut))
    }
}
