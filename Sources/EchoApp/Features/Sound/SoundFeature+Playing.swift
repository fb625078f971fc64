import Echo
import EchoScreen
import EchoText
import Foundation

/// Playing what was said, from the conversation and from the panel.
extension SoundFeature {
    /// What a command does in the conversation; false for what has nothing to do with it.
    func play(_ command: Command) -> Bool {
        switch command {
        case .playMessage: playFromCursor()
        case .showSound: showPanel()
        default: return control(command)
        }
        return true
    }

    /// What a command does to the sound that is played.
    func control(_ command: Command) -> Bool {
        let now = screen.clock.uptime
        switch command {
        case .pauseSound: perform(playback.pauseOrResume(at: now))
        case .seekForward: perform(playback.seek(by: PlaybackRules.step, at: now))
        case .seekBack: perform(playback.seek(by: .zero - PlaybackRules.step, at: now))
        case .playFaster: perform(playback.changeSpeed(by: 1, at: now))
        case .playSlower: perform(playback.changeSpeed(by: -1, at: now))
        case .playNext: perform(playback.skip(by: 1, at: now))
        case .playPrevious: perform(playback.skip(by: -1, at: now))
        default: return false
        }
        return true
    }

    /// - Returns: whether anything was played.
    func stopPlaying() -> Bool {
        guard playback.played != nil else { return false }
        perform(playback.stop())
        return true
    }

    func perform(_ effects: [PlaybackRules.Effect]) {
        for effect in effects {
            switch effect {
            case .select(let message): select(message)
            case .stop: playing?.cancel()
            case .play(let sound, let place, let speed): play(sound, from: place, speed: speed)
            }
        }
        showPlayed()
    }

    /// Tells the presenter and the panel what is played.
    func showPlayed() {
        let (played, now) = (playback.played, screen.clock.uptime)
        guard played != nil || screen.part(SoundPresenter.self)?.played != nil else { return }
        let row = played.flatMap { screen.said.row(of: $0.message) }
        screen.updatePart(SoundPresenter.self) { $0.play(played, row: row, at: now) }
        showInPanel()
    }

    func showInPanel() {
        guard var panel = screen.panel as? any SoundShowingProtocol else { return }
        panel.play(playback.played, at: screen.clock.uptime)
        screen.show(panel)
    }

    // MARK: - Private

    private func select(_ message: Message.ID) {
        if screen.panel == nil, screen.focus == .conversation {
            screen.select(message)
        }
    }

    private func playFromCursor() {
        let said = screen.said
        guard let cursor = said.cursor, let conversation = screen.keeping.conversation else {
            return screen.notify(SoundWording.nothingKept, .warning)
        }
        let rows = said.state.rows
        let (before, after) = (rows.prefix(cursor).map(\.id), rows.dropFirst(cursor).map(\.id))
        screen.focus(on: .conversation)
        start(in: conversation, before: before, after: after)
    }

    /// - Parameters:
    ///   - before: the messages before the cursor.
    ///   - after: those from it on.
    func start(in conversation: ConversationID, before: [Message.ID], after: [Message.ID]) {
        guard let library else { return screen.notify(SoundWording.unavailable, .warning) }
        screen.start(.finding) { [self] in
            await store?.flush()
            let sounds = try await library.sounds(of: conversation)
            guard !Task.isCancelled else { return }
            let effects = playback.start(sounds, after: after, before: before, at: screen.clock.uptime)
            if playback.played == nil { screen.notify(SoundWording.nothingKept, .warning) }
            wasTalking = screen.meansToTalk
            perform(effects)
        }
    }

    private func play(_ sound: KeptSound, from place: Duration, speed: Double) {
        guard let library else { return }
        playing?.cancel()
        let before = playing
        playing = Task { [weak self] in
            await before?.value
            guard !Task.isCancelled, let engine = await self?.screen.attachedEngine() else { return }
            do {
                let reader = try await library.open(sound)
                try await PlayKeptSound(engine: engine)(reader, from: place, speed: speed)
                self?.ended(nil)
            } catch {
                await self?.ended(Self.isGone(sound, library) ? nil : error)
            }
        }
    }

    /// It was deleted while it was played: whoever did that knows.
    private static func isGone(_ sound: KeptSound, _ library: any SoundLibraryProtocol) async -> Bool {
        do throws(SoundError) {
            _ = try await library.open(sound)
            return false
        } catch {
            return error == .missing
        }
    }

    /// One that was replaced or stopped has no say any more.
    private func ended(_ error: (any Error)?) {
        guard !Task.isCancelled else { return }
        if let error {
            perform(playback.stop())
            // The conversation's own sound came: that is heard, and needs no words.
            if let lost = error as? EchoError, case .connectionLost = lost { return screen.publish() }
            screen.show(error)
        } else {
            perform(playback.ended(at: screen.clock.uptime))
        }
        screen.publish()
    }
}

extension TaskSlots.Slot {
    fileprivate static let finding = Self("sound.finding")
}
