import Echo
import EchoScreen
import EchoText
import Foundation
import ScreenTestKit
import Testing

@Suite struct `What is said stays to be read` {
    private func makeSUT(isFirstRun: Bool = false, mode: ConversationMode = .audio) -> ScreenPresenter {
        ScreenPresenter(
            server: ServerIdentity(isLocal: true, host: "127.0.0.1", model: "gpt-realtime"), mode: mode,
            catalog: .standard, timeZone: TimeZone(secondsFromGMT: 0) ?? .current, isFirstRun: isFirstRun)
    }

    private func shown(_ presenter: ScreenPresenter) -> String? {
        presenter.state.notice?.wording.text(keyName: \.name)
    }

    @Test func `several at once: the newest is shown, the others are counted`() {
        var presenter = makeSUT()
        for sentence in ["One.", "Two.", "Three."] { presenter.notify(Wording(sentence), .failure) }

        #expect(shown(presenter) == "Three. (2 more: showNotices)")
        presenter.notify("Two.", .failure)
        #expect(shown(presenter) == "Two. (2 more: showNotices)")
        presenter.dismissNotice()
        #expect(shown(presenter) == nil)
        presenter.notify("Four.", .failure)
        #expect(shown(presenter) == "Four.")
    }

    @Test func `mistakes of a file are read from the first line to the last, in the list and in plain lines`() {
        var presenter = makeSUT()
        presenter.notify(all: ["Line 1.", "Line 2.", "Line 3."], .warning)
        var plain = PlainPresenter(.standard)

        #expect(shown(presenter) == "Line 1. (2 more: showNotices)")
        #expect(
            presenter.state.notices.reversed().map { $0.wording.text(keyName: \.name) } == [
                "Line 1.", "Line 2.", "Line 3.",
            ])
        #expect(
            plain.texts(of: presenter.state).filter { $0.hasPrefix("notice: Line") }
                == ["notice: Line 1.", "notice: Line 2.", "notice: Line 3."])
        #expect(plain.texts(of: presenter.state).allSatisfy { !$0.hasPrefix("notice: Line") })
    }

    @Test(arguments: [true, false])
    func `an empty conversation names the key that talks only where it does`(isFirstRun: Bool) {
        var presenter = makeSUT(isFirstRun: isFirstRun)
        func keys() -> [Command] { presenter.state.conversation.welcome.flatMap(\.commands) }
        #expect(keys().contains(.toggleTalking))

        presenter.receive(.modeChanged(.text), at: moment)
        #expect(!keys().contains(.toggleTalking))
        #expect(keys().contains(.switchMode))
        presenter.receive(.modeChanged(.audio), at: moment)
        #expect(keys().contains(.toggleTalking))
    }

    @Test func `what is out of date gives way to what is not`() {
        var presenter = makeSUT()
        presenter.notify("Something else.", .warning)
        presenter.receive(.error(.unreachable(host: "example.org", reason: "refused")), at: moment)
        #expect(shown(presenter)?.hasPrefix("Cannot reach example.org") == true)

        presenter.receive(.connectionStatusChanged(.connected(sessionID: "s", model: "m")), at: moment)
        #expect(shown(presenter) == "Something else.")

        presenter.receive(.error(.unreachable(host: "example.org", reason: "refused")), at: moment)
        presenter.receive(.assistantTextDelta(itemID: "a", delta: "Here I am."), at: moment)
        #expect(shown(presenter) == "Something else.")
    }

    @Test func `that nobody answers is said once, until a connection is asked for or was there`() {
        let error = EchoError.unreachable(host: "example.org", reason: "refused")
        var presenter = makeSUT()
        presenter.show(error)
        // The person goes on, and nobody answers still.
        presenter.dismissNotice()
        presenter.showUnlessTold(error)
        #expect(shown(presenter) == nil)
        presenter.showUnlessTold(.connectionTimedOut(host: "example.org"))
        #expect(shown(presenter)?.contains("timed out") == true)
        presenter.dismissNotice()
        presenter.show(error)
        #expect(shown(presenter)?.hasPrefix("Cannot reach example.org") == true)

        presenter.receive(.connectionStatusChanged(.connected(sessionID: "s", model: "m")), at: moment)
        presenter.showUnlessTold(error)

        #expect(shown(presenter)?.hasPrefix("Cannot reach example.org") == true)
    }

    private func at(_ seconds: Int) -> ScreenTime { ScreenTime(date: moment.date, uptime: .seconds(seconds)) }

    @Test(
        arguments: [
            (TextRole.plain, 8), (.success, 8), (.faint, 8), (.warning, 20), (.failure, nil),
        ] as [(TextRole, Int?)])
    func `each goes by itself after its time, and stays to be read`(role: TextRole, seconds: Int?) {
        var presenter = makeSUT()
        #expect(presenter.nextChange(at: .zero) == nil)
        presenter.notify("One.", role)
        presenter.stampNotices(at: at(5))

        #expect(presenter.nextChange(at: .seconds(5)) == seconds.map { Duration.seconds($0) })
        presenter.tick(at: at(5 + (seconds ?? 1_000) - 1))
        #expect(shown(presenter) == "One.")
        presenter.tick(at: at(5 + (seconds ?? 1_000)))
        #expect(shown(presenter) == (seconds == nil ? "One." : nil))
        #expect(presenter.nextChange(at: .seconds(2_000)) == nil)
        #expect(presenter.state.notices.count == 1)
    }

    @Test func `the time of one that lay behind another runs when it is seen`() {
        var presenter = makeSUT()
        presenter.notify("One.")
        presenter.notify("Two.")
        presenter.stampNotices(at: at(0))

        presenter.tick(at: at(8))
        presenter.stampNotices(at: at(8))
        #expect(shown(presenter) == "One.")
        #expect(presenter.nextChange(at: .seconds(8)) == .seconds(8))
    }

    @Test func `the history has time, text and role, the newest first`() throws {
        var presenter = makeSUT()
        presenter.notify("One.", .failure)
        presenter.stampNotices(at: moment)
        presenter.dismissNotice()
        presenter.notify("Two. \(key: .reconnect)", .success)
        presenter.stampNotices(at: ScreenTime(date: moment.date + 60, uptime: .seconds(60)))
        presenter.openNotices()

        let overlay = try #require(presenter.state.overlay)
        guard case .paragraphs(let rows) = overlay.content else { throw Missing() }
        #expect(overlay.title == "Notifications")
        #expect(rows.map(\.lead.text) == ["22:14", "22:13"])
        #expect(rows.map { $0.wording.text(keyName: \.name) } == ["Two. reconnect", "One."])
        #expect(rows.map(\.role) == [.success, .failure])
    }

    @Test func `two hundred are kept`() {
        var presenter = makeSUT()
        for number in 1...250 { presenter.notify(Wording("Number \(String(number)).")) }

        #expect(presenter.state.notices.count == 200)
        #expect(presenter.state.notices.last?.wording.text(keyName: \.name) == "Number 250.")
        #expect(presenter.state.notices.first?.wording.text(keyName: \.name) == "Number 51.")
    }

    @Test func `the first start says in three lines what runs, how to connect a model and how to talk`() {
        let first = makeSUT(isFirstRun: true).state.conversation.welcome
        let later = makeSUT().state.conversation.welcome
        let words = first.map { $0.text(keyName: \.name) }

        #expect(words.count == 3)
        #expect(words[0].contains("built-in offline assistant"))
        #expect(words[1].contains("OPENAI_API_KEY") && words[1].contains("Ollama"))
        #expect(first[2].commands == [.toggleTalking, .send])
        #expect(!later.contains { $0.text(keyName: \.name).contains("OPENAI_API_KEY") })
        let keys: [Command: String] = [.toggleTalking: "Space", .send: "Enter", .switchMode: "Ctrl+T"]
        for mode in [ConversationMode.audio, .text] {
            let lines = makeSUT(isFirstRun: true, mode: mode).state.conversation.welcome
            #expect(lines.allSatisfy { $0.text { keys[$0] ?? "" }.count <= 50 }, "\(mode)")
        }
    }

    @Test func `the tour tells of every place of the screen, two lines each at most`() {
        var presenter = makeSUT()
        presenter.openTour()

        guard case .paragraphs(let places) = presenter.state.overlay?.content else {
            Issue.record("no page is open")
            return
        }
        for pane in Pane.all where pane != .composer { #expect(places.contains { $0.lead.text == pane.title }) }
        #expect(places.count == Pane.all.count + 1)
        for place in places { #expect(place.wording.text { _ in "Ctrl+P" }.count <= 80) }
    }

    @Test func `the window is named only by choice`() {
        var presenter = makeSUT()
        #expect(presenter.state.windowTitle == nil)

        presenter.preferences.setsTitle = true
        #expect(presenter.state.windowTitle == "echo · starting")
    }

    private var moment: ScreenTime { ScreenTime(date: Date(timeIntervalSince1970: 1_700_000_000), uptime: .zero) }
    private struct Missing: Error {}
}
