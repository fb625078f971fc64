import EchoScreen
import EchoTestKit
import EchoText
import ScreenTestKit
import TerminalSamples
import Testing

@testable import EchoTerminal

@Suite struct `The keymap` {
    private func match(_ keys: String, in context: KeyContext) -> KeyMatch {
        Keymap.standard.match(keys.split(separator: " ").compactMap { KeyPress(parsing: String($0)) }, in: context)
    }

    @Test func `has no key that means two things in one place`() {
        #expect(Keymap.standard.conflicts.map(\.name) == [])
        let twice = Keymap([
            KeyBinding(keys: [.space], in: [.composer], .send), KeyBinding(keys: [.space], in: [.composer], .stop),
        ])
        #expect(twice.conflicts.count == 1)
    }

    @Test(arguments: [
        ("space", KeyContext.composerEmpty, Command.toggleTalking), ("space", .conversation, .toggleTalking),
        ("enter", .composer, .send), ("alt+enter", .composer, .newLine), ("ctrl+j", .composer, .newLine),
        ("esc", .composer, .stop), ("esc", .panel, .stop), ("ctrl+c", .question, .quit),
        ("ctrl+z", .composer, .suspend),
        ("ctrl+l", .events, .redraw), ("tab", .composer, .complete), ("tab", .composerEmpty, .focusNext),
        ("shift+tab", .events, .focusPrevious),
        ("alt+1", .composer, .focus(.conversation)), ("alt+4", .settings, .focus(.events)), ("m", .levels, .mute),
        ("alt+m", .composer, .mute), ("ctrl+r", .composer, .reset), ("f1", .composer, .help), ("?", .events, .help),
        ("j", .events, .selectDown), ("G", .conversation, .selectLast), ("g", .settings, .selectFirst),
        ("ctrl+d", .events, .pageDown), ("ctrl+u", .conversation, .pageUp), ("enter", .events, .open),
        ("right", .settings, .adjustUp), ("up", .composer, .compose(.moveUp)), ("y", .question, .confirm),
        ("ctrl+t", .composer, .switchMode), ("ctrl+t", .approval, .switchMode), ("y", .approval, .approve),
        ("n", .approval, .deny), ("a", .approval, .approveForGood), ("y", .deciding, .approve),
        ("y", .conversation, .copy),
        ("space", .approval, .toggleTalking), ("enter", .choices, .open), ("q", .choices, .stop),
        ("j", .choices, .selectDown), ("enter", .conversation, .open),
        ("ctrl+x ctrl+e", .composer, .editExternally), ("enter", .editor, .send),
        ("shift+enter", .composer, .newLine), ("shift+enter", .editor, .newLine),
        ("ctrl+backspace", .composer, .compose(.deleteWordBackward)),
        ("alt+backspace", .composer, .compose(.deleteWordBackward)),
        ("ctrl+delete", .composer, .compose(.deleteWordForward)),
    ])
    func `does what the product promises`(keys: String, context: KeyContext, command: Command) {
        #expect(match(keys, in: context) == .command(command))
    }

    @Test(arguments: [
        ("shift+backspace", KeyContext.composer, Command.compose(.deleteBackward)), ("ctrl+enter", .composer, .send),
        ("shift+delete", .composer, .compose(.deleteForward)), ("shift+up", .composer, .compose(.moveUp)),
        ("ctrl+shift+left", .composer, .compose(.moveWordLeft)), ("shift+enter", .events, .open),
        ("ctrl+backspace", .composerNormal, .compose(.moveLeft)), ("shift+esc", .panel, .stop),
        ("ctrl+tab", .events, .focusNext), ("ctrl+shift+tab", .events, .focusPrevious),
    ])
    func `a modifier that means nothing is not heard`(keys: String, context: KeyContext, command: Command) {
        #expect(match(keys, in: context) == .command(command))
    }

    @Test func `a modifier of a letter, and Alt, are never left out`() {
        for key in ["ctrl+q", "alt+q", "alt+up", "ctrl+up", "alt+esc"] { #expect(match(key, in: .events) == .nothing) }
    }

    @Test func `letters and blanks are typed where text is written`() {
        for key in ["space", "m", "?", "j", "q", "y"] { #expect(match(key, in: .composer) == .nothing) }
        for key in ["m", "?", "j", "q", "y"] { #expect(match(key, in: .composerEmpty) == .nothing) }
        for key in ["b", "?", "j"] { #expect(match(key, in: .approval) == .nothing) }
        #expect(match("space", in: .editor) == .nothing)
        #expect(match("ctrl+x", in: .composer) == .prefix)
    }

    @Test func `reads back the names it shows`() {
        for binding in Keymap.standard.bindings {
            #expect(!binding.keys.isEmpty && !binding.name.contains("?") || binding.name == "?")
        }
        #expect(KeyPress(parsing: "ctrl+r")?.name == "Ctrl+R")
        #expect(KeyPress(parsing: "alt+m")?.name == "Alt+M")
        #expect(KeyPress(parsing: "alt+enter")?.name == "Alt+Enter")
        #expect(KeyPress(parsing: "nonsense") == nil)
    }

    @Test func `help shows the keys that are bound`() {
        var view = ScreenView(keymap: .standard)
        let text = FrameText.text(of: view.draw(SampleScreens.help, size: Size(width: 120, height: 40)))
        for piece in ["Space F9", "Alt+Enter Ctrl+J", "Shift+Tab", "Ctrl+Z", "F1"] { #expect(text.contains(piece)) }

        var other = ScreenView(keymap: Keymap([KeyBinding(keys: [KeyPress(.function(9))], in: [.composer], .suspend)]))
        let rebound = FrameText.text(of: other.draw(SampleScreens.help, size: Size(width: 120, height: 40)))
        #expect(rebound.contains("F9  suspend"))
        #expect(!rebound.contains("Alt+Enter"))
    }
}
