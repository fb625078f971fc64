import EchoPresentation
import Testing

@Suite struct `Writing in the composer` {
    private func composed(_ text: String, caretFromEnd: Int = 0, _ commands: ComposerCommand...) -> Composer {
        var composer = Composer(text: text)
        for _ in 0..<caretFromEnd { composer.perform(.moveLeft) }
        for command in commands { composer.perform(command) }
        return composer
    }

    @Test(arguments: [
        (ComposerCommand.deleteBackward, "one tw three", 6), (.deleteForward, "one twothree", 7),
        (.deleteWordBackward, "one  three", 4), (.deleteWordForward, "one two", 7),
        (.killToLineStart, " three", 0), (.killToLineEnd, "one two", 7),
        (.moveLeft, "one two three", 6), (.moveRight, "one two three", 8),
        (.moveWordLeft, "one two three", 4), (.moveWordRight, "one two three", 13),
        (.moveToLineStart, "one two three", 0), (.moveToLineEnd, "one two three", 13),
        (.clear, "", 0),
    ])
    func `each edit from the middle`(command: ComposerCommand, text: String, caret: Int) {
        let composer = composed("one two three", caretFromEnd: 6, command)

        #expect(composer.text == text)
        #expect(composer.caret == caret)
    }

    @Test(arguments: ComposerCommand.allCases) func `an empty text takes every edit`(command: ComposerCommand) {
        let composer = composed("", command)

        #expect(composer.isEmpty)
        #expect(composer.caret == 0)
    }

    @Test func `up and down keep to lines, and to the column where there is one`() {
        var composer = composed("abcdef\nxy\n123456", .moveUp)
        #expect(composer.caret == 9)
        composer.perform(.moveUp)
        #expect(composer.caret == 2)
        composer.perform(.moveDown)
        composer.perform(.moveToLineStart)
        composer.perform(.moveDown)
        #expect(composer.caret == 10)
    }

    @Test func `what was killed can be put back`() {
        let composer = composed("one two", .deleteWordBackward, .yank, .yank)

        #expect(composer.text == "one twotwo")
    }

    @Test func `texts sent before are recalled, and the draft comes back`() {
        var composer = Composer(text: "first")
        #expect(composer.take() == "first")
        composer.insert("second")
        #expect(composer.take() == "second")
        composer.insert("draft")

        composer.perform(.moveUp)
        #expect(composer.text == "second")
        composer.perform(.moveUp)
        composer.perform(.moveUp)
        #expect(composer.text == "first")
        composer.perform(.moveDown)
        composer.perform(.moveDown)
        #expect(composer.text == "draft")
    }

    @Test func `a text given back stands before what was written since`() {
        var composer = Composer(text: "next")
        composer.giveBack("unsent")

        #expect(composer.text == "unsent\nnext")
    }

    @Test func `control characters that are pasted are made visible`() {
        var composer = Composer()
        composer.insert("a\u{1B}[201~b\r\nc")

        #expect(composer.text == "a␛[201~b\nc")
    }

    @Test func `a mark typed after a letter joins it`() {
        var composer = Composer(text: "e")
        composer.insert("\u{301}")

        #expect(composer.text == "é")
        #expect(composer.caret == 1)
    }

    @Test func `a mark that follows another letter after a deletion leaves the caret between characters`() {
        var composer = Composer(text: "ab\u{301}")
        composer.perform(.moveLeft)
        composer.insert("x\n")
        composer.perform(.deleteBackward)

        #expect(composer.caret <= composer.text.count)
    }

    @Test(arguments: 0..<20) func `any edits keep the caret in the text and agree with a plain array`(seed: UInt64) {
        var generator = Sequence(state: seed &* 2_654_435_761 &+ 1)
        var (composer, plain, caret) = (Composer(), [Character](), 0)
        for _ in 0..<300 {
            switch generator.next(6) {
            case 0, 1:
                let text = ["a", "word ", "é", "日本", "\n", "👍🏽"][generator.next(6)]
                composer.insert(text)
                plain.insert(contentsOf: text, at: caret)
                caret += text.count
            case 2:
                composer.perform(.moveLeft)
                caret = max(0, caret - 1)
            case 3:
                composer.perform(.moveRight)
                caret = min(plain.count, caret + 1)
            case 4:
                composer.perform(.deleteBackward)
                if caret > 0 {
                    caret -= 1
                    plain.remove(at: caret)
                }
            default:
                composer.perform(.deleteForward)
                if caret < plain.count { plain.remove(at: caret) }
            }
            #expect(composer.text == String(plain))
            #expect(composer.caret == caret)
        }
    }

    @Test func `a megabyte is pasted whole, and typing goes on after it`() {
        var composer = Composer()
        composer.insert(String(repeating: "0123456789abcde\n", count: 65_536))
        for _ in 0..<1000 { composer.insert("x") }

        #expect(composer.caret == 1_048_576 + 1000)
        #expect(composer.text.utf8.count == 1_048_576 + 1000)
    }
}

/// Numbers that look random and are the same in every run.
private struct Sequence {
    var state: UInt64

    mutating func next(_ bound: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int((state >> 33) % UInt64(bound))
    }
}
