import Echo
import EchoText

/// Talking, writing, stopping.
extension Screen {
    func connect() {
        start(.connecting) { [self] in try await Reconnect(link: link)() }
    }

    /// Opens the microphone; in manual turn taking the second time ends the turn, else it closes the microphone.
    func toggleTalking() {
        guard mode == .audio else { return explainSilence() }
        // Whoever hears it has opened the microphone, or it was in vain.
        if askFeatures(toHear: !meansToTalk) { return meansToTalk = !meansToTalk && slots.isRunning(.talking) }
        meansToTalk.toggle()
        if meansToTalk { startTalking() } else { stopTalking() }
    }

    /// By text the space bar has nothing to do but to bring the connection back.
    private func explainSilence() {
        if activity.canReconnect { return connect() }
        presenter.notify(ModeWording.noMicrophone, .plain)
    }

    private func startTalking() {
        start(.talking) { [self] in
            try await StartListening(link: link)()
        } onFailure: { [weak self] in
            self?.meansToTalk = false
        }
    }

    private func stopTalking() {
        let isManual = preferences.session.turnMode == .manual
        start(.talking) { [self] in
            if isManual { try await EndTurn(link: link)() } else { await StopListening(link: link)() }
        }
    }

    func endTurn() {
        if meansToTalk { toggleTalking() }
    }

    /// The microphone is wanted for something else.
    func stopListening() {
        meansToTalk = false
        start(.talking) { [self] in await StopListening(link: link)() }
    }

    /// Nobody listens to a conversation by text.
    func stopTalkingForGood() {
        slots.cancel(.talking)
        meansToTalk = false
    }

    func mute() {
        let isMuted = !isMuted
        start(.muting) { [self] in await SetMuted(link: link)(isMuted) }
    }

    /// Sends what is written, or does what its slash command says.
    func send() {
        switch SlashCommandParser(catalog.slashCommands).parse(presenter.composer.text) {
        case .refused(let wording): presenter.notify(wording, .warning)
        case .intents(let intents):
            _ = takeWritten()
            presenter.stopEditing()
            for intent in intents { obey(intent) }
        case .text(let text) where text.allSatisfy(\.isWhitespace):
            if outbox.isHeld { sendHeld() } else if activity == .offline { connect() }
        case .text(let text) where presenter.writing.edited == nil && wantsRest(text):
            _ = takeWritten()
            continueAnswer()
        case .text(let text) where presenter.writing.edited == nil && askFeatures(toAnswer: text, isLate: false):
            _ = takeWritten()
            presenter.scrollConversation(to: .following)
        case .text(let text):
            if let objection { return presenter.show(objection) }
            _ = takeWritten()
            sendWithFiles(text)
        }
    }

    /// Whether somebody writes no more than "go on" behind an answer that broke off.
    private func wantsRest(_ text: String) -> Bool {
        GoOnRequest.isMeant(by: text) && presenter.conversation.isBroken && presenter.situation.canContinueAnswer
    }

    /// What was asked for by name is done, or it is said why not.
    func obey(_ intent: Intent) {
        if case .perform(let command) = intent, !catalog.availability.allows(command, in: presenter.situation) {
            presenter.notify(catalog.availability.refusal(of: command, in: presenter.situation), .warning)
        } else {
            handle(intent)
        }
    }

    /// Stops what is under way; where nothing is, clears what is marked or written; else goes back to the composer.
    func stop() {
        // An answer goes on behind it.
        if announcer.isSpeaking { return announcer.stop() }
        let isQueue = outbox.isQueue && !activity.isAnswer
        if isUnderWay, !isQueue { return interrupt() }
        if presenter.clearMarks() { return }
        if presenter.composer.isEmpty {
            presenter.focus(on: .composer)
            if isQueue { takeBackLast() }
        } else {
            presenter.compose { $0.perform(.clear) }
        }
        presenter.stopEditing()
    }

    /// An answer, or a text that is to have one.
    var isUnderWay: Bool {
        activity.isAnswer || standing.isAnswering || outbox.awaitsTurn || slots.isRunning(.sending)
            || slots.isRunning(.speaking)
            || outbox.triesAgain || (meansToTalk && slots.isRunning(.talking))
    }

    private func interrupt() {
        if meansToTalk, slots.isRunning(.talking) {
            slots.cancel(.talking)
            meansToTalk = false
            // Else a space soon after counts as the same key, held.
            presenter.talking.key.forget()
        }
        slots.cancel(.speaking)
        slots.cancel(.sending)
        giveBackUnsent()
        presenter.stopping(true)
        slots.start(.stopping) { [weak self, link] in
            await InterruptAssistant(link: link)()
            self?.presenter.stopping(false)
            self?.publish()
        }
    }

    /// Begins a new conversation; nothing of the old one is shown afterwards.
    func reset() {
        beginAnew { [self] in try await ResetConversation(link: link)(with: sessionSettings) }
    }

    /// Goes on from what was said before, which is shown in place of this conversation; `done` is called when it stands.
    func resume(_ messages: [Message], then done: @escaping @MainActor () -> Void) {
        beginAnew { [self] in
            try await ResumeConversation(link: link)(messages, with: sessionSettings)
        } then: { [self] in
            presenter.resume(messages, at: moment)
            done()
            tellFeatures(.conversationResumed(messages))
        }
    }

    private func beginAnew(
        _ change: @escaping @MainActor () async throws -> Void, then done: @escaping @MainActor () -> Void = {}
    ) {
        slots.cancel(.sending)
        slots.cancel(.attaching)
        stopTryingAgain()
        outbox = outbox.forAnotherConversation()
        slots.cancel(.talking)
        meansToTalk = false
        presenter.startReset()
        start(.resetting) { [self] in
            try await change()
            tellFeatures(.conversationReset)
            presenter.finishReset(at: moment)
            done()
        } onFailure: { [weak self] in
            self?.presenter.abandonReset()
        }
    }
}
