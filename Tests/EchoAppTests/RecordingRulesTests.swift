import Testing

@testable import EchoApp
@testable import EchoScreen

@Suite struct `The rules of a recording` {
    @Test func `the first file begins it, others go on, and the last is told`() throws {
        var rules = RecordingRules()
        rules.ask(for: nil)

        #expect(try rules.receive(.began(file: "a.wav")) == [.begin("a.wav")])
        #expect(try rules.receive(.began(file: "b.wav")) == [.goOn("b.wav")])
        #expect(rules.end() == [.end(last: "b.wav", count: 2)])
    }

    @Test func `a folder that was named once is used again, and another recording counts anew`() throws {
        var rules = RecordingRules()
        rules.ask(for: "talks")
        _ = try rules.receive(.began(file: "a.wav"))
        rules.ask(for: nil)

        #expect(rules.folder == "talks")
        #expect(try rules.receive(.began(file: "b.wav")) == [.begin("b.wav")])
        #expect(rules.end() == [.end(last: "b.wav", count: 1)])
    }

    @Test func `what never began has no end, and a failure is thrown`() {
        var rules = RecordingRules()
        rules.ask(for: nil)

        #expect(rules.end() == [])
        #expect(throws: RecordingError.self) {
            try rules.receive(.failed(RecordingError(file: "a.wav", reason: "the disk is full")))
        }
    }
}
