import Echo
import EchoAudio
import Foundation
import ScreenTestKit
import Testing

@testable import EchoScreen

@Suite struct `Panes are arranged` {
    private func makeSUT() -> ScreenPresenter {
        ScreenPresenter(server: ServerIdentity(isLocal: true, host: "127.0.0.1", model: "echo"), catalog: .standard)
    }

    @Test func `a hidden pane gives up the focus and comes back with it`() throws {
        var presenter = makeSUT()
        presenter.focus(on: .events)
        presenter.hideFocusedPane()
        #expect(presenter.preferences.arrangement.hidden == [.events])
        #expect(presenter.focus == .composer)
        #expect(presenter.state.notice?.wording.commands == [.focus(.events)])
        let layout = try #require(Catalog.standard.commands[.restoreLayout].slash)
        #expect(presenter.state.notice?.wording.text(keyName: \.name).contains("/\(layout)") == true)

        presenter.focus(on: .events)
        #expect(presenter.preferences.arrangement.hidden == [])
    }

    @Test func `going from pane to pane passes by what is hidden`() {
        var presenter = makeSUT()
        presenter.focus(on: .levels)
        presenter.hideFocusedPane()
        let visited = (0..<4).map { _ in
            presenter.moveFocus(by: 1)
            return presenter.focus
        }
        #expect(visited == [.conversation, .settings, .events, .composer])
    }

    @Test(arguments: [Pane.composer, .conversation]) func `the conversation cannot be hidden`(pane: Pane) {
        var presenter = makeSUT()
        presenter.focus(on: pane)
        presenter.hideFocusedPane()
        #expect(presenter.preferences.arrangement.hidden == [])
        #expect(presenter.focus == pane)
        #expect(presenter.state.notice != nil)
    }

    @Test func `the zoom is of the focused pane and ends when another has the focus`() {
        var presenter = makeSUT()
        presenter.toggleZoom()
        #expect(presenter.preferences.arrangement.zoomed == .conversation)
        presenter.focus(on: .conversation)
        #expect(presenter.preferences.arrangement.zoomed == .conversation)
        presenter.toggleZoom()
        #expect(presenter.preferences.arrangement.zoomed == nil)

        presenter.focus(on: .settings)
        presenter.toggleZoom()
        presenter.focus(on: .events)
        #expect(presenter.preferences.arrangement.zoomed == nil)
    }

    @Test func `shares stay within reason, however often they are changed`() {
        var presenter = makeSUT()
        for pane in Pane.all {
            for steps in [1, -1] {
                presenter.focus(on: pane)
                for _ in 0..<100 { presenter.resizeFocusedPane(by: steps) }
                let arrangement = presenter.preferences.arrangement
                for share in [arrangement.side, arrangement.levels, arrangement.settings].compactMap(\.self) {
                    #expect((0.05...0.9).contains(share))
                }
            }
        }
    }

    @Test func `the mouse is given away and taken again, and it is said how`() {
        var presenter = makeSUT()
        presenter.toggleMouse()
        #expect(!presenter.state.preferences.usesMouse)
        #expect(presenter.state.notice?.wording.commands == [.toggleMouse])
        presenter.toggleMouse()
        #expect(presenter.state.preferences.usesMouse)
    }

    @Test func `the mouse stays where it was given, and the setting, which is kept, as it was`() {
        var presenter = makeSUT()
        presenter.toggleMouse()
        #expect(presenter.settings.preferences.screen.usesMouse)
        var chosen = presenter.settings.preferences
        chosen.session.speed = 1.2
        presenter.show(chosen)
        #expect(!presenter.state.preferences.usesMouse)

        chosen.screen.usesMouse = false
        presenter.show(chosen)
        chosen.screen.usesMouse = true
        presenter.show(chosen)
        #expect(presenter.state.preferences.usesMouse)
    }
}

@Suite struct `A theme is chosen` {
    private func makeSUT(_ theme: String) -> ScreenPresenter {
        ScreenPresenter(
            server: ServerIdentity(isLocal: true, host: "127.0.0.1", model: "echo"), catalog: .standard, theme: theme)
    }

    @Test(arguments: [(true, "light"), (false, "dark"), (nil, "dark")] as [(Bool?, String)])
    func `by the ground of the terminal, unless it is named`(isLight: Bool?, name: String) {
        var traits = TerminalTraits()
        traits.isLight = isLight
        var automatic = makeSUT(ThemeChoice.automatic)
        automatic.show(traits)
        #expect(automatic.state.theme == name)

        var named = makeSUT("nord")
        named.show(traits)
        #expect(named.state.theme == "nord")
    }
}

@Suite struct `Little moves for whoever wants it so` {
    private func level(_ rms: Float) -> AudioLevel {
        AudioLevel(direction: .microphone, level: LevelReading(rms: rms, peak: rms, bands: []))
    }

    private func makeSUT(calm: Bool) -> ScreenPresenter {
        var presenter = ScreenPresenter(
            server: ServerIdentity(isLocal: true, host: "127.0.0.1", model: "echo"), catalog: .standard)
        presenter.preferences.reducesMotion = calm
        presenter.receive(
            .audioStatusChanged(AudioStatus(microphone: .open)), at: ScreenTime(date: .now, uptime: .zero))
        return presenter
    }

    @Test(arguments: [(true, 2), (false, 20)]) func `meters change at most twice a second`(calm: Bool, changes: Int) {
        var presenter = makeSUT(calm: calm)
        var seen: Set<LevelsViewState> = []
        for step in 1...20 {
            let moment = ScreenTime(date: .now, uptime: .milliseconds(step * 50))
            presenter.receive(.audioLevelChanged(level(-60 + Float(step) * 2)), at: moment)
            presenter.tick(at: moment)
            seen.insert(presenter.state.levels)
        }
        #expect(seen.count <= changes + 1)
        #expect(presenter.nextChange(at: .seconds(1)) == .milliseconds(calm ? 500 : 50))
    }
}
