import Testing

@testable import EchoApp
@testable import EchoScreen

@Suite struct `Texts on their way` {
    private func taken(_ texts: String...) -> Outbox {
        var outbox = Outbox()
        for text in texts {
            outbox.add(text, writtenAs: text)
            outbox.sent()
            outbox.isUnanswered = true
        }
        return outbox
    }

    @Test func `all that nobody answered is left, until an answer comes`() {
        var outbox = taken("one", "two")
        outbox.add("three", writtenAs: "three")
        outbox.wait()

        #expect(outbox.left == ["one", "two", "three"])
        outbox.answered()
        #expect(outbox.left == ["three"])
    }

    @Test func `what was answered at once is never left`() {
        var outbox = Outbox()
        outbox.add("one", writtenAs: "one")
        outbox.sent()

        #expect(outbox.left == [])
        outbox.answered()
        outbox.add("two", writtenAs: "two")
        outbox.sent()
        outbox.isUnanswered = true
        #expect(outbox.left == ["two"])
    }

    @Test func `nothing is left of what the person took back`() {
        var outbox = taken("one")
        _ = outbox.takeBack()

        #expect(outbox.left == [])
    }

    @Test func `it is tried again soon, then ever later, and soon again once something new is there`() {
        var outbox = Outbox()
        outbox.add("one", writtenAs: "one")
        let pauses = (0..<8).map { _ in outbox.nextPause() }

        #expect(pauses == [1, 2, 4, 8, 16, 20, 20, 20].map { Duration.seconds($0) })
        outbox.add("two", writtenAs: "two")
        #expect(outbox.nextPause() == .seconds(1))
        outbox.sent()
        #expect(outbox.nextPause() == .seconds(1))
        outbox.answered()
        #expect(outbox.nextPause() == .seconds(1))
    }
}
