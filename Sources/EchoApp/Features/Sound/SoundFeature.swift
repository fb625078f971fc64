import Echo
import EchoScreen
import EchoText
import Foundation

/// Keeps the sound of what is said, and plays it again.
@MainActor
final class SoundFeature: FeatureProtocol, PanelFeatureProtocol, ListeningFeatureProtocol,
    FollowingFeatureProtocol, TickingFeatureProtocol, SettingsTakingFeatureProtocol, ScreenWatchingFeatureProtocol
{
    let presenters: [any FeaturePresenterProtocol] = [SoundPresenter()]
    let screen: ScreenDoor
    private let keeper: (any SoundKeeperProtocol)?
    let library: (any SoundLibraryProtocol)?
    let store: (any ConversationStoreProtocol)?
    private var keeping = SoundKeepingRules()
    var playback = PlaybackRules()
    /// What is being played. The loudspeaker takes one sound at a time: the next waits for its end.
    var playing: Task<Void, Never>?
    /// The conversation that is shown beside its waveforms, and the panel that was open before.
    var shown: ConversationID?
    var panelLeft: (any PanelProtocol)?
    /// The person meant to be heard when playing began, and does not begin now.
    var wasTalking = false
    private var following: Task<Void, Never>?
    /// The conversation whose kept sound is marked beside its messages.
    private var marked: ConversationID?
    /// The keeper has begun, and will end what it tells when it is stopped.
    private var hasBegun = false
    /// How often the key was missing, one time after the other.
    private var keyMissing = 0

    /// - Parameter keeper: nil where no sound is kept.
    init(_ screen: ScreenDoor, keeper: (any SoundKeeperProtocol)?, library: (any SoundLibraryProtocol)?) {
        self.screen = screen
        self.keeper = keeper
        self.library = library
        store = screen.devices.conversations
    }

    func start() {
        decide()
        guard library != nil else { return }
        screen.slots.start(.tidying) { [weak self, clock = screen.clock] in
            repeat {
                await self?.tidy()
            } while (try? await clock.sleep(for: .seconds(3_600))) != nil
        }
    }

    func stop() async {
        perform(playback.stop())
        await keeper?.stop()
        if hasBegun { await following?.value } else { following?.cancel() }
        guard keeping.choice.keep != .off else { return }
        await store?.flush()
        await tidy()
    }

    func perform(_ command: Command, words: String) -> Bool {
        switch command {
        case .stop: stopPlaying()
        default: play(command)
        }
    }

    func performInPanel(_ command: Command) -> Bool { playInPanel(command) }

    func receive(_ event: EchoEvent) {
        switch event {
        case .messageUpdated(let message), .messageFinalized(let message):
            perform(keeping.receive(message, in: screen.keeping.conversation))
        // Whoever talks does not want to hear what was said before.
        case .userStartedSpeaking, .turnChanged(.user): perform(playback.stop())
        default: break
        }
    }

    func settingsChanged(_ change: SettingsChange) {
        if change.ids.contains(.turnTaking) { tellTurns() }
        guard change.ids.contains(.keepSound) else { return }
        decide()
        let keep = keeping.choice.keep
        guard keep != .off else { return screen.notify(SoundWording.keepsNothing) }
        guard keeping.choice.savesConversations else { return screen.notify(SoundWording.needsHistory, .warning) }
        screen.notify(SoundWording.keeps(keep.title, isBrief: keep == .conversation), .success)
    }

    func screenChanged(_ change: ScreenChange) {
        guard case .conversationReset = change else { return }
        perform(playback.stop())
        screen.start(.tidyingOnce) { [self] in
            await store?.flush()
            await tidy()
        }
    }

    func follow() {
        decide()
        if screen.meansToTalk, !wasTalking { perform(playback.stop()) }
        wasTalking = screen.meansToTalk
        showPlayed()
        markKept()
        markRead()
    }

    func tick() { showInPanel() }

    // MARK: - Keeping

    private func decide() {
        guard keeper != nil else { return }
        var choice = SoundKeepingRules.Conditions()
        choice.keep = screen.preferences[word: .keepSound].flatMap(KeepSound.init) ?? .off
        choice.savesConversations = screen.preferences.savesConversations
        choice.isOffTheRecord = screen.keeping.isOffTheRecord
        guard choice != keeping.choice else { return }
        perform(keeping.choose(choice))
        showKeeping()
    }

    private func perform(_ effects: [SoundKeepingRules.Effect]) {
        for effect in effects {
            switch effect {
            case .start: startKeeping()
            case .stop: screen.start(.keepingEnds) { [keeper] in await keeper?.stop() }
            case .note(let sound, let conversation): note(sound, of: conversation)
            case .discard(let sound):
                screen.start(.init("sound.discard.\(sound.file)")) { [library] in await library?.discard(sound) }
            }
        }
    }

    /// Begins as soon as there is an engine to listen to.
    private func startKeeping() {
        guard let keeper else { return }
        tellTurns()
        let before = following
        following = Task { [weak self] in
            await before?.value
            guard let engine = await self?.screen.attachedEngine(), self?.keeping.isKeeping == true else { return }
            do throws(SoundError) {
                let news = try await keeper.start(engine.sound, engine.events)
                self?.keptAgain()
                for await event in news { self?.receive(event) }
            } catch {
                self?.fail(error)
            }
            self?.hasBegun = false
        }
    }

    private func receive(_ news: SoundKeepingNews) {
        perform(keeping.receive(news))
        if case .failed(let error) = news { screen.notify(SoundWording.lineLost(error.reason), .warning) }
        screen.publish()
    }

    private func fail(_ error: SoundError) {
        keeping.ended()
        showKeeping()
        if case .noKey = error {
            tryAgain()
            // It was said the first time.
            guard keyMissing == 1 else { return screen.publish() }
        }
        screen.notify(SoundWording.notKept(error.reason), .warning)
        screen.publish()
    }

    /// A keyring may be unlocked later: it is asked again, less and less often.
    private func tryAgain() {
        let pause = Duration.seconds(60) * min(1 << keyMissing, 10)
        keyMissing = min(keyMissing + 1, 8)
        screen.slots.start(.retrying) { [weak self, clock = screen.clock] in
            guard (try? await clock.sleep(for: pause)) != nil, let self else { return }
            perform(keeping.choose(keeping.choice))
            showKeeping()
            screen.publish()
        }
    }

    private func keptAgain() {
        hasBegun = true
        guard keyMissing > 0 else { return }
        keyMissing = 0
        screen.notify(SoundWording.keptAgain, .success)
        screen.publish()
    }

    private func note(_ sound: KeptSound, of conversation: ConversationID) {
        store?.note(.sound(sound, of: conversation))
        guard sound.duration > .zero else { return }
        screen.keepSound(of: sound.message, sound.duration)
    }

    /// A conversation that is gone on with has sound from before; one that is over, erased or off the record has none.
    private func markKept() {
        guard marked != screen.keeping.conversation else { return }
        if marked != nil { screen.forgetSounds() }
        marked = screen.keeping.conversation
        guard let library, let conversation = marked else { return }
        screen.start(.marking) { [self] in
            // Without the marks the conversation goes on all the same.
            guard let sounds = try? await library.sounds(of: conversation), marked == conversation else { return }
            for sound in sounds where sound.duration > .zero {
                screen.keepSound(of: sound.message, sound.duration)
            }
        }
    }

    private func showKeeping() {
        screen.updatePart(SoundPresenter.self) { $0.isKeeping = keeping.isKeeping }
    }

    private func tellTurns() {
        let isManual = screen.preferences.session.turnMode == .manual
        screen.start(.tellingTurns) { [keeper] in await keeper?.endTurnsByHand(isManual) }
    }

    /// What cannot be put right now is put right later.
    private func tidy() async { try? await library?.tidy(at: screen.clock.date) }
}

extension TaskSlots.Slot {
    fileprivate static let tidying = Self("sound.tidying")
    fileprivate static let marking = Self("sound.marking")
    fileprivate static let retrying = Self("sound.retrying")
    fileprivate static let tidyingOnce = Self("sound.tidying.once")
    fileprivate static let keepingEnds = Self("sound.ending")
    fileprivate static let tellingTurns = Self("sound.turns")
}
