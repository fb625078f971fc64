import Echo
import EchoText
import Foundation
import ScreenTestKit
import Testing

@testable import EchoApp
@testable import EchoScreen

@Suite struct `Being called` {
    private var rules = WakeRules()
    private var circumstances = WakeRules.Circumstances()

    init() {
        circumstances.isWanted = true
        circumstances.phrase = "hey echo"
        circumstances.followUp = .seconds(5)
    }

    private mutating func become(
        _ activity: Activity, talking: Bool = false, at seconds: Int = 0
    ) -> [WakeRules.Action] {
        circumstances.activity = activity
        circumstances.isTalking = talking
        return rules.receive(circumstances, at: .seconds(seconds))
    }

    /// Called, a question, its answer under way.
    private mutating func converse() {
        _ = become(.idle)
        _ = rules.heard("hey echo", at: .zero)
        _ = become(.listening, talking: true)
        _ = become(.hearing, talking: true)
        _ = become(.thinking, talking: true, at: 3)
        _ = become(.speaking, at: 4)
    }

    @Test mutating func `it listens for its name while nothing goes on`() {
        #expect(become(.connecting) == [])
        #expect(rules.phrases == [] && !rules.isWaiting)
        #expect(become(.idle) == [])
        #expect(rules.phrases == ["hey echo"] && rules.isWaiting)
        #expect(become(.listening, talking: true) == [])
        #expect(rules.phrases == [])
        #expect(become(.idle) == [])
        #expect(rules.phrases == ["hey echo"])
    }

    @Test mutating func `it is off until it is wanted`() {
        circumstances.isWanted = false
        _ = become(.idle)

        #expect(rules.phrases == [] && !rules.isWaiting)
        #expect(rules.heard("hey echo", at: .zero) == [])
        #expect(rules.standing.deadline == nil)
    }

    @Test mutating func `a call opens the microphone for one turn`() {
        _ = become(.idle)

        #expect(rules.heard("hey echo", at: .zero) == [.acknowledge, .talk(true)])
        #expect(rules.heard("hey echo", at: .zero) == [])
        #expect(become(.opening, talking: true) == [])
        #expect(rules.phrases == ["hey echo"])
        #expect(become(.listening, talking: true) == [])
        #expect(rules.phrases == [])
        #expect(become(.hearing, talking: true) == [])
        #expect(become(.thinking, talking: true) == [.talk(false)])
        #expect(become(.thinking) == [])
    }

    @Test mutating func `who calls and says nothing is not listened to any longer`() {
        _ = become(.idle)
        _ = rules.heard("hey echo", at: .seconds(10))
        _ = become(.listening, talking: true, at: 10)

        #expect(rules.standing.deadline == .seconds(18))
        #expect(rules.tick(at: .seconds(17)) == [])
        #expect(rules.tick(at: .seconds(18)) == [.talk(false)])
        _ = become(.idle, at: 18)
        #expect(rules.isWaiting)
    }

    @Test mutating func `after the answer one may go on without calling, for some seconds`() {
        converse()

        #expect(become(.idle, at: 10) == [.talk(true)])
        #expect(become(.listening, talking: true, at: 10) == [])
        #expect(rules.standing.deadline == .seconds(15))
        #expect(become(.hearing, talking: true, at: 12) == [])
        #expect(rules.tick(at: .seconds(30)) == [])
        #expect(become(.thinking, talking: true, at: 14) == [.talk(false)])
        #expect(become(.idle, at: 20) == [.talk(true)])
        _ = become(.listening, talking: true, at: 20)
        #expect(rules.tick(at: .seconds(25)) == [.talk(false)])
        #expect(become(.idle, at: 25) == [])
        #expect(rules.isWaiting)
    }

    @Test mutating func `without that it waits for its name at once`() {
        circumstances.followUp = .zero
        converse()

        #expect(become(.idle, at: 10) == [])
        #expect(rules.isWaiting)
    }

    @Test mutating func `stop ends the answer, and nothing follows it`() {
        converse()
        #expect(rules.phrases == ["stop", "never mind"])

        #expect(rules.heard("never mind", at: .seconds(5)) == [.stopAnswer])
        #expect(become(.idle, at: 6) == [])
        #expect(rules.isWaiting)
        #expect(rules.heard("stop", at: .seconds(7)) == [])
    }

    @Test mutating func `who talks by hand is left alone`() {
        _ = become(.idle)
        _ = become(.listening, talking: true)
        _ = become(.hearing, talking: true)
        #expect(become(.thinking, talking: true) == [])
        #expect(become(.speaking, talking: true) == [])
        #expect(become(.listening, talking: true) == [])
        #expect(become(.idle) == [])
        #expect(rules.isWaiting)
    }

    @Test mutating func `switched off while it listens, the microphone is closed`() {
        _ = become(.idle)
        _ = rules.heard("hey echo", at: .zero)
        circumstances.isWanted = false

        #expect(become(.listening, talking: true) == [.talk(false)])
        #expect(become(.idle) == [])
    }

    @Test mutating func `muted, it listens for nothing, and goes on when it is muted no more`() {
        circumstances.isMuted = true
        _ = become(.idle)
        #expect(rules.phrases == [] && rules.listensBeside && rules.isWaiting)
        #expect(rules.heard("hey echo", at: .zero) == [])

        circumstances.isMuted = false
        _ = become(.idle)
        #expect(rules.phrases == ["hey echo"])
    }

    @Test mutating func `muted, it does not open the microphone after an answer`() {
        converse()
        circumstances.isMuted = true

        #expect(become(.speaking, at: 5) == [])
        #expect(rules.phrases == [] && rules.heard("stop", at: .seconds(5)) == [])
        #expect(become(.idle, at: 10) == [])
        #expect(rules.isWaiting)
    }

    @Test mutating func `a microphone that was closed by hand or has failed is not waited for`() {
        _ = become(.idle)
        _ = rules.heard("hey echo", at: .zero)
        _ = become(.listening, talking: true)

        #expect(become(.idle) == [])
        #expect(rules.isWaiting)
    }

    @Test func `the header says what it waits for`() {
        var screen = ScreenPresenter(server: ServerIdentity(isLocal: true, host: "", model: "m"), catalog: .standard)
        var rules = WakeRules()
        var circumstances = circumstances
        circumstances.activity = .idle
        _ = rules.receive(circumstances, at: .zero)
        screen.parts = [WakePresenter()]
        screen.updatePart(WakePresenter.self) { $0.show(rules.standing) }

        #expect(screen.state.status.state.text == "○ waiting for “hey echo”")
    }

    private func header(_ turn: Turn, isMuted: Bool = false) -> ScreenViewState {
        var screen = ScreenPresenter(server: ServerIdentity(isLocal: true, host: "", model: "m"), catalog: .standard)
        screen.parts = [WakePresenter()]
        screen.updatePart(WakePresenter.self) { $0.show(rules.standing) }
        let moment = ScreenTime(date: Date(timeIntervalSince1970: 0), uptime: .zero)
        screen.receive(.connectionStatusChanged(.connected(sessionID: "s", model: "m")), at: moment)
        screen.receive(.audioStatusChanged(AudioStatus(isMuted: isMuted)), at: moment)
        screen.receive(.turnChanged(turn), at: moment)
        return screen.state
    }

    @Test mutating func `the header tells a call from the seconds in which no name is needed`() {
        _ = become(.idle)
        _ = rules.heard("hey echo", at: .zero)
        _ = become(.listening, talking: true)
        #expect(header(.listening).status.state.text == "● listening (one turn)")

        converse()
        _ = become(.idle, at: 10)
        _ = become(.listening, talking: true, at: 10)
        #expect(header(.listening).status.state.text == "● listening for follow-up: 5 s")
        _ = rules.tick(at: .milliseconds(11_500))
        #expect(header(.listening).status.state.text == "● listening for follow-up: 4 s")
        #expect(header(.user).status.state.text == "◉ hearing you")
    }

    @Test mutating func `the header and the meter say that it is muted while it waits`() {
        circumstances.isMuted = true
        _ = become(.idle)

        #expect(header(.idle, isMuted: true).status.state.text == "⊘ muted")
        #expect(header(.idle, isMuted: true).status.muted == nil)
        #expect(header(.idle, isMuted: true).levels.microphone.caption.text == "muted")
        #expect(header(.idle).levels.microphone.caption.text == "wake word only")
    }

    @Test func `how to call it is said until it was called`() {
        let name = NoticeSubject("name")
        var screen = ScreenPresenter(server: ServerIdentity(isLocal: true, host: "", model: "m"), catalog: .standard)
        screen.notify(WakeWording.on("hey echo"), .success, about: name)
        #expect(
            screen.state.notice?.wording.text { Catalog.standard.commands[$0].title }.contains("Say “hey echo” to talk")
                == true)

        screen.settle(name)
        #expect(screen.state.notice == nil)
    }

    @Test(arguments: [
        (WakeObstacle.unknownWords(["zorblax"]), "the pronunciation of “zorblax” is unknown"),
        (.modelMissing(path: "/m"), "Install the package pocketsphinx-en-us"), (.tooShort("a"), "it is too short"),
        (.stopWord("stop"), "it stops an answer"),
    ])
    func `why it cannot be called is said`(obstacle: WakeObstacle, words: String) {
        #expect(
            WakeWording.refusal("hey zorblax", obstacle).text { Catalog.standard.commands[$0].title }.contains(words))
    }

    // MARK: - Full duplex

    /// Called, and talked with, where both may speak at once.
    private mutating func call() {
        circumstances.takesTurns = false
        _ = become(.idle)
        _ = rules.heard("hey echo", at: .zero)
        _ = become(.listening, talking: true)
    }

    @Test mutating func `where both may speak at once, a call opens the microphone for as long as anybody speaks`() {
        call()
        #expect(rules.standing.isCalled == false && rules.standing.deadline == .seconds(8))
        #expect(become(.hearing, talking: true, at: 1) == [])
        #expect(become(.speaking, talking: true, at: 2) == [])
        #expect(become(.hearing, talking: true, at: 3) == [])
        #expect(become(.thinking, talking: true, at: 20) == [])
        #expect(rules.tick(at: .seconds(60)) == [])

        #expect(become(.listening, talking: true, at: 60) == [])
        #expect(rules.tick(at: .seconds(67)) == [])
        #expect(rules.tick(at: .seconds(68)) == [.talk(false)])
        #expect(become(.idle, at: 69) == [])
        #expect(rules.isWaiting)
    }

    @Test mutating func `where both may speak at once, the person may go on behind an answer as by turns`() {
        call()
        _ = become(.hearing, talking: true, at: 1)
        _ = become(.speaking, talking: true, at: 2)

        #expect(become(.listening, talking: true, at: 10) == [])
        #expect(rules.followUpLeft == .seconds(5))
        #expect(rules.tick(at: .seconds(15)) == [.talk(false)])
    }

    @Test mutating func `where both may speak at once, an answer may breathe though nothing is to follow it`() {
        circumstances.followUp = .zero
        call()
        _ = become(.speaking, talking: true, at: 2)

        #expect(become(.listening, talking: true, at: 10) == [])
        #expect(become(.speaking, talking: true, at: 11) == [])
        #expect(become(.listening, talking: true, at: 15) == [])
        #expect(rules.tick(at: .seconds(17)) == [.talk(false)])
    }

    @Test mutating func `where both may speak at once, nothing follows an answer that was stopped`() {
        call()
        _ = become(.speaking, talking: true, at: 2)
        #expect(rules.heard("stop", at: .seconds(3)) == [.stopAnswer])

        #expect(become(.listening, talking: true, at: 4) == [.talk(false)])
    }
}
