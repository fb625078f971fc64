import Echo
import EchoScreen
import EchoText

/// Writes what the person says into the message.
@MainActor
final class DictationFeature: FeatureProtocol, InterceptingFeatureProtocol, AnsweringFeatureProtocol,
    HearingFeatureProtocol, ListeningFeatureProtocol
{
    nonisolated static let offer = FeatureOffer(
        "dictation",
        commands: [
            CommandEntry(
                .toggleDictation, "start or stop dictation",
                "Write what you say into the message, to be edited before you send it, or stop.", slash: "dictate",
                aliases: ["dictation"], in: .write,
                keys: [.key("f10", in: .screen), .key("ctrl+x d", in: .screen.subtracting([.composerNormal]))])
        ])

    let presenters: [any FeaturePresenterProtocol] = [DictationPresenter()]
    private let screen: ScreenDoor
    private var dictation: Dictation?
    private var rules = DictationRules(languages: [])
    /// How it works was said once.
    private var isExplained = false

    init(_ screen: ScreenDoor) { self.screen = screen }

    func stop() { screen.slots.cancel(.dictating) }

    /// While one dictates, the keys to stop, to talk and to send end the dictation first.
    func intercept(_ intent: Intent) -> Bool {
        guard isDictating else { return false }
        switch intent {
        case .perform(.stop) where screen.leadsToMessage: press()
        case .talkKey(.pressed) where screen.leadsToMessage, .perform(.toggleTalking) where screen.leadsToMessage:
            finish()
            screen.notify(DictationWording.endedForTalking)
        case .talkKey where screen.leadsToMessage: break
        case .perform(.send) where screen.leadsToMessage && screen.focus == .composer:
            rules.send()
            finish()
        default: return false
        }
        return true
    }

    func perform(_ command: Command, words: String) -> Bool {
        // Nobody talks into what is covered.
        if command == .lockScreen, isDictating { finish() }
        guard command == .toggleDictation else { return false }
        if isDictating { press() } else { begin() }
        return true
    }

    func answer(_ text: String, isLate: Bool) -> Bool {
        guard !isLate, DictationRules.asks(text) else { return false }
        if !isDictating { begin() }
        return true
    }

    /// The microphone is taken: whoever would talk now talks into the message.
    func talk(isBeginning: Bool) -> Bool { isDictating }

    /// It may be asked for aloud; the assistant need not answer that.
    func receive(_ event: EchoEvent) {
        guard case .messageFinalized(let message) = event, message.role == .user, message.medium == .voice,
            !message.isLocal, !isDictating, DictationRules.asks(message.text)
        else { return }
        if screen.isUnderWay { screen.stop() }
        begin()
    }

    // MARK: - The dictation

    private var isDictating: Bool { screen.slots.isRunning(.dictating) }

    /// Once closes the microphone, twice does not wait for the last words either.
    private func press() {
        if stage == .finishing || dictation == nil { abandon() } else { finish() }
    }

    private func finish() {
        guard let dictation else { return abandon() }
        guard stage != .finishing else { return }
        dictation.finish()
        show(.finishing)
    }

    private func abandon() {
        screen.slots.cancel(.dictating)
        dictation = nil
        show(nil)
    }

    private func begin() {
        guard screen.hasScreen else { return screen.notify(DictationWording.needsScreen, .warning) }
        guard !screen.isReplay else { return screen.notify(DictationWording.unavailable, .warning) }
        let session = screen.sessionSettings
        (rules, dictation) = (DictationRules(languages: session.languages), nil)
        screen.stopSpeaking()
        let wasHeard = screen.meansToTalk || screen.isMicrophoneOpen
        if wasHeard { screen.stopListening() }
        if wasHeard || !isExplained { screen.notify(DictationWording.began(closesConversation: wasHeard)) }
        isExplained = isExplained || !wasHeard
        screen.focusOnMessage()
        show(.opening)
        screen.start(.dictating) { [self] in
            await dictate(session)
            if !Task.isCancelled { end() }
        }
    }

    private func dictate(_ settings: SessionSettings) async {
        await screen.talkingEnded()
        if screen.engine == nil { screen.notify(DictationWording.waiting) }
        screen.publish()
        guard !Task.isCancelled, let engine = await screen.attachedEngine(), !Task.isCancelled else { return }
        let dictation = Dictation(expects: DictationReader(languages: settings.languages).phrases)
        self.dictation = dictation
        // Unbounded: words that are few, and of which none may be lost.
        let (events, sink) = AsyncStream.makeStream(of: DictationEvent.self, bufferingPolicy: .unbounded)
        async let failure = Self.run(engine, dictation, settings, sink)
        for await event in events where !Task.isCancelled {
            receive(event)
            screen.publish()
        }
        if let failure = await failure, !Task.isCancelled {
            rules.lose()
            screen.notify(DictationWording.ended(failure), .failure)
        }
    }

    private nonisolated static func run(
        _ engine: any EngineProtocol, _ dictation: Dictation, _ settings: SessionSettings,
        _ sink: AsyncStream<DictationEvent>.Continuation
    ) async -> EchoError? {
        defer { sink.finish() }
        do throws(EchoError) {
            try await engine.dictate(dictation, settings) { sink.yield($0) }
            return nil
        } catch {
            return error
        }
    }

    private func receive(_ event: DictationEvent) {
        switch event {
        case .listening:
            if stage == .opening { show(.listening) }
        case .partial(let words): screen.updatePart(DictationPresenter.self) { $0.show(unsettled: words) }
        case .settled(let piece):
            screen.updatePart(DictationPresenter.self) { $0.show(unsettled: "") }
            for part in rules.parts(of: piece) { write(part) }
        case .lost(let error):
            rules.lose()
            screen.notify(DictationWording.lost(error), .warning)
        }
    }

    private func write(_ part: DictatedPart) {
        let edit = rules.write(part, before: screen.writtenBeforeCaret, after: screen.characterBehindCaret)
        screen.writeMessage(edit)
        switch edit {
        case .send:
            rules.send(isSpoken: true)
            finish()
        case .nothingToDelete: screen.notify(DictationWording.nothingToDelete, .warning)
        case .insert, .delete, .nothing: break
        }
    }

    /// A message that lacks words is not sent unseen.
    private func end() {
        show(nil)
        dictation = nil
        guard rules.isToSend, screen.written.text.contains(where: { !$0.isWhitespace }) else { return }
        guard !rules.hasLost else { return screen.notify(DictationWording.notSent, .warning) }
        screen.send()
    }

    private var stage: DictationPresenter.Stage? { screen.part(DictationPresenter.self)?.stage }

    private func show(_ stage: DictationPresenter.Stage?) {
        screen.updatePart(DictationPresenter.self) { $0.show(stage) }
    }
}

extension TaskSlots.Slot {
    fileprivate static let dictating = Self("dictating")
}
