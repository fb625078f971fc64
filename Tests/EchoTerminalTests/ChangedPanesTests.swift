import EchoScreen
import EchoTestKit
import EchoText
import ScreenTestKit
import TerminalSamples
import Testing

@testable import EchoTerminal

@Suite struct `A frame draws what has changed` {
    private static let size = Size(width: 120, height: 40)

    private func draws(_ change: (inout ScreenViewState) -> Void) -> [Pane: Int] {
        var view = ScreenView(keymap: .standard)
        var state = SampleScreens.conversation
        // Only who has drawn it knows that a voice is seen.
        for _ in 0..<2 { _ = view.draw(state, size: Self.size) }
        let before = Pane.all.map { view.draws(of: $0) }
        change(&state)
        _ = view.draw(state, size: Self.size)
        let after = Pane.all.map { view.draws(of: $0) }
        return Dictionary(uniqueKeysWithValues: zip(Pane.all, zip(after, before).map { $0 - $1 })).filter { $1 > 0 }
    }

    @Test func `and nothing when nothing has`() {
        #expect(draws { _ in } == [:])
    }

    @Test func `a meter that moves is one pane`() {
        #expect(draws { $0.levels.loudspeaker.level = 0.42 } == [.levels: 1])
    }

    @Test func `a word is one pane`() {
        #expect(draws { $0.conversation.rows[0].text += " more" } == [.conversation: 1])
    }

    @Test func `a typed letter is one pane`() {
        // The first letter changes what keys mean, and their names in the conversation.
        #expect(draws { $0.composer = ComposerViewState(text: "a", caret: 1) }[.composer] == 1)
        #expect(draws { $0.composer = ComposerViewState(text: "a", caret: 1) }[.levels] == nil)
    }

    @Test func `what lies above the panes leaves theirs as they are`() {
        #expect(draws { $0.overlay = SampleScreens.help.overlay }[.levels] == nil)
    }

    private struct Shown: Equatable {
        var texts: [String]
        var styles: [Style]
        var links: [LinkTarget?]
        var cursor: Point?
        var targets: [MouseTarget?]

        init(_ frame: Frame) {
            texts = frame.cells.map(\.text)
            styles = frame.cells.map(\.style)
            links = frame.cells.map { $0.link == 0 ? nil : frame.links[Int($0.link) - 1] }
            cursor = frame.cursor
            targets = (0..<frame.size.height).flatMap { y in
                stride(from: 0, to: frame.size.width, by: 3).map { frame.target(at: Point(x: $0, y: y)) }
            }
        }
    }

    private static func change(_ state: inout ScreenViewState, _ random: inout SplitMix) {
        let sample = SampleScreens.all[Int.random(in: 0..<SampleScreens.all.count, using: &random)].state
        switch Int.random(in: 0..<12, using: &random) {
        case 0: state = sample
        case 1: state.conversation = sample.conversation
        case 2: state.levels = sample.levels
        case 3: state.settings = sample.settings
        case 4: state.eventLog = sample.eventLog
        case 5: state.composer = sample.composer
        case 6: state.overlay = sample.overlay
        case 7: (state.prompt, state.completion, state.notice) = (sample.prompt, sample.completion, sample.notice)
        case 8: state.focus = Pane.all[Int.random(in: 0..<Pane.all.count, using: &random)]
        case 9: (state.status, state.hints, state.activity) = (sample.status, sample.hints, sample.activity)
        case 10:
            state.takesLinks.toggle()
            state.preferences.usesASCII = Int.random(in: 0..<4, using: &random) == 0
        default:
            let pane = PaneArrangement.panes[Int.random(in: 0..<PaneArrangement.panes.count, using: &random)]
            state.preferences.arrangement.hidden = [pane]
        }
    }

    @Test(arguments: 0..<6) func `what was kept is like what is drawn afresh`(seed: Int) {
        var random = SplitMix(state: UInt64(seed))
        var state = SampleScreens.conversation
        var (view, fresh) = (ScreenView(keymap: .standard), ScreenView(keymap: .standard))
        let sizes = [Self.size, Size(width: 80, height: 24), Size(width: 200, height: 50)]
        var size = Self.size
        for step in 0..<60 {
            if Int.random(in: 0..<10, using: &random) == 0 { size = sizes[Int.random(in: 0..<3, using: &random)] }
            Self.change(&state, &random)
            fresh.forgetCells()

            let (kept, drawn) = (Shown(view.draw(state, size: size)), Shown(fresh.draw(state, size: size)))

            #expect(kept == drawn, "step \(step)")
            if kept != drawn { return }
        }
    }
}
