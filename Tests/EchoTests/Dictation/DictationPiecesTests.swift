import Testing

@testable import Echo

@Suite struct `Words on their way` {
    private static let lost = EchoError.connectionLost(code: 1006, reason: "")

    private func piece(_ text: String, _ began: Int, _ ended: Int) -> DictationEvent {
        .settled(DictatedPiece(text: text, began: .seconds(began), ended: .seconds(ended)))
    }

    private func makeSUT(_ ids: String...) -> DictationPieces {
        var pieces = DictationPieces()
        for (index, id) in ids.enumerated() {
            pieces.add(id)
            pieces.end(id, began: .seconds(index), ended: .seconds(index + 1))
        }
        return pieces
    }

    @Test func `are told in the order in which they were said`() {
        var pieces = makeSUT("a", "b")
        pieces.settle("b", "two")
        #expect(pieces.release(at: .zero) == [.partial("two")])
        pieces.settle("a", " one ")
        #expect(pieces.release(at: .zero) == [piece("one", 0, 1), piece("two", 1, 2), .partial("")])
        #expect(pieces.isEmpty)
    }

    @Test func `that end with half a character get the other half with the next`() throws {
        var pieces = makeSUT("a", "b")
        pieces.append(try serverWords("Hi \\ud83d"), to: "a")
        pieces.append("and", to: "b")
        pieces.append(try serverWords("\\ude00!"), to: "a")

        #expect(pieces.release(at: .zero) == [.partial("Hi 😀! and")])
    }

    @Test func `grow until they are settled`() {
        var pieces = makeSUT("a")
        pieces.append("go", to: "a")
        #expect(pieces.release(at: .zero) == [.partial("go")])
        #expect(pieces.release(at: .zero) == [])
        pieces.append("od day", to: "a")
        #expect(pieces.release(at: .zero) == [.partial("good day")])
        pieces.settle("a", "Good day.")
        #expect(pieces.release(at: .zero) == [piece("Good day.", 0, 1), .partial("")])
    }

    @Test func `that are lost are told, and nobody waits for them`() {
        var pieces = makeSUT("a", "b")
        pieces.settle("b", "two")
        pieces.lose("a", Self.lost)
        #expect(pieces.release(at: .zero) == [.lost(Self.lost), piece("two", 1, 2)])
    }

    @Test func `what came of them counts where none are told at the end`() {
        var pieces = makeSUT("a")
        pieces.append("good day", to: "a")
        pieces.settle("a", " ")
        #expect(pieces.release(at: .zero) == [piece("good day", 0, 1)])
    }

    @Test func `what came of them counts when the rest does not come`() {
        var pieces = makeSUT("a", "b")
        pieces.append("half of", to: "a")
        pieces.settleAll(orLose: Self.lost)
        #expect(pieces.release(at: .zero) == [piece("half of", 0, 1), .lost(Self.lost)])
    }

    @Test func `that come too late change nothing`() {
        var pieces = makeSUT("a")
        pieces.settle("a", "one")
        _ = pieces.release(at: .zero)
        #expect(pieces.knows("a"))
        pieces.append("one", to: "a")
        #expect(pieces.release(at: .zero) == [])
    }

    @Test func `are as many as a server may make them, and as long`() {
        var pieces = makeSUT("a")
        for _ in 0..<10 { pieces.append(String(repeating: "x", count: 9_000), to: "a") }
        #expect(pieces.release(at: .zero) == [.partial(String(repeating: "x", count: 18_000))])
        for index in 1..<DictationPieces.most { pieces.add("\(index)") }
        #expect(pieces.isFull)
    }
}
