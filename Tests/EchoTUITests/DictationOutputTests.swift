import Echo
import Testing

@testable import echo_tui

@Suite struct `What a dictation prints` {
    private func printed(_ form: DictationOutput.Form, _ texts: String...) -> (
        effects: [DictationOutput.Effect], text: String
    ) {
        var output = DictationOutput(form, languages: [])
        var effects: [DictationOutput.Effect] = []
        for (index, text) in texts.enumerated() {
            let piece = DictatedPiece(text: text, began: .seconds(index), ended: .milliseconds(index * 1000 + 1250))
            effects += output.receive(.settled(piece))
        }
        return (effects + output.end(), output.text)
    }

    @Test func `is running text, which ends with a line`() {
        #expect(
            printed(.text, "Good day.", "new line", "how are you?").effects
                == [.print("Good day."), .print("\n"), .print("How are you?"), .print("\n")])
    }

    @Test func `cannot be taken back once it is printed`() {
        let (effects, text) = printed(.text, "Good day.", "Delete that.")
        #expect(text == "Good day.")
        #expect(effects.contains { if case .warn(let sentence) = $0 { sentence.contains("--once") } else { false } })
    }

    @Test func `can be taken back where it is printed in the end`() {
        let (effects, text) = printed(.whole, "Good day.", "Good night.", "Delete that.", "Bye.")
        #expect(effects.isEmpty && text == "Good day. Bye.")
    }

    @Test func `is JSON with times, a line for each piece and command`() {
        #expect(
            printed(.json, "Good day.", "Delete that.").effects == [
                .print(#"{"end":1.25,"start":0,"text":"Good day."}"# + "\n"),
                .print(#"{"command":"deleteThat","end":2.25,"start":1}"# + "\n"),
            ])
    }

    @Test(arguments: [DictationOutput.Form.text, .json, .whole])
    func `ends when one says send`(form: DictationOutput.Form) {
        let effects = printed(form, "Good day. Send.", "Nobody hears this.").effects
        #expect(effects.contains(.finish))
        #expect(!effects.contains(.print("Nobody hears this.")))
    }

    @Test func `nothing that a terminal would obey is printed`() {
        #expect(printed(.text, "a\u{1B}[31mb").effects.allSatisfy { $0 != .print("a\u{1B}[31mb") })
    }

    @Test func `lost words are said`() {
        var output = DictationOutput(.text, languages: [])
        #expect(
            output.receive(.lost(.responseFailed(code: nil, message: "too soft")))
                == [.warn("Some words were not written: “too soft”. Say them again.")])
    }
}
