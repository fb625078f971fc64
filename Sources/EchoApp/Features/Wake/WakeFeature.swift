import Echo
import EchoAudio
import EchoPresentation
import EchoText

/// Being called by name.
@MainActor final class WakeFeature: FeatureProtocol {
    nonisolated static let offer = FeatureOffer("wake word", settings: SettingsTable.calls)

    let presenters: [any FeaturePresenterProtocol] = [WakePresenter()]
    private let screen: Screen
    private let wakeWord: (any WakeWordProtocol)?
    private var rule = WakeRule()
    /// Why it cannot be called.
    private var obstacle: Wording?
    /// It is being looked into whether it can be called so.
    private var isChecking = false
    /// Phrases that are listened for.
    private var listenedFor: [String] = []

    /// - Parameter wakeWord: hears its name; nil where nobody can.
    init(_ screen: Screen, wakeWord: (any WakeWordProtocol)?) {
        self.screen = screen
        self.wakeWord = wakeWord
    }

    func start() { check(isNews: false) }

    func stop() async { await wakeWord?.stop() }

    func settingsChanged(_ change: SettingsChange) {
        if change.ids.contains(.wakeWord) || change.ids.contains(.wakePhrase) { check(isNews: true) }
    }

    /// Listens as it should now, and does what follows from what has changed.
    func follow() {
        guard wakeWord != nil else { return }
        act(rule.receive(circumstances, at: screen.moment.uptime))
        listen(for: rule.phrases)
        show()
    }

    func tick() {
        act(rule.tick(at: screen.moment.uptime))
        show()
    }

    /// Whether a changed phrase can be listened for is looked into before it is used.
    /// - Parameter isNews: the person has just asked for it.
    private func check(isNews: Bool) {
        let chosen = screen.preferences.sound
        obstacle = nil
        guard chosen.isCalled else { return follow() }
        guard let wakeWord else { return refuse(WakeWording.unavailable) }
        isChecking = true
        screen.start(.checking) { [self] in
            if let obstacle = await wakeWord.obstacle(to: chosen.phrase) {
                refuse(WakeWording.refusal(chosen.phrase, obstacle))
            } else if isNews {
                screen.tellName(chosen.phrase)
            }
            isChecking = false
            follow()
        }
    }

    private func refuse(_ wording: Wording) {
        obstacle = wording
        screen.notify(wording, .warning)
    }

    private var circumstances: WakeRule.Circumstances {
        let chosen = screen.preferences
        var circumstances = WakeRule.Circumstances()
        let isPossible = screen.catalog.settings[.wakeWord]?.obstacle(in: chosen) == nil && screen.mode == .audio
        circumstances.isWanted =
            chosen.sound.isCalled && isPossible && obstacle == nil && !isChecking && !screen.isReplay
        circumstances.phrase = chosen.sound.phrase
        circumstances.followUp = chosen.sound.followUp
        circumstances.activity = screen.activity
        circumstances.isTalking = screen.meansToTalk
        circumstances.isMuted = screen.isMuted
        return circumstances
    }

    private func act(_ actions: [WakeRule.Action]) {
        for action in actions {
            switch action {
            case .talk(let isOpen): if screen.meansToTalk != isOpen { screen.toggleTalking() }
            // Where tones are wanted, there is one when the microphone is open.
            case .acknowledge:
                screen.wasCalled()
                if !screen.preferences.sound.earcons { screen.play(.start) }
            case .stopAnswer: screen.stop()
            }
        }
    }

    /// One thing at a time: what was listened for before is given up.
    private func listen(for phrases: [String]) {
        guard phrases != listenedFor else { return }
        listenedFor = phrases
        screen.start(.listening) { [self] in
            guard let wakeWord, !Task.isCancelled else { return }
            guard !phrases.isEmpty else { return await wakeWord.stop() }
            for await event in wakeWord.listen(for: phrases) {
                receive(event)
                screen.publish()
            }
        }
    }

    private func receive(_ event: WakeEvent) {
        switch event {
        case .heard(let phrase): act(rule.heard(phrase, at: screen.moment.uptime))
        case .failed(let obstacle): refuse(WakeWording.refusal(screen.preferences.sound.phrase, obstacle))
        }
        follow()
    }

    private func show() { screen.updatePart(WakePresenter.self) { $0.show(rule, screen.preferences.sound.phrase) } }
}

extension TaskSlots.Slot {
    fileprivate static let listening = Self("wake.listening")
    fileprivate static let checking = Self("wake.checking")
}
