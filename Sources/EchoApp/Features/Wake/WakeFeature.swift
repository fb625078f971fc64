import Echo
import EchoAudio
import EchoScreen
import EchoText

/// Being called by name.
@MainActor
final class WakeFeature: FeatureProtocol, FollowingFeatureProtocol, TickingFeatureProtocol,
    SettingsTakingFeatureProtocol
{
    nonisolated static let offer = FeatureOffer("wake word", settings: SettingsTable.calls)

    let presenters: [any FeaturePresenterProtocol] = [WakePresenter()]
    private let screen: ScreenDoor
    private let wakeWord: (any WakeWordProtocol)?
    private var rules = WakeRules()
    /// As it is shown.
    private var standing = WakeStanding()
    /// Why it cannot be called.
    private var obstacle: Wording?
    /// It is being looked into whether it can be called so.
    private var isChecking = false
    /// Phrases that are listened for.
    private var listenedFor: [String] = []

    /// - Parameter wakeWord: hears its name; nil where nobody can.
    init(_ screen: ScreenDoor, wakeWord: (any WakeWordProtocol)?) {
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
        act(rules.receive(circumstances, at: screen.moment.uptime))
        listen(for: rules.phrases)
        show()
    }

    func tick() {
        act(rules.tick(at: screen.moment.uptime))
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
                screen.notify(WakeWording.on(chosen.phrase), .success, about: .name)
            }
            isChecking = false
            follow()
        }
    }

    private func refuse(_ wording: Wording) {
        obstacle = wording
        screen.notify(wording, .warning)
    }

    private var circumstances: WakeRules.Circumstances {
        let chosen = screen.preferences
        var circumstances = WakeRules.Circumstances()
        let obstacle = screen.catalog.settings[.wakeWord]?.obstacle(in: chosen, among: screen.options)
        let isPossible = obstacle == nil && screen.mode == .audio
        circumstances.isWanted =
            chosen.sound.isCalled && isPossible && self.obstacle == nil && !isChecking && !screen.isReplay
        circumstances.phrase = chosen.sound.phrase
        circumstances.followUp = chosen.sound.followUp
        circumstances.activity = screen.activity
        circumstances.isTalking = screen.meansToTalk
        circumstances.isMuted = screen.isMuted
        circumstances.takesTurns = screen.takesTurns
        return circumstances
    }

    private func act(_ actions: [WakeRules.Action]) {
        for action in actions {
            switch action {
            case .talk(let isOpen): if screen.meansToTalk != isOpen { screen.toggleTalking() }
            // Where tones are wanted, there is one when the microphone is open.
            case .acknowledge:
                screen.settle(.name)
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
        case .heard(let phrase): act(rules.heard(phrase, at: screen.moment.uptime))
        case .failed(let obstacle): refuse(WakeWording.refusal(screen.preferences.sound.phrase, obstacle))
        }
        follow()
    }

    private func show() {
        guard rules.standing != standing else { return }
        standing = rules.standing
        screen.updatePart(WakePresenter.self) { $0.show(standing) }
    }
}

extension TaskSlots.Slot {
    fileprivate static let listening = Self("wake.listening")
    fileprivate static let checking = Self("wake.checking")
}

extension NoticeSubject {
    /// By which name it can be called.
    fileprivate static let name = NoticeSubject("wake.name")
}
