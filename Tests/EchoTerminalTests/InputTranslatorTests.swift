import EchoScreen
import ScreenTestKit
import Testing

@testable import EchoTerminal

@Suite struct `What keys ask for` {
    private let size = Size(width: 120, height: 40)

    private func intents(_ inputs: TerminalInput..., focus: Pane = .composer, text: String = "") -> [Intent?] {
        var translator = InputTranslator(keymap: .standard)
        var view = ScreenView(keymap: .standard)
        var state = ScreenViewState()
        state.focus = focus
        state.composer = ComposerViewState(text: text, caret: text.count)
        return inputs.map { translator.intent($0, state, &view, size) }
    }

    @Test func `the talk key talks from press to release`() {
        #expect(
            intents(.key(.space), .key(.space, .repeated), .key(.space, .released)) == [
                .talkKey(.pressed), .talkKey(.repeated), .talkKey(.released),
            ])
    }

    @Test func `the release of any other key asks for nothing`() {
        #expect(intents(.key(.character("a")), .key(.character("a"), .released)) == [.type("a"), nil])
        #expect(intents(.key(.space, .released)) == [nil])
    }

    @Test func `a held key types again and again`() {
        #expect(intents(.key(.character("a")), .key(.character("a"), .repeated)) == [.type("a"), .type("a")])
    }

    @Test func `a second key talks while something is written, where space is a space`() {
        #expect(intents(.key(.space), text: "hello") == [.type(" ")])
        #expect(
            intents(.key(KeyPress(.function(9))), .key(KeyPress(.function(9)), .released), text: "hello")
                == [.talkKey(.pressed), .talkKey(.released)])
    }

    @Test func `a release is known by its key, also when a modifier went first`() {
        #expect(
            intents(.key(KeyPress(.function(9))), .key(KeyPress(.function(9), .shift), .released))
                == [.talkKey(.pressed), .talkKey(.released)])
    }

    @Test func `a panel that leaves letters to the message has its other keys`() {
        var overlay = OverlayViewState(title: "Summary", content: .lines([]))
        overlay.leavesLetters = true
        var state = ScreenViewState()
        state.overlay = overlay
        var translator = InputTranslator(keymap: .standard)
        var view = ScreenView(keymap: .standard)

        let keys: [KeyPress] = [.character("x"), .character("q"), .character("j"), .space, .escape]
        let intents = keys.map { translator.intent(.key($0), state, &view, size) }

        #expect(intents == [.type("x"), .type("q"), .type("j"), .type(" "), .perform(.stop)])
    }
}
