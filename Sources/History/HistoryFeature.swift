import Echo
import EchoScreen
import EchoText

/// Keeps conversations, and finds them again.
@MainActor
final class HistoryFeature: FeatureProtocol, PanelFeatureProtocol, ListeningFeatureProtocol,
    FollowingFeatureProtocol, ConnectionFeatureProtocol, SettingsTakingFeatureProtocol, ScreenWatchingFeatureProtocol
{
    let presenters: [any FeaturePresenterProtocol] = [HistoryPresenter()]
    let screen: ScreenDoor
    /// Nil where nothing is kept.
    let store: (any ConversationStoreProtocol)?
    var rules: HistoryRules {
        // Others keep what belongs to the same conversation.
        didSet { screen.keeping.conversation = rules.conversation }
    }
    /// The list as it was left, while one of its conversations is read.
    var listLeft: HistoryPanel?
    var events = EventKeepingRules()
    var browsing = HistoryBrowsing()
    /// Where the last vectors of messages are; nil before there were any.
    var meaningSpace: String?
    var deleted = DeletedConversations()
    /// What is gone on with when the person says that what was not saved may be cleared.
    var pendingResumption: (record: ConversationRecord, page: MessagePage)?

    init(_ screen: ScreenDoor, store: (any ConversationStoreProtocol)?) {
        self.screen = screen
        self.store = store
        rules = HistoryRules(isOn: screen.preferences.savesConversations) { .new(at: $0) }
    }

    func conversationBegan(_ conversation: any ConversationProtocol) async { learnMeanings() }

    /// The store is opened by whoever asks it first, and never waited for here.
    func start() {
        guard let store else {
            if screen.resumption != nil { resume(nil) }
            return
        }
        let news = store.news()
        screen.slots.start(.listening) { [weak self] in
            for await news in news {
                self?.tell(news)
                self?.screen.publish()
            }
        }
        keepEvents()
        switch screen.resumption {
        case .last?: resume(nil)
        case .conversation(let id)?: resume(id)
        case nil: break
        }
    }

    func stop() async {
        note(rules.end(at: screen.moment))
        await store?.flush()
        guard !deleted.ids.isEmpty else { return }
        try? await store?.purge(deleted.ids)
    }

    func perform(_ command: Command, words: String) -> Bool {
        switch command {
        case .showHistory: showHistory(words)
        case .offTheRecord: toggleOffTheRecord()
        case .continueLast: resume(nil)
        case .readConversation: open(named: words)
        case .branchConversation: branchHere()
        default: return false
        }
        return true
    }

    func performInPanel(_ command: Command) -> Bool { browse(command) }

    func receive(_ event: EchoEvent) {
        guard store != nil, event.concernsMessages else { return }
        note(rules.receive(event, at: screen.moment, from: AnsweringModel(screen.mode, screen.modelInForce)))
        keepWaitingEvents()
        guard case .messageFinalized(let message) = event else { return }
        if message.role == .assistant { askForTitle() }
        learnMeanings()
    }

    func screenChanged(_ change: ScreenChange) {
        switch change {
        case .annotated(let message, let margin):
            if store != nil { note(rules.annotate(message, margin)) }
        case .conversationReset:
            note(rules.end(at: screen.moment))
            showRecord()
        default: break
        }
    }

    func settingsChanged(_ change: SettingsChange) {
        if change.ids.contains(.searchesByMeaning) { learnMeanings() }
        if change.ids.contains(.savesEvents) { keepEvents() }
        guard change.ids.contains(.savesConversations) else { return }
        note(rules.keep(change.after.savesConversations, at: screen.moment))
    }

    func follow() { followPanel() }

    // MARK: - Private

    func note(_ changes: [ConversationChange]) {
        for change in changes { store?.note(change) }
        noteLater()
    }

    /// What grows is noted now and then, also when nothing more is heard of it.
    private func noteLater() {
        guard store != nil, !screen.slots.isRunning(.noting), rules.nextChange(at: screen.clock.uptime) != nil else {
            return
        }
        screen.slots.start(.noting) { [weak self, clock = screen.clock] in
            while let pause = self?.rules.nextChange(at: clock.uptime) {
                guard (try? await clock.sleep(for: pause)) != nil else { return }
                self?.tick(at: clock.uptime)
            }
        }
    }

    private func tick(at now: Duration) {
        for change in rules.tick(at: now) { store?.note(change) }
    }

    private func tell(_ news: StoreNews) {
        if case .failing = news { screen.keeping.isUnsaved = true }
        if case .recovered = news {
            screen.keeping.isUnsaved = false
            screen.settle(.keeping)
        }
        if case .gone(let ids) = news, let current = rules.conversation, ids.contains(current) { rules.forget() }
        guard let (wording, role) = StoreWording.sentence(news) else { return }
        screen.notify(wording, role, about: role == .warning ? .keeping : nil)
    }

    private func toggleOffTheRecord() {
        guard let store else { return screen.notify(StoreWording.unavailable, .warning) }
        let wasResumed = rules.isResumed
        let erased = rules.setOffTheRecord(!rules.isOffTheRecord)
        showRecord()
        screen.notify(StoreWording.record(isOff: rules.isOffTheRecord, wasResumed: wasResumed))
        guard let erased else { return }
        screen.start(.erasing) { try await store.purge([erased]) }
    }

    private func showRecord() {
        screen.keeping.isOffTheRecord = rules.isOffTheRecord
        screen.updatePart(HistoryPresenter.self) { $0.isOffTheRecord = rules.isOffTheRecord }
    }
}

extension EchoEvent {
    /// Sound and levels come many times a second, and nothing of them is kept.
    fileprivate var concernsMessages: Bool {
        switch self {
        case .messageUpdated, .messageFinalized, .messageReleased, .messageRemoved, .turnEnded, .assistantAudioDelta,
            .assistantStartedSpeaking, .assistantStoppedSpeaking:
            true
        default: false
        }
    }
}

extension TaskSlots.Slot {
    fileprivate static let listening = Self("history.news")
    fileprivate static let noting = Self("history.noting")
    fileprivate static let erasing = Self("history.erasing")
}

extension NoticeSubject {
    fileprivate static let keeping = NoticeSubject("history")
}

/// Says in the status line that nothing of the conversation is kept.
struct HistoryPresenter: FeaturePresenterProtocol {
    var isOffTheRecord = false

    func show(in state: inout ScreenViewState) {
        if isOffTheRecord { state.status.items.append(StyledText("off the record", .warning)) }
    }
}

/// Conversations that were deleted, and can be restored until the program ends.
struct DeletedConversations: Sendable {
    private(set) var ids: [ConversationID] = []
    /// What was kept of the conversation that was under way when it was deleted.
    private var rules: HistoryRules?

    /// - Parameter current: what is kept of the conversation under way, which may be this one.
    mutating func add(_ id: ConversationID, while current: HistoryRules) {
        if id == current.conversation { rules = current }
        ids.append(id)
    }

    /// The one that was deleted last, with what was kept of it if it was under way; nil where there is none.
    mutating func takeLast() -> (id: ConversationID, rules: HistoryRules?)? {
        guard let id = ids.popLast() else { return nil }
        return (id, rules?.conversation == id ? rules : nil)
    }
}

/// What the history asks models for by itself.
extension HistoryFeature {
    /// It belongs to no conversation, and counts for the month all the same. The offline assistant costs nothing.
    func note(_ charge: Charge) {
        screen.add(charge)
        guard charge.cost != nil || !screen.isServerLocal else { return }
        let day = SpendingDay(screen.moment.date, in: screen.timeZone)
        let amounts = SpendingAmount.amounts(of: charge, on: day)
        if !amounts.isEmpty { store?.note(.spent(amounts)) }
    }
}
