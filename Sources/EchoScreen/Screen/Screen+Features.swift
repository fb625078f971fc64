public import Echo
public import EchoAudio
public import EchoText
public import Foundation

/// What a feature may ask the screen for.
extension Screen {
    // MARK: - Saying something

    /// Says something at the edge of the screen, and keeps it among the notifications.
    ///
    /// - Parameter subject: what it is about: it goes when that works.
    public func notify(_ wording: Wording, _ role: TextRole = .plain, about subject: NoticeSubject? = nil) {
        presenter.notify(wording, role, about: subject)
    }

    /// What was said about it is out of date.
    public func settle(_ subject: NoticeSubject) { presenter.settle(subject) }

    package func show(_ error: any Error) {
        switch error {
        case let error as EchoError: presenter.show(error)
        case let error as ModeSwitchError: presenter.switchFailed(to: error.mode, error.cause)
        case let error as any WordedErrorProtocol: notify(error.wording, error.role)
        default: break
        }
    }

    /// Leaves the terminal to a program until it ends; `command` is performed after that.
    ///
    /// - Returns: false where there is no screen to leave.
    public func lend(to words: [String], then command: Command) -> Bool {
        hasScreen && perform(.run(words, then: command))
    }

    // MARK: - Devices

    /// What a feature of another module is plugged into; nil where the program has none.
    public func device<Device: Sendable>(_ type: Device.Type) -> Device? {
        devices.plugged.lazy.compactMap { $0 as? Device }.first
    }

    /// Keeps conversations; nil where none are kept.
    package var conversations: (any ConversationStoreProtocol)? { devices.conversations }

    /// Keeps prompts; nil where none are kept.
    package var prompts: (any PromptStoreProtocol)? { devices.prompts }

    /// Finds the sound of what was said; nil where none is kept.
    package var soundLibrary: (any SoundLibraryProtocol)? { devices.soundLibrary }

    /// What the settings file says that no setting of the screen changes.
    package var enginePreferences: EnginePreferences { setup.preferences.engine }

    /// A saved prompt, with models that have ended replaced.
    package func current(_ prompt: SavedPrompt) -> SavedPrompt {
        facts.migration?.applied(to: prompt, of: catalog.settings) ?? prompt
    }

    /// Whether somebody looks at the terminal, as far as it tells.
    package var isAttended: Bool { facts.isAttended }

    /// Somebody writes a text, or an answer to what was asked for.
    package var isWriting: Bool { !presenter.composer.text.isEmpty || presenter.prompt.kind != nil }

    // MARK: - Panels

    /// Whether anything covers the conversation.
    package var hasPanel: Bool { presenter.panel.kind != nil }

    public func show(_ panel: any PanelProtocol) { presenter.updatePanel { $0.show(panel) } }

    /// The open panel, if it is of that type.
    public func open<Panel: PanelProtocol>(_ type: Panel.Type) -> Panel? { presenter.panel.open(type) }

    /// Changes the open panel, if it is of that type.
    ///
    /// - Returns: whether it is.
    @discardableResult
    public func update<Panel: PanelProtocol>(_ type: Panel.Type, _ change: (inout Panel) -> Void) -> Bool {
        // A copy: the feature may look at the screen while it changes its panel.
        guard var open = open(type) else { return false }
        change(&open)
        show(open)
        return true
    }

    /// Opens a list to choose from, or brings the open one up to date.
    ///
    /// - Parameters:
    ///   - headings: over the titles and cells of rows that are a table.
    ///   - footer: below everything.
    ///   - empty: in place of rows when there are none; nil for what the choice says.
    public func offer(
        _ choice: Choice, _ rows: [ChoiceRowViewState], headings: [String] = [], footer: String = "",
        empty: Wording? = nil
    ) {
        presenter.updatePanel { $0.offer(choice, rows, headings: headings, footer: footer, empty: empty) }
    }

    /// What the open list is about.
    public var choice: Choice? { presenter.panel.choice }

    /// The row of it that is selected.
    public var selectedRow: ChoiceRowViewState? { presenter.panel.selectedRow }

    /// The open panel, to be shown again later; nil while none is open.
    package var panel: (any PanelProtocol)? { presenter.panel.panel }

    /// Whether something is so now, as a feature tells.
    public func holds(_ fact: Situation.Fact) -> Bool { presenter.situation.facts.contains(fact) }

    public func closePanel() { presenter.updatePanel { $0.close() } }

    // MARK: - The conversation

    /// The message that is selected, else the last one; nil where nothing was said.
    public var selectedMessage: Message.ID? { presenter.conversation.selectedMessage }

    /// The person has selected a message.
    public var selectsMessage: Bool { presenter.conversation.state.selection != nil }

    /// What is being written.
    public var written: Composer { presenter.composer }

    /// Whether who answers is the assistant inside this program.
    public var isServerLocal: Bool { facts.server.isLocal }

    /// There is no connection, and none is being made for the first time.
    public var isOffline: Bool { activity.canReconnect }

    /// Whether it is held by voice.
    public var isSpoken: Bool { mode == .audio }

    /// Puts this beside a message, and below what other features put there; the message may come later.
    ///
    /// - Parameters:
    ///   - margin: takes the place of what the feature put there before; nil takes that away.
    ///   - feature: the name of its offer.
    public func annotate(_ message: Message.ID, _ margin: MessageMargin?, by feature: String) {
        let before = presenter.conversation.keptMargin(of: message)
        presenter.annotate(message, margin, by: feature)
        let after = presenter.conversation.keptMargin(of: message)
        if after != before { tellFeatures(.annotated(message, after ?? MessageMargin())) }
    }

    /// The same for what was kept of all features: nobody is told.
    package func restore(_ margin: MessageMargin, at message: Message.ID) {
        presenter.annotate(message, margin, by: "")
    }

    /// Plays a sound apart from the conversation, in place of what is spoken so; stopping ends it.
    ///
    /// - Parameters:
    ///   - isWished: somebody asked for it: what it throws is told.
    ///   - sound: makes it, 24 kHz.
    ///   - done: is called when it was played, or could not be; not when it was stopped.
    public func play(
        isWished: Bool = true, _ sound: @escaping @Sendable () async throws -> PCM16,
        then done: @escaping @MainActor () -> Void = {}
    ) {
        start(.speaking) { [self] in
            do {
                try await PlaySound(link: link)(sound())
            } catch {
                if isWished { throw error }
            }
            if !Task.isCancelled { done() }
        }
    }

    /// Listens to the microphone beside the conversation until no more is wanted; stopping ends it, and what is spoken
    /// apart from the conversation ends at once. Why there is nothing to listen with is told each time: it was asked for.
    ///
    /// - Parameters:
    ///   - wantsMore: is given what is heard.
    ///   - done: is called when it has ended.
    /// - Returns: false where there is no microphone.
    public func listen(
        _ wantsMore: @escaping @MainActor (CapturedSound) -> Bool,
        then done: @escaping @MainActor (ListeningEnd) -> Void
    ) -> Bool {
        guard let microphone = devices.microphone else { return false }
        slots.cancel(.speaking)
        start(.talking) { [self] in
            let record = RecordSound(microphone: microphone)
            var end = ListeningEnd.stopped
            do throws(AudioDeviceError) {
                try await record {
                    let isEnough = !wantsMore($0)
                    end = isEnough ? .enough : .stopped
                    return !isEnough
                }
            } catch {
                end = .failed
                if !Task.isCancelled { notify(ErrorPresenter.present(.audio(error)).wording, .warning) }
            }
            let isStopped = Task.isCancelled
            if !isStopped { meansToTalk = false }
            done(isStopped ? .stopped : end)
        }
        return true
    }

    /// Ends listening beside the conversation at once.
    public func endListening() { slots.cancel(.talking) }

    /// Returns after so long, or when the task is cancelled.
    public func wait(for duration: Duration) async { try? await clock.sleep(for: duration) }

    /// Where the person is.
    public var timeZone: TimeZone { setup.timeZone }

    /// Something of a conversation is shown.
    package var hasMessages: Bool { presenter.conversation.lastSaid != nil }

    /// The saved conversation to begin with; nil for a new one.
    package var resumption: Resumption? { setup.resumption }

    /// How the conversation under way is saved.
    package var keeping: ConversationKeeping {
        get { facts.keeping }
        set { facts.keeping = newValue }
    }

    // MARK: - Asking beside the conversation

    /// The engine; nil before there is one.
    package var engine: (any EngineProtocol)? { link.engine }

    /// The engine, as soon as there is one; nil when the task is cancelled before.
    package func attachedEngine() async -> (any EngineProtocol)? { await link.attachedEngine() }

    /// Where the server is.
    package var serverHost: String { facts.server.host }

    /// A model was asked beside the conversation: what it costs is shown.
    package func add(_ charge: Charge) { updatePart(CostPresenter.self) { $0.add(charge) } }

    /// Whether a model is at the other end: not the assistant inside this program, and connected.
    public var isModelConnected: Bool { !isServerLocal && !isOffline }

    /// Asks that model for an answer of this shape, beside the conversation. What it costs counts for the month.
    public func ask<Answer: Decodable & Sendable>(
        _ type: Answer.Type, about input: String, instructions: String
    ) async throws(EchoError) -> Answer {
        guard isModelConnected, let engine = link.engine else { throw .notConnected }
        if let objection { throw objection }
        let answer = try await engine.structuredAnswer(
            type, from: input, instructions: instructions, model: modelOfSingleAnswers)
        let charge = Charge(
            model: answer.model, usage: answer.usage, cost: answer.cost, isInConversation: false)
        add(charge)
        receive(.charged(charge), more: false)
        return answer.value
    }

    /// At a server that is not the vendor's, the one that writes in this conversation: what else is there nobody knows.
    /// Nil for the configured one.
    var modelOfSingleAnswers: String? {
        guard !facts.server.isVendors else { return nil }
        if mode == .text { return modelInForce }
        let chosen = preferences.connection.responsesModel
        return chosen == ConnectionPreferences().responsesModel ? nil : chosen
    }

    /// For what is of little weight, such as a title: the vendor's cheap one, where it is there.
    package var modelOfTitles: String? {
        let cheap = options.catalogue.name(for: .cheap)
        guard facts.server.isVendors, let model = options.catalogue[cheap], !options.isUnlisted(cheap),
            !model.hasEnded(on: options.today ?? today)
        else { return modelOfSingleAnswers }
        return cheap
    }

    /// What a feature has against sending now.
    var objection: EchoError? { features.objecting.lazy.compactMap(\.objection).first }

    func tellFeatures(_ change: ScreenChange) {
        for feature in features.watching { feature.screenChanged(change) }
    }

    // MARK: - What features show beside the conversation

    public func part<Part: FeaturePresenterProtocol>(_ type: Part.Type) -> Part? { presenter.part(type) }

    public func updatePart<Part: FeaturePresenterProtocol>(_ type: Part.Type, _ change: (inout Part) -> Void) {
        guard var part = part(type) else { return }
        change(&part)
        presenter.updatePart(type) { $0 = part }
    }

    // MARK: - Settings

    /// Everything the person has chosen.
    public var preferences: Preferences { facts.preferences }

    /// Takes what was chosen: it acts where it can at once, and is kept unless a profile has it.
    public func choose(_ wanted: Preferences, keeps: Bool = true) {
        let before = preferences
        let chosen = features.amending.reduce(wanted) { $1.amend($0, keeps: keeps) }
        let ids = catalog.settings.differences(before, chosen)
        guard !ids.isEmpty else { return }
        show(chosen)
        let change = SettingsChange(ids: ids, before: before, after: chosen, keeps: keeps)
        for feature in features.takingSettings { guarded(feature) { try feature.settingsChanged(change) } }
    }

    /// Those who act on these settings have taken what was chosen: it is kept.
    func accept(_ ids: [SettingID]) { tellFeatures(.settingsAccepted(ids)) }

    /// A refused change is taken back, and its rows say why.
    ///
    /// - Parameters:
    ///   - before: what stands again.
    ///   - keeps: what stands again is written to the file, which may have the other already.
    func refuse(_ ids: [SettingID], returningTo before: Preferences, _ error: any Error, keeps: Bool = true) {
        var chosen = preferences
        for id in ids { catalog.settings[id]?.copy(from: before, to: &chosen) }
        show(chosen)
        if let error = error as? EchoError {
            let reason = ErrorPresenter.present(error).whatHappened.text { catalog.commands[$0].title }
            updateSettings { $0.refuse(ids, because: reason) }
        }
        if keeps { accept(ids) }
    }

    /// Everything the person has chosen now.
    private func show(_ chosen: Preferences) {
        facts.preferences = chosen
        facts.theme = chosen.theme ?? ThemeChoice.automatic
        presenter.show(chosen)
    }

    /// What was tuned is known from now on; it acts where it is chosen.
    func keep(_ tuned: TunedMicrophones) {
        facts.preferences.sound.tuned = tuned
        presenter.show(facts.preferences)
    }

    func updateSettings(_ change: (inout SettingsPresenter) -> Void) { presenter.updateSettings(change) }

    /// Asks what there is to choose from now.
    func learnChoices() {
        start(.learning) { [self] in
            for feature in features.learning { await feature.learn() }
        }
    }
}

extension TaskSlots.Slot {
    fileprivate static let learning = Self("screen.learning")
}
