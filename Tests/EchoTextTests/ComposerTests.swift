import EchoText
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

    @Test func `what is pasted keeps its tabs, and nothing else that commands`() {
        var composer = composed("")
        composer.insert("if x:\n\treturn\t1\u{1B}[2J\u{202E}")

        #expect(composer.text == "if x:\n\treturn\t1␛[2J<U+202E>")
        #expect(composer.caret == composer.text.count)
        composer.perform(.undo)
        #expect(composer.isEmpty)
        composer.replace(with: "a\tb")
        #expect(composer.text == "a\tb")
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
        for step in 0..<300 {
            switch generator.next(8) {
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
            case 5:
                composer.perform(.deleteForward)
                if caret < plain.count { plain.remove(at: caret) }
            case 6:
                composer.perform(.killToLineEnd)
                let end = plain[caret...].firstIndex(of: "\n") ?? plain.count
                plain.removeSubrange(caret..<min(max(end, caret + 1), plain.count))
            default:
                composer.perform(.moveToLineStart)
                caret = plain[..<caret].lastIndex(of: "\n").map { $0 + 1 } ?? 0
            }
            #expect(composer.text == String(plain), "after step \(step)")
            #expect(composer.caret == caret)
        }
        let end = composer.text
        for _ in 0..<300 { composer.perform(.undo) }
        #expect(composer.isEmpty)
        for _ in 0..<300 { composer.perform(.redo) }
        #expect(composer.text == end)
    }

    @Test(arguments: 0..<6) func `lines longer than a piece are edited like a plain string`(seed: UInt64) {
        var generator = Sequence(state: seed &* 97 &+ 3)
        var text = String(repeating: "a word, é日本 ", count: 700)
        var written = WrittenText(text)
        for _ in 0..<120 {
            let low = generator.next(text.count + 1)
            let high = min(text.count, low + [0, 1, 40, 2_500][generator.next(4)])
            let addition = ["", "x", "two\nlines", String(repeating: "long ", count: 900)][generator.next(4)]
            let range = text.index(text.startIndex, offsetBy: low)..<text.index(text.startIndex, offsetBy: high)
            text.replaceSubrange(range, with: addition)

            let end = written.replace(low..<high, with: addition)
            #expect(end == low + addition.count)
            #expect(written.text == text)
            #expect(written.count == text.count)
            #expect((0..<written.pieceCount).allSatisfy { written[piece: $0].count <= 2_048 })
        }
    }

    @Test func `what is typed is taken back word by word`() {
        var composer = Composer()
        for character in "one two" { composer.insert(String(character)) }

        composer.perform(.undo)
        #expect(composer.text == "one ")
        composer.perform(.undo)
        #expect(composer.text == "")
        composer.perform(.redo)
        composer.perform(.redo)
        #expect(composer.text == "one two")
        #expect(composer.caret == 7)
    }

    @Test func `a paste, deletions and recalled texts are each taken back at once`() {
        var composer = Composer(text: "sent")
        _ = composer.take()
        composer.insert("pasted text")
        composer.perform(.deleteBackward)
        composer.perform(.deleteBackward)
        composer.perform(.recallPrevious)

        composer.perform(.undo)
        #expect(composer.text == "pasted te")
        composer.perform(.undo)
        #expect(composer.text == "pasted text")
        composer.perform(.undo)
        #expect(composer.isEmpty)
    }

    @Test func `what is taken back is bounded`() {
        var composer = Composer()
        for number in 0..<3_000 { composer.insert("word \(number) ") }
        for _ in 0..<3_000 { composer.perform(.undo) }

        #expect(composer.text.hasSuffix("word 1999 "))
    }

    @Test func `deletions one after another are put back as one, and older ones in turn`() {
        var composer = Composer(text: "one two three four")
        composer.perform(.deleteWordBackward)
        composer.perform(.deleteWordBackward)
        composer.perform(.moveLeft)
        composer.perform(.deleteWordBackward)
        composer.perform(.moveToEnd)

        composer.perform(.yank)
        #expect(composer.text == "one  two")
        composer.perform(.yankPrevious)
        #expect(composer.text == "one  three four")
        composer.perform(.yankPrevious)
        #expect(composer.text == "one  two")
        composer.perform(.moveLeft)
        composer.perform(.yankPrevious)
        #expect(composer.text == "one  two")
    }

    @Test(arguments: [("ab", 0, "ba"), ("ab", 1, "ba"), ("abc\nd", 2, "acb\nd"), ("a", 0, "a"), ("", 0, "")])
    func `two characters change places`(text: String, fromEnd: Int, result: String) {
        #expect(composed(text, caretFromEnd: fromEnd, .transpose).text == result)
    }

    @Test func `former days' texts are recalled behind today's`() {
        var composer = Composer()
        composer.insert("today")
        _ = composer.take()
        composer.remember(before: ["long ago", "yesterday"])

        for expected in ["today", "yesterday", "long ago", "long ago"] {
            composer.perform(.recallPrevious)
            #expect(composer.text == expected)
        }
    }

    @Test func `a text sent before is found while its words are typed`() {
        var composer = Composer(text: "draft")
        composer.remember(before: ["The Cat", "a dog", "cats and dogs"])

        var note = composer.searchHistory(for: "cat")
        #expect(note == StyledText("1 of 2", .faint))
        #expect(composer.text == "cats and dogs")
        for _ in 0..<2 {
            note = composer.moveSearch(by: 1)
            #expect(note.text == "2 of 2")
        }
        #expect(composer.text == "The Cat")
        note = composer.searchHistory(for: "catx")
        #expect(note.text == "no matches")
        #expect(composer.text == "draft")
        _ = composer.searchHistory(for: "the")
        composer.stopSearching(keeping: true)
        #expect(composer.text == "The Cat")
        composer.perform(.undo)
        #expect(composer.text == "draft")
    }

    @Test func `an empty search brings the draft back`() {
        var composer = Composer(text: "draft")
        composer.remember(before: ["one", "two"])

        let note = composer.moveSearch(by: 1)
        #expect(note.text == "1 of 2")
        #expect(composer.text == "two")
        _ = composer.searchHistory(for: "")
        #expect(composer.text == "draft")
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
