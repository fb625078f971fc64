import EchoScreen
import EchoText
import ScreenTestKit
import Testing

@testable import EchoTerminal

@Suite struct `Keys are bound anew` {
    private func rebound(_ rebindings: KeyRebinding...) -> (Keymap, [String]) {
        let (keymap, problems, _) = Keymap.standard.rebound(by: rebindings)
        return (keymap, problems.map(\.sentence))
    }

    @Test func `a key in place of the old ones, wherever those were`() {
        let (keymap, problems) = rebound(KeyRebinding(.palette, keys: ["ctrl+k"]))

        #expect(keymap.match([.control("k")], in: .composer) == .command(.palette))
        #expect(keymap.match([.control("p")], in: .conversation) == .nothing)
        #expect(keymap.keyName(for: .palette, in: .events) == "Ctrl+K")
        #expect(keymap.match([.control("k")], in: .editor) == .command(.compose(.killToLineEnd)))
        #expect(problems.isEmpty)
    }

    @Test func `what is stronger is stronger only where it is looked up`() {
        let (keymap, problems) = rebound(KeyRebinding(.zoomPane, keys: ["ctrl+l"]))

        #expect(keymap.match([.control("l")], in: .conversation) == .command(.zoomPane))
        #expect(keymap.match([.control("l")], in: .panel) == .command(.redraw))
        #expect(problems.isEmpty)
    }

    @Test func `a letter talks only where letters are no text, and space also where nothing is written`() {
        let (keymap, _) = rebound(
            KeyRebinding(.showCost, keys: ["c"]), KeyRebinding(.toggleTalking, keys: ["t", "ctrl+space"]))

        #expect(keymap.match([.character("c")], in: .events) == .command(.showCost))
        #expect(keymap.match([.character("c")], in: .composerEmpty) == .nothing)
        #expect(keymap.match([.character("t")], in: .composerEmpty) == .command(.toggleTalking))
        #expect(keymap.match([.character("t")], in: .composer) == .nothing)
        #expect(keymap.match([KeyPress(.character(" "), .control)], in: .composer) == .command(.toggleTalking))
        #expect(keymap.match([.space], in: .composerEmpty) == .nothing)
    }

    @Test func `keys one after another`() {
        let (keymap, _) = rebound(KeyRebinding(.tour, keys: ["ctrl+x t"]))

        #expect(keymap.match([.control("x")], in: .composer) == .prefix)
        #expect(keymap.match([.control("x"), .character("t")], in: .composer) == .command(.tour))
        #expect(keymap.match([.control("x"), .control("e")], in: .composer) == .command(.editExternally))
    }

    @Test func `conflicts are told`() {
        let (keymap, problems) = rebound(
            KeyRebinding(.tour, keys: ["f10"]), KeyRebinding(.doctor, keys: ["f10", "hyper+x"]),
            KeyRebinding(.showThemes, keys: ["esc"]))

        #expect(keymap.match([KeyPress(.function(10))], in: .composer) == .command(.tour))
        #expect(
            problems == [
                "F10 is already bound to “tour”",
                "unknown key \"hyper+x\": examples are ctrl+p, alt+enter, f9, space and ctrl+x ctrl+e",
                "Esc is reserved for “stop”",
            ])
    }

    @Test func `a command that lost its last key is named`() {
        let (_, problems, keyless) = Keymap.standard.rebound(by: [KeyRebinding(.tour, keys: ["f7"])])

        #expect(problems.isEmpty)
        #expect(keyless == [.showThemes])
    }

    @Test func `a command may have no key, but those to close and to leave`() {
        let (keymap, _) = rebound(
            KeyRebinding(.doctor, keys: []), KeyRebinding(.quit, keys: []), KeyRebinding(.stop, keys: []))

        #expect(keymap.keyName(for: .doctor, in: .conversation) == nil)
        #expect(keymap.match([.control("c")], in: .composer) == .command(.quit))
        #expect(keymap.match([.escape], in: .panel) == .command(.stop))
    }

    @Test func `nothing fights as it comes`() {
        #expect(Keymap.standard.conflicts.map { "\($0.name) \($0.command.name)" } == [])
        #expect(Keymap.standard.rebound(by: []).keymap == Keymap.standard)
    }
}
