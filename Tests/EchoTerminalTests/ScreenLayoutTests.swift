import EchoScreen
import EchoTestKit
import EchoText
import ScreenTestKit
import TerminalSamples
import Testing

@testable import EchoTerminal

@Suite struct `The layout of the screen` {
    private func layout(_ width: Int, _ height: Int, _ change: (inout ScreenViewState) -> Void = { _ in })
        -> ScreenLayout
    {
        var state = SampleScreens.conversation
        change(&state)
        return ScreenLayout(Size(width: width, height: height), state: state)
    }

    @Test func `a narrow screen has tabs, a wide one panes, a very wide one a column for the events`() {
        #expect(layout(99, 30).panes.keys.map(\.self) == [.conversation])
        #expect(layout(100, 30).panes.count == 4)
        let wide = layout(200, 60)
        #expect(wide.panes[.events]?.height == wide.panes[.conversation].map { $0.height + wide.composer.height })
        #expect(wide.panes[.settings]?.maxX == wide.panes[.events]?.x)
    }

    @Test(arguments: [100, 120, 140, 160, 179, 180, 200, 240, 300])
    func `lines of text stay easy to read`(width: Int) throws {
        for zoomed in [nil, Pane.conversation] {
            let layout = layout(width, 40) {
                $0.preferences.arrangement.zoomed = zoomed
                $0.preferences.arrangement.side = zoomed == nil ? nil : 0
            }
            #expect(layout.inner(.conversation).width - MessageLayout.indent <= ScreenLayout.measure)
            #expect(layout.inner(.conversation).width >= 48 - 4)
        }
    }

    @Test(arguments: [100, 120, 160, 200, 260], [16, 24, 40, 60])
    func `panes fill the screen and never overlap, whatever was dragged`(width: Int, height: Int) throws {
        for share in [nil, 0, 0.3, 0.5, 1] as [Double?] {
            let layout = layout(width, height) {
                ($0.preferences.arrangement.side, $0.preferences.arrangement.events) = (share, share)
                ($0.preferences.arrangement.levels, $0.preferences.arrangement.settings) = (share, share)
            }
            let rects = layout.panes.values + [layout.composer]
            #expect(rects.reduce(0) { $0 + $1.width * $1.height } == width * (height - 2))
            for divider in layout.dividers { #expect(divider.range.contains(divider.position)) }
            #expect(layout.panes.values.allSatisfy { $0.width >= 34 && $0.height >= 4 })
        }
    }

    @Test func `a divider that is moved stands where it was put`() throws {
        for width in [120, 200] {
            for divider in layout(width, 40).dividers {
                for place in divider.range {
                    let moved = layout(width, 40) {
                        $0.preferences.arrangement = divider.moved(to: place, in: $0.preferences.arrangement)
                    }
                    #expect(moved.dividers.first { $0.kind == divider.kind }?.position == place)
                }
            }
        }
    }

    @Test(arguments: [Pane.composer, .conversation, .levels, .settings, .events], [120, 200])
    func `a pane can be made larger and smaller`(pane: Pane, width: Int) throws {
        let place = pane.place
        let before = layout(width, 40) { $0.focus = pane }
        let keymap = Keymap.standard
        var view = ScreenView(keymap: .standard)
        for (command, sign) in [(Command.growPane, 1), (.shrinkPane, -1)] {
            var state = SampleScreens.conversation
            state.focus = pane
            let movement = Movement(keymap: keymap, size: Size(width: width, height: 40))
            let intent = movement.intent(for: command, state, &view)
            guard case .arrange(let arrangement) = intent else {
                Issue.record("\(intent)")
                continue
            }
            state.preferences.arrangement = arrangement
            let after = ScreenLayout(Size(width: width, height: 40), state: state)
            let (old, new) = (try #require(before.panes[place]), try #require(after.panes[place]))
            #expect((new.width * new.height - old.width * old.height).signum() == sign)
        }
    }

    @Test(arguments: [80, 120, 200], [Pane.conversation, .levels, .settings, .events])
    func `a pane that is zoomed is alone and says what brings the others back`(width: Int, pane: Pane) {
        var state = SampleScreens.conversation
        state.focus = pane
        state.preferences.arrangement.zoomed = pane
        var view = ScreenView(keymap: .standard)

        let size = Size(width: width, height: 30)
        let text = FrameText.text(of: view.draw(state, size: size))

        #expect(Array(ScreenLayout(size, state: state).panes.keys) == [pane])
        #expect(text.contains("zoomed  Alt+Z unzoom") || width < 100)
    }

    @Test(arguments: [80, 120, 200], [Pane.conversation, .levels, .settings, .events])
    func `a notice is seen in the pane that is zoomed`(width: Int, pane: Pane) {
        var state = SampleScreens.conversation
        state.focus = pane
        state.preferences.arrangement.zoomed = pane
        state.notice = NoticeViewState(id: 1, wording: "There is no clipboard.", role: .plain)
        var view = ScreenView(keymap: .standard)

        let text = FrameText.text(of: view.draw(state, size: Size(width: width, height: 30)))

        #expect(text.contains("There is no clipboard."))
    }

    @Test(
        arguments: [(60, false), (80, false), (80, true), (120, false), (120, true), (200, false)],
        ["zebra out", "item:item_0123456789 -output_audio_buffer"])
    func `what the events are filtered by is read in their pane`(place: (width: Int, isZoomed: Bool), filter: String) {
        var state = SampleScreens.conversation
        state.focus = .events
        state.preferences.arrangement.zoomed = place.isZoomed ? .events : nil
        state.eventLog.filter = filter
        var view = ScreenView(keymap: .standard)

        let text = FrameText.text(of: view.draw(state, size: Size(width: place.width, height: 30)))

        #expect(text.contains(filter) || (filter.count > 30 && text.contains("filter \(filter.prefix(10))")))
        #expect(text.ranges(of: "\(filter.prefix(10))").count == 1)
    }

    @Test func `the zoom ends when something else has the focus`() {
        let layout = layout(120, 40) {
            $0.preferences.arrangement.zoomed = .events
            $0.focus = .settings
        }
        #expect(layout.panes.count == 4)
    }

    @Test func `what is hidden leaves its room to the others`() {
        let all: Set<Pane> = [.levels, .settings, .events]
        for hidden in [[], [.levels], [.settings, .events], all] as [Set<Pane>] {
            let layout = layout(120, 40) { $0.preferences.arrangement.hidden = hidden }
            #expect(Set(layout.panes.keys) == all.subtracting(hidden).union([.conversation]))
        }
        #expect(
            layout(80, 24) { $0.preferences.arrangement.hidden = [.levels] }.tabs == [
                .conversation, .settings, .events,
            ])
    }
}
