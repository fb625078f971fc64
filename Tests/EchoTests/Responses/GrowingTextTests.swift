import EchoWire
import Testing

@testable import Echo

@Suite struct `Pieces that repeat everything before them` {
    private func read(_ pieces: [String]) -> String {
        var text = GrowingText()
        return pieces.map { text.add($0) }.joined() + text.end()
    }

    @Test(arguments: [
        ["Hello", "Hello there", "Hello there, friend", "Hello there, friend."],
        ["Hello there, ", "Hello there, friend."],
        ["", "\n", "\nHello", "\nHello there,", "\nHello there, friend."],
        ["H", "He", "Hell", "Hello there, friend", "Hello there, friend", "Hello there, friend."],
        ["Hello", "Hello th", "Hello there, friend ", "Hello there, friend."],
    ])
    func `are said once`(pieces: [String]) {
        let said = read(pieces).trimmingPrefix("\n")
        #expect(said.replacing(" .", with: ".") == "Hello there, friend.")
    }

    @Test(arguments: [
        ["ha", "ha", "ha"], ["ha", "haha"], ["1", "12"], ["1", "11", "11"], ["\n", "\n\n", "x"], ["a"], [],
        ["I", "It", "is"], ["Hello", " there", ", Hello there"], ["*", "**", "***"],
    ])
    func `are known from pieces that are alike by chance`(pieces: [String]) {
        #expect(read(pieces) == pieces.joined())
    }

    @Test func `may turn into pieces`() {
        #expect(read(["The", "The cat", "The cat sat", " on", " the", " mat"]) == "The cat sat on the mat")
    }

    @Test func `make one answer of a stream`() throws {
        let summary = try fold(["Herons", "Herons sleep", "Herons sleep in trees."]) { words in
            [["index": 0, "delta": ["role": "assistant", "content": words]]]
        }
        #expect(summary.text == "Herons sleep in trees." && summary.end == .completed)
    }

    @Test func `stand in choices of any shape`() throws {
        let shapes: [(JSONValue) -> JSONValue] = [
            { ["index": 0, "delta": ["content": $0]] }, { ["0": ["delta": ["content": $0]]] },
            { ["0": ["index": 0, "text": $0]] }, { [["delta": $0]] }, { [["delta": [["content": $0]]]] },
        ]
        for (number, shape) in shapes.enumerated() {
            let summary = try fold(["Herons", " sleep", "."], shape)
            #expect(summary.text == "Herons sleep." && summary.end == .completed, "\(number)")
        }
    }

    private func fold(_ pieces: [String], _ choices: (JSONValue) -> JSONValue) throws -> AnswerSummary {
        var stream = ChatStream()
        let events: [JSONValue] =
            pieces.map { ["id": "c", "choices": choices(.string($0))] }
            + [["id": "c", "choices": [["index": 0, "delta": [:], "finish_reason": "stop"]]]]
        return AnswerSummary(events.flatMap { stream.receive($0) } + (try stream.finish()))
    }
}
