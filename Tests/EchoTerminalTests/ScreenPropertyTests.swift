import EchoScreen
import EchoTestKit
import ScreenTestKit
import TerminalSamples
import Testing

@testable import EchoTerminal

/// Draws every kind of screen at sampled sizes with panes arranged at random; the numbers are always the same.
@Suite struct `At any size` {
    private struct Dice {
        var state: UInt64

        mutating func roll(_ count: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % max(1, count)
        }
    }

    private static func arrangement(_ dice: inout Dice) -> PaneArrangement {
        var arrangement = PaneArrangement()
        let shares: [Double?] = [nil, nil, -1, 0, 0.2, 0.5, 0.8, 1, 7, .nan]
        arrangement.side = shares[dice.roll(shares.count)]
        arrangement.events = shares[dice.roll(shares.count)]
        arrangement.levels = shares[dice.roll(shares.count)]
        arrangement.settings = shares[dice.roll(shares.count)]
        arrangement.hidden = Set(PaneArrangement.panes.filter { _ in dice.roll(3) == 0 })
        if dice.roll(3) == 0 { arrangement.zoomed = Pane.all[dice.roll(Pane.all.count)] }
        return arrangement
    }

    @Test(arguments: 0..<4) func `everything fits and what has the focus is seen`(seed: Int) throws {
        var dice = Dice(state: UInt64(seed + 1))
        for round in 0..<160 {
            let size =
                round < 16
                ? Size(width: 1 + dice.roll(70), height: 1 + dice.roll(20))
                : Size(width: 1 + dice.roll(220), height: 1 + dice.roll(70))
            var state = SampleScreens.all[dice.roll(SampleScreens.all.count)].state
            state.focus = Pane.all[dice.roll(Pane.all.count)]
            state.preferences.arrangement = Self.arrangement(&dice)
            state.overlay?.isAside = dice.roll(2) == 0
            var view = ScreenView(keymap: .standard, glyphs: [.unicode, .ascii, .console, .asciiOnly][dice.roll(4)])

            let frame = view.draw(state, size: size)

            #expect(frame.cells.count == size.width * size.height)
            let layout = ScreenLayout(size, state: state)
            guard !layout.isTooSmall else { continue }
            let bounds = Rect(x: 0, y: 1, width: size.width, height: size.height - 2)
            for rect in layout.panes.values {
                #expect(rect.x >= 0 && rect.maxX <= size.width && rect.y >= 1 && rect.maxY <= bounds.maxY)
            }
            let focused = state.focus == .composer ? layout.composer : layout.panes[state.focus]
            #expect(focused.map { $0.width > 2 && $0.height > 2 } == true, "\(state.focus) at \(size)")
            if let cursor = frame.cursor { #expect(frame[cursor.x, cursor.y] != nil) }
            for area in frame.areas where area.target != .behind {
                #expect(area.rect.x >= 0 && area.rect.maxX <= size.width && area.rect.maxY <= size.height)
            }
        }
    }

    @Test func `a screen that was resized is like one drawn afresh`() {
        var dice = Dice(state: 7)
        for (name, state) in SampleScreens.all {
            var view = ScreenView(keymap: .standard)
            for _ in 0..<20 {
                _ = view.draw(state, size: Size(width: 1 + dice.roll(220), height: 1 + dice.roll(70)))
            }
            var fresh = ScreenView(keymap: .standard)
            let size = Size(width: 120, height: 40)
            #expect(
                FrameText.text(of: view.draw(state, size: size)) == FrameText.text(of: fresh.draw(state, size: size)),
                "\(name)")
        }
    }
}
