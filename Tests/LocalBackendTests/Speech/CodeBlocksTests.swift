import Testing

@testable import LocalBackend

@Suite struct `Code in an answer is to be read, not heard` {
    private func spoken(_ pieces: [String]) -> [String] {
        var code = CodeBlocks()
        return pieces.map { code.spoken($0) }
    }

    @Test func `it is said once that it is there`() {
        let pieces = ["So:\n", "```swift\n", "let x = 1\n", "print(x)\n", "```\n", "It prints 1. ", "```x```"]
        #expect(
            spoken(pieces) == ["So:\n", "The code is on the screen. ", "", "", "", "It prints 1. ", ""])
    }

    @Test func `what is around it is said`() {
        #expect(spoken(["Use ```a = 1``` here."]) == ["Use The code is on the screen.  here."])
        #expect(spoken(["Use `a` here."]) == ["Use `a` here."])
    }

    @Test(arguments: [
        ("See [the manual](https://example.com/a/b?c=d).", "See the manual."),
        ("It is at https://www.example.com/a/b.html today.", "It is at example.com today."),
        ("Say `ls` and **go**.", "Say ls and go."),
    ]) func `and links and marks are said as a person would`(written: String, said: String) {
        #expect(SpeakableText.unmarked(written) == said)
    }
}
