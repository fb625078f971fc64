import EchoWire
import Foundation
import Testing

@testable import Echo

@Suite struct `An object that is no JSON` {
    private func failure(_ body: String) -> EchoError? {
        var decoder = AnswerDecoder(folding: ChatStream())
        decoder.feed(Data(body.utf8))
        decoder.end()
        let reading = decoder.take()
        if case .failed(let error) = AnswerSummary(reading.parts).end { return error }
        return reading.failure
    }

    @Test(arguments: [
        ("{'error': {'message': 'no GPU left', 'code': None}}", "no GPU left"),
        (#"{'error': "it's broken"}"#, "it's broken"), ("{ERROR: worker died}", "ERROR: worker died"),
    ])
    func `is told in the server's words`(printed: String, words: String) {
        for body in ["data: \(printed)\n\n", "data: \(printed)", printed] {
            #expect(failure(body) == .responseFailed(code: nil, message: words), "\(body)")
        }
    }

    @Test func `is a refusal, too`() {
        #expect(RESTRefusal(body: Data("{'error': 'no GPU left', 'fatal': True}".utf8)).message == "no GPU left")
    }

    @Test(arguments: ["", "{", "{'a': ", #"{"a": }"#, "words", "{}", #"{x "a": 1}"#])
    func `is none where JSON is cut or damaged`(text: String) {
        #expect(PrintedObject.json(text) == nil && PrintedObject.words(text) == nil)
    }
}
