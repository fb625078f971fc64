public import EchoApp
public import Foundation
import GRDB

/// Conversations in an SQLite database, in a folder that only its owner can read. Several programs may use it at once.
///
/// Making one touches nothing: the database is opened when it is needed first, and never on the thread that asks.
public final class ConversationStore: ConversationStoreProtocol {
    let access: DatabaseAccess
    private let writer: ConversationWriter
    private let hub: StoreNewsHub
    let erasing: ErasingWork
    let retention = ChosenRetention()

    /// - Parameters:
    ///   - sound: the folder in which the sound of messages lies; nil for one within the folder.
    ///   - looksForCut: whether opening it marks what was cut and tells so; whoever cannot go on with it leaves it to the
    ///     next program.
    public init(
        folder: String, sound: String? = nil, pace: WritingPace = WritingPace(), looksForCut: Bool = true
    ) {
        let hub = StoreNewsHub()
        let folder = MemoryFolder(path: folder, sound: sound)
        let database = MemoryDatabase(folder: folder, program: UUID().uuidString, looksForCut: looksForCut) {
            hub.tell($0)
        }
        access = DatabaseAccess(database)
        writer = ConversationWriter(database, pace: pace) { hub.tell($0) }
        erasing = ErasingWork(access) { hub.tell($0) }
        self.hub = hub
    }

    deinit { writer.abandon() }

    /// Opens the database, which tells what was cut; then looks after it while nobody writes, until it is cancelled.
    public func run(clock: any AppClockProtocol) async {
        await Upkeep(
            access: access, erasing: erasing, clock: clock, retention: { [retention] in retention.value },
            tell: { [hub] in hub.tell($0) }
        ) { [writer] in writer.isIdle }.run()
    }

    /// Writes what waits and closes the database on purpose; conversations that are not ended count as cut.
    public func close() async {
        await writer.stop()
        await erasing.stop()
        await access.close()
        hub.finish()
    }

    public func note(_ change: ConversationChange) { writer.note(change) }

    public func flush() async { await writer.flush() }

    public func news() -> AsyncStream<StoreNews> { hub.news() }
}

extension ConversationStore {
    public func conversations(_ filter: HistoryFilter, after cursor: ConversationCursor?, limit: Int)
        async throws(StoreError) -> ConversationPage
    {
        try await access.read { try ConversationReader.page(filter, after: cursor, limit: limit, in: $0) }
    }

    public func conversation(_ id: ConversationID) async throws(StoreError) -> ConversationRecord? {
        try await access.read { try ConversationReader.conversation(id, in: $0) }
    }

    public func messages(of id: ConversationID, _ window: MessageWindow, limit: Int)
        async throws(StoreError) -> MessagePage
    {
        try await access.read { try MessageReader(id: id, limit: limit).page(window, in: $0) }
    }

    public func search(_ filter: HistoryFilter, order: SearchOrder, limit: Int)
        async throws(StoreError) -> [SearchHit]
    {
        let search = MessageSearch(filter: filter, order: order, limit: limit)
        return try await access.read { try search.hits(in: $0) }
    }

    public func version() async throws(StoreError) -> StoreVersion {
        try await access.perform { pool in
            try await pool.writeWithoutTransaction { database in
                StoreVersion(
                    own: database.totalChangesCount,
                    others: try Int.fetchOne(database, sql: "PRAGMA data_version") ?? 0)
            }
        }
    }
}

extension ConversationStore {
    public func rename(_ id: ConversationID, to title: String) async throws(StoreError) {
        try await edit { try ConversationEditor.rename(id, to: title, in: $0) }
    }

    public func pin(_ id: ConversationID, _ isPinned: Bool) async throws(StoreError) {
        try await edit { try ConversationEditor.pin(id, isPinned, in: $0) }
    }

    public func delete(_ ids: [ConversationID], at date: Date) async throws(StoreError) {
        try await edit { try ConversationEditor.setDeleted(ids, date, in: $0) }
    }

    public func restore(_ ids: [ConversationID]) async throws(StoreError) {
        try await edit { try ConversationEditor.setDeleted(ids, nil, in: $0) }
    }

    public func purge(_ ids: [ConversationID]) async throws(StoreError) {
        await writer.flush()
        _ = try await erasing.remove(ids, at: Date())
        erasing.scrubLater()
    }

    public func branch(from point: BranchPoint, as id: ConversationID, at date: Date)
        async throws(StoreError) -> ConversationRecord
    {
        try await edit { try ConversationEditor.branch(from: point, as: id, at: date, in: $0) }
    }

    /// After what was noted before, so that it holds for that too.
    private func edit<Value: Sendable>(_ body: @escaping @Sendable (Database) throws -> Value)
        async throws(StoreError) -> Value
    {
        await writer.flush()
        return try await access.write(body)
    }
}
