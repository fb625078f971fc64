import Echo
import EchoScreen
import EchoText

/// Going on with what was kept.
extension HistoryFeature: ConfirmingFeatureProtocol {
    /// The newest messages, which are shown and told to the assistant again; of those its context takes what fits.
    private static let mostMessages = 1_000

    /// - Parameter id: nil for the conversation that was held last.
    func resume(_ id: ConversationID?) {
        screen.isResuming = true
        if !beginResuming(id) { screen.isResuming = false }
    }

    /// Whether it is under way.
    private func beginResuming(_ id: ConversationID?) -> Bool {
        guard let store else {
            screen.notify(StoreWording.unavailable, .warning)
            return false
        }
        if let id, id == rules.conversation {
            screen.notify(StoreWording.isCurrent)
            return false
        }
        screen.start(.resuming) { [self] in
            await store.flush()
            guard let record = try await record(id, in: store) else {
                screen.isResuming = false
                return screen.notify(StoreWording.nothingToContinue)
            }
            let isOpenElsewhere = try await store.isOpenElsewhere(record.id)
            goOn(with: record, try await store.messages(of: record.id, .last, limit: Self.mostMessages))
            if isOpenElsewhere { screen.notify(StoreWording.isOpenElsewhere, .warning) }
        }
        return true
    }

    /// From a message on, in a conversation of its own.
    func branch(from point: BranchPoint) {
        guard let store else { return screen.notify(StoreWording.unavailable, .warning) }
        screen.start(.resuming) { [self] in
            await store.flush()
            let date = screen.moment.date
            let record = try await store.branch(from: point, as: .new(at: date), at: date)
            goOn(with: record, try await store.messages(of: record.id, .last, limit: Self.mostMessages))
        }
    }

    /// From the selected message of the conversation under way, or from its last.
    func branchHere() {
        guard let message = screen.selectedMessage else { return screen.notify(StoreWording.nothingToBranch, .warning) }
        guard let conversation = rules.conversation, rules.keeps(message) else {
            return screen.notify(StoreWording.notSaved, .warning)
        }
        branch(from: BranchPoint(conversation: conversation, message: message))
    }

    /// The question whether what was not saved may be cleared was answered with yes.
    func confirm(_ question: Question) -> Bool {
        guard question.name == StoreWording.clearing, let resumption = pendingResumption else { return false }
        pendingResumption = nil
        take(resumption.record, resumption.page)
        return true
    }

    /// What was to be continued is not.
    func decline(_ question: Question) -> Bool {
        guard question.name == StoreWording.clearing else { return false }
        pendingResumption = nil
        screen.isResuming = false
        return true
    }

    private func record(_ id: ConversationID?, in store: any ConversationStoreProtocol) async throws
        -> ConversationRecord?
    {
        guard let id else {
            let page = try await store.conversations(HistoryFilter(), after: nil, limit: 200)
            return page.records.filter { $0.id != rules.conversation }.max { $0.changedAt < $1.changedAt }
        }
        guard let record = try await store.conversation(id), record.deletedAt == nil else {
            throw StoreError.notFound(id)
        }
        return record
    }

    private func goOn(with record: ConversationRecord, _ page: MessagePage) {
        guard !Task.isCancelled else { return }
        // What was said would be told, and saved, as what stands in its place.
        guard !page.records.contains(where: \.isUnreadable) else {
            return screen.notify(StoreWording.unreadable, .warning)
        }
        guard screen.hasMessages, rules.conversation == nil else { return take(record, page) }
        pendingResumption = (record, page)
        screen.ask(StoreWording.clearingQuestion)
    }

    private func take(_ record: ConversationRecord, _ page: MessagePage) {
        // Nothing more comes of what was under way when the program ended.
        let records = page.records.filter(\.message.isFinal)
        screen.closePanel()
        screen.resume(records.map(\.message)) { [self] in
            for record in records { record.margin.map { screen.restore($0, at: record.message.id) } }
            note(
                rules.resume(
                    record, records, at: screen.moment, from: AnsweringModel(screen.mode, screen.modelInForce)))
            screen.isResuming = false
            screen.notify(StoreWording.continued(record, isWhole: page.before == nil), .success)
        }
    }
}

extension TaskSlots.Slot {
    fileprivate static let resuming = Self("history.resuming")
}
