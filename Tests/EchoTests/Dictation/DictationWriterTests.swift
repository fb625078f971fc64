import Testing

@testable import Echo

@Suite struct `Writing what is dictated` {
    /// A text with its caret at the end.
    private struct Draft {
        var text = ""
        var writer = DictationWriter()
        var last = DictationEdit.nothing

        mutating func write(_ parts: DictatedPart...) {
            for part in parts {
                last = writer.write(part, before: text)
                switch last {
                case .insert(let words): text += words
                case .delete(let count): text.removeLast(count)
                case .send, .nothing, .nothingToDelete: break
                }
            }
        }
    }

    @Test func `pieces have a blank between them, and sentences a capital`() {
        var draft = Draft()
        draft.write(.words("hello there."), .words("how are you"), .words("today?"))
        #expect(draft.text == "Hello there. How are you today?")
    }

    @Test(arguments: [
        ("", "well", "Well"), ("Well", ", yes", ", yes"), ("(", "maybe", "maybe"), ("Yes.”", "no", " No"),
        ("a\n", "b", "B"), ("a ", "b", "b"), ("電話", "番号", "番号"), ("at 5", "%", "%"),
    ])
    func `what stands before decides`(before: String, words: String, written: String) {
        #expect(DictationWriter.joined(words, before: before) == written)
    }

    @Test func `a word behind the caret keeps its distance`() {
        #expect(DictationWriter.joined("very", before: "a ", after: "g") == "very ")
        #expect(DictationWriter.joined("very", before: "a", after: ".") == " very")
    }

    @Test func `lines and paragraphs`() {
        var draft = Draft()
        draft.write(.command(.newParagraph))
        #expect(draft.text.isEmpty && draft.last == .nothing)
        draft.write(.words("one"), .command(.newLine), .words("two"), .command(.newParagraph), .words("three"))
        #expect(draft.text == "One\nTwo\n\nThree")
        draft.write(.command(.newLine), .command(.newParagraph), .words("four"))
        #expect(draft.text == "One\nTwo\n\nThree\n\nFour")
    }

    @Test func `what was said last is taken back, one after the other`() {
        var draft = Draft(text: "Typed.")
        draft.write(.words("one."), .words("two."), .command(.deleteThat))
        #expect(draft.text == "Typed. One.")
        draft.write(.command(.deleteThat))
        #expect(draft.text == "Typed.")
        draft.write(.command(.deleteThat))
        #expect(draft.text == "Typed." && draft.last == .nothingToDelete)
    }

    @Test func `what was changed by hand is not taken back`() {
        var draft = Draft()
        draft.write(.words("one"))
        draft.text += "!"
        draft.write(.command(.deleteThat))
        #expect(draft.text == "One!" && draft.last == .nothingToDelete)
    }

    @Test func `sending is left to others`() {
        var draft = Draft()
        draft.write(.words("one"), .command(.send))
        #expect(draft.text == "One" && draft.last == .send)
    }
}
