import Testing

@testable import Echo

@Suite struct `The rest of an answer joins what came before` {
    private func joined(_ before: String, _ deltas: [String]) -> String {
        var seam = AnswerSeam(after: before)
        return before + deltas.map { seam.take($0) }.joined() + seam.end()
    }

    @Test(arguments: [
        // Words that follow.
        ("They sing in the", "sea.", "They sing in the sea."),
        ("They sing in the", " sea.", "They sing in the sea."),
        ("They sing in the ", " sea.", "They sing in the sea."),
        ("They sing in the", ", and", "They sing in the, and"),
        ("One.\n\n", "Two.", "One.\n\nTwo."), ("One.", "\n\nTwo.", "One.\n\nTwo."), ("", "Two.", "Two."),
        // Words that are said again.
        ("They sing in the", "in the sea.", "They sing in the sea."),
        ("They sing in the", "They sing in the sea.", "They sing in the sea."),
        ("They sing in the", "  the sea.", "They sing in the sea."),
        ("They sing in the", "the", "They sing in the"),
        ("They sing. They", "They sing. They dive.", "They sing. They dive."),
        // A word that was cut.
        ("They are eleph", "elephants.", "They are elephants."),
        // One that only looks like it.
        ("I think a", "apple is red.", "I think a apple is red."), ("This is", "island.", "This is island."),
        // No blanks between words.
        ("鯨は海で", "歌います。", "鯨は海で歌います。"), ("鯨は海で", "海で歌います。", "鯨は海で歌います。"),
        // Code that is opened again.
        ("```swift\nlet a", "```swift\nlet a = 1\n```", "```swift\nlet a = 1\n```"),
        ("```swift\nlet a = 1\n", "```\nDone.", "```swift\nlet a = 1\n```\nDone."),
    ])
    func `without words that are said twice`(before: String, rest: String, whole: String) {
        #expect(joined(before, [rest]) == whole)
        #expect(joined(before, rest.map(String.init)) == whole, "letter by letter")
    }

    @Test func `with what cannot be a repetition at once`() {
        var seam = AnswerSeam(after: "They sing in the")
        #expect(seam.take("in").isEmpty)
        #expect(seam.take(" the").isEmpty)
        #expect(seam.take(" sea") == " sea")
        #expect(seam.take(" the") == " the")
        #expect(seam.end().isEmpty)
    }

    @Test func `in bounded memory and linear time, however long both are`() {
        let before = String(repeating: "on and ", count: 50_000)
        var seam = AnswerSeam(after: before)
        var count = 0
        for _ in 0..<50_000 { count += seam.take("on and ").count }
        count += seam.end().count
        #expect(count > 340_000)
        var blank = AnswerSeam(after: "x")
        #expect(!(0..<1000).map { _ in blank.take(" ") }.joined().isEmpty)
    }
}
