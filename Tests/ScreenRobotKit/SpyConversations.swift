import Echo
import EchoScreen
import Foundation
import Synchronization

/// Keeps conversations in memory and remembers what it was asked.
final class SpyConversations: ConversationStoreProtocol {
    enum Asked: Equatable {
        case list(HistoryFilter, after: ConversationCursor?)
        case messages(ConversationID)
        case search(HistoryFilter)
        case rename(String), pin(Bool), purge
        case branch(BranchPoint)
    }

    private struct State {
        var changes: [ConversationChange] = []
        var records: [ConversationRecord] = []
        var messages: [ConversationID: [MessageRecord]] = [:]
        var asked: [Asked] = []
        var failure: StoreError?
        var texts: [MessageText] = []
        var localTexts: Set<String> = []
        var vectors: [MessageVector] = []
    }

    private let state = Mutex(State())
    /// What was told, for who listens now and later.
    private let told = Mutex<(news: [StoreNews], listeners: [AsyncStream<StoreNews>.Continuation])>(([], []))

    // MARK: - For the test

    var changes: [ConversationChange] { state.withLock(\.changes) }
    var asked: [Asked] { state.withLock(\.asked) }
    func tell(_ news: StoreNews) {
        told.withLock { told in
            told.news.append(news)
            for listener in told.listeners { listener.yield(news) }
        }
    }
    func fail(_ error: StoreError?) { state.withLock { $0.failure = error } }

    /// So many conversations were kept, the newest first.
    func keep(_ count: Int, now: Date) {
        state.withLock { state in
            state.records = (0..<count).map { index in
                var record = ConversationRecord(
                    id: ConversationID("c\(index)"), title: ConversationTitle("Talk \(index)", .firstWords),
                    startedAt: now - Double(index) * 60, mode: .text)
                record.messageCount = 1
                return record
            }
        }
    }

    var vectors: [MessageVector] { state.withLock(\.vectors) }

    /// Messages that have no vector.
    ///
    /// - Parameter local: of these, those that were answered on this machine.
    func lack(_ texts: String..., local: Set<String> = []) {
        state.withLock {
            $0.texts = texts.enumerated().map { MessageText(number: Int64($0.offset), text: $0.element) }
            $0.localTexts = local
        }
    }

    func keep(_ record: ConversationRecord) { state.withLock { $0.records.append(record) } }

    func keep(_ messages: [Message], in id: String, isUnreadable: Bool = false) {
        let id = ConversationID(id)
        state.withLock {
            $0.messages[id] = messages.enumerated().map { position, message in
                var record = MessageRecord(conversation: id, position: position, message: message, mode: .text)
                record.isUnreadable = isUnreadable
                return record
            }
        }
    }

    // MARK: - As a store

    func note(_ change: ConversationChange) { state.withLock { $0.changes.append(change) } }
    func flush() async {}
    func news() -> AsyncStream<StoreNews> {
        let (stream, listener) = AsyncStream.makeStream(of: StoreNews.self)
        told.withLock { told in
            for news in told.news { listener.yield(news) }
            told.listeners.append(listener)
        }
        return stream
    }

    func conversations(_ filter: HistoryFilter, after cursor: ConversationCursor?, limit: Int)
        async throws(StoreError) -> ConversationPage
    {
        try perform(.list(filter, after: cursor)) { state in
            let all = state.records
                .filter { $0.deletedAt == nil && (filter.text.isEmpty || $0.title.text.contains(filter.text)) }
                .sorted { $0.isPinned && !$1.isPinned }
            let start = Int(cursor?.number ?? 0)
            let page = Array(all.dropFirst(start).prefix(limit))
            let end = start + page.count
            return ConversationPage(
                records: page,
                next: end < all.count
                    ? ConversationCursor(isPinned: false, changedAt: .distantPast, number: Int64(end)) : nil)
        }
    }

    func conversation(_ id: ConversationID) async throws(StoreError) -> ConversationRecord? {
        state.withLock { $0.records.first { $0.id == id } }
    }

    func isOpenElsewhere(_ id: ConversationID) async throws(StoreError) -> Bool { false }

    func messages(of id: ConversationID, _ window: MessageWindow, limit: Int)
        async throws(StoreError) -> MessagePage
    {
        try perform(.messages(id)) { MessagePage(records: $0.messages[id] ?? []) }
    }

    /// A text is found whole, in the messages that were kept.
    func search(_ filter: HistoryFilter, order: SearchOrder, limit: Int) async throws(StoreError) -> [SearchHit] {
        try perform(.search(filter)) { state in
            state.messages.filter { filter.conversation == nil || $0.key == filter.conversation }
                .flatMap(\.value).filter { $0.message.text.contains(filter.text) }.map { record in
                    SearchHit(
                        conversation: record.conversation,
                        conversationTitle: state.records.first { $0.id == record.conversation }?.title.text ?? "",
                        message: record.message.id, position: record.position, role: record.message.role,
                        createdAt: record.message.createdAt,
                        snippet: SearchSnippet(text: record.message.text, marks: []), rank: 1)
                }
        }
    }

    func messagesWithoutVector(of model: String, withLocal: Bool, limit: Int)
        async throws(StoreError) -> [MessageText]
    {
        state.withLock { state in
            let texts = state.texts.filter { withLocal || !state.localTexts.contains($0.text) }
            return Array(texts.filter { text in !state.vectors.contains { $0.number == text.number } }.prefix(limit))
        }
    }

    func keep(_ vectors: [MessageVector], for texts: [MessageText], of model: String) async throws(StoreError) {
        state.withLock { $0.vectors += vectors }
    }

    /// All that have one, in order.
    func nearest(to vector: [Float], of model: String, _ filter: HistoryFilter, limit: Int)
        async throws(StoreError) -> [SearchHit]
    {
        state.withLock { state in
            state.vectors.map { vector in
                var hit = SearchHit(
                    conversation: ConversationID("c0"), conversationTitle: "Talk 0", message: "near\(vector.number)",
                    position: 0, role: .user, createdAt: Date(timeIntervalSince1970: 0),
                    snippet: SearchSnippet(text: "near", marks: []), rank: 0)
                hit.isByMeaning = true
                return hit
            }
        }
    }

    /// Those that were noted.
    func events(of id: ConversationID, limit: Int) async throws(StoreError) -> [KeptEvent] {
        state.withLock { state in
            state.changes.compactMap { if case .event(let event, id) = $0 { event } else { nil } }.prefix(limit).map(
                \.self)
        }
    }

    func version() async throws(StoreError) -> StoreVersion { StoreVersion(own: 0, others: 0) }

    func rename(_ id: ConversationID, to title: String) async throws(StoreError) {
        try change(id, .rename(title)) { $0.title = ConversationTitle(title, .person) }
    }

    func pin(_ id: ConversationID, _ isPinned: Bool) async throws(StoreError) {
        try change(id, .pin(isPinned)) { $0.isPinned = isPinned }
    }

    func delete(_ ids: [ConversationID], at date: Date) async throws(StoreError) {
        for id in ids { try change(id, nil) { $0.deletedAt = date } }
    }

    func restore(_ ids: [ConversationID]) async throws(StoreError) {
        for id in ids { try change(id, nil) { $0.deletedAt = nil } }
    }

    func purge(_ ids: [ConversationID]) async throws(StoreError) {
        try perform(.purge) { state in state.records.removeAll { ids.contains($0.id) } }
    }

    func branch(from point: BranchPoint, as id: ConversationID, at date: Date)
        async throws(StoreError) -> ConversationRecord
    {
        try perform(.branch(point)) { state in
            var record = ConversationRecord(id: id, startedAt: date, mode: .text)
            record.origin = point
            let all = state.messages[point.conversation] ?? []
            let last = all.firstIndex { $0.message.id == point.message } ?? -1
            state.records.insert(record, at: 0)
            state.messages[id] = Array(all[...last])
            return record
        }
    }

    private func change(
        _ id: ConversationID, _ asked: Asked?, _ change: @Sendable (inout ConversationRecord) -> Void
    ) throws(StoreError) {
        try perform(asked) { state in
            for index in state.records.indices where state.records[index].id == id { change(&state.records[index]) }
        }
    }

    private func perform<Value: Sendable>(
        _ asked: Asked?, _ body: (inout State) -> Value
    ) throws(StoreError) -> Value {
        let outcome = state.withLock { state -> Result<Value, StoreError> in
            if let asked { state.asked.append(asked) }
            if let failure = state.failure { return .failure(failure) }
            return .success(body(&state))
        }
        return try outcome.get()
    }
}
