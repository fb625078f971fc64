public import EchoScreen
public import Foundation
import GRDB
import Synchronization

/// Conversations in an SQLite database, in a folder that only its owner can read. Several programs may use it at once.
///
/// Making one touches nothing: the database is opened when it is needed first, and never on the thread that asks.
public final class ConversationStore: ConversationStoreProtocol {
    let access: DatabaseAccess
    private let writer: ConversationWriter
    private let hub: StoreNewsHub
    let erasing: ErasingWork
    let retention = ChosenRetention()
    let encryption: ConversationEncryption
    let keys: TextKeys
    let index = UnlockedIndex()
    private let missing = Mutex<StoreError?>(nil)

    /// - Parameters:
    ///   - sound: the folder in which the sound of messages lies; nil for one within the folder.
    ///   - sentTexts: the file of what the composer offers again; nil for one within the folder.
    ///   - notes: the files of what other parts of the program keep, sealed where conversations are.
    ///   - sealed: folders of other parts of the program, whose files are sealed where conversations are.
    ///   - caches: files and folders that hold what was said too; they go when conversations are sealed.
    ///   - looksForCut: what opening it marks as cut and tells of; whoever cannot go on with it leaves it to the next
    ///     program.
    ///   - keys: bring the key for texts that are encrypted; nil where none may be.
    public init(
        folder: String, sound: String? = nil, sentTexts: String? = nil, notes: [String] = [],
        sealed: [String] = [], caches: [String] = [], pace: WritingPace = WritingPace(),
        looksForCut: CutConversations.Search = .everything, keys provider: (any StorageKeyProviderProtocol)? = nil
    ) {
        let (hub, keys) = (StoreNewsHub(), TextKeys(provider))
        let folder = MemoryFolder(
            path: folder, sound: sound, sentTexts: sentTexts, notes: notes, sealed: sealed, caches: caches)
        let database = MemoryDatabase(
            folder: folder, program: UUID().uuidString, looksForCut: looksForCut, keys: keys
        ) { hub.tell($0) }
        access = DatabaseAccess(database)
        writer = ConversationWriter(database, pace: pace) { hub.tell($0) }
        erasing = ErasingWork(access) { hub.tell($0) }
        self.hub = hub
        self.keys = keys
        encryption = ConversationEncryption(access: access, keys: keys) { hub.tell($0) }
    }

    deinit { writer.abandon() }

    /// Opens the database, which tells what was cut; then looks after it while nobody writes, until it is cancelled.
    public func run(clock: any AppClockProtocol) async {
        await lookForKey()
        try? await encryption.goOn(day: ErasingWork.day(of: clock.date))
        await Upkeep(
            access: access, erasing: erasing, clock: clock, retention: { [retention] in retention.value },
            encryption: encryption, tell: { [hub] in hub.tell($0) },
            forget: { [weak self] in await self?.forgetSentTexts(of: $0) }
        ) { [writer] in writer.isIdle }.run()
    }

    /// From now on, what is older is erased by itself, as long as `run(clock:)` looks after it.
    public func retain(_ retention: Retention) { self.retention.value = retention }

    /// Writes what waits and closes the database on purpose; conversations that are not ended count as cut.
    public func close() async {
        await writer.stop()
        await erasing.stop()
        if writer.hasWritten { await access.backUpAtEnd(day: ErasingWork.day(of: Date())) }
        await access.close()
        hub.finish()
    }

    /// Why not all could be read so far; nil when it could.
    public var missingKey: StoreError? { missing.withLock(\.self) }

    /// Once for each reason: lists are read again and again.
    func tell(missing error: StoreError) {
        let isNew = missing.withLock { missing in
            defer { missing = error }
            return missing != error
        }
        if isNew { hub.tell(.failing(error)) }
    }

    public func note(_ change: ConversationChange) { writer.note(change) }

    public func flush() async { await writer.flush() }

    public func news() -> AsyncStream<StoreNews> { hub.news() }
}

extension ConversationStore {
    public func conversations(_ filter: HistoryFilter, after cursor: ConversationCursor?, limit: Int)
        async throws(StoreError) -> ConversationPage
    {
        try await readTexts(isSearch: !filter.text.isEmpty) {
            try ConversationReader.page(filter, after: cursor, limit: limit, in: $0)
        }
    }

    /// How many a list of them has, on all its pages.
    public func count(_ filter: HistoryFilter) async throws(StoreError) -> Int {
        try await readTexts(isSearch: !filter.text.isEmpty) { try ConversationReader.count(filter, in: $0) }
    }

    public func conversation(_ id: ConversationID) async throws(StoreError) -> ConversationRecord? {
        try await readTexts { try ConversationReader.conversation(id, in: $0) }
    }

    public func isOpenElsewhere(_ id: ConversationID) async throws(StoreError) -> Bool {
        let (folder, own) = (access.database.folder, access.database.program)
        return try await access.read { database in
            let program = try String.fetchOne(
                database, sql: "SELECT opened_by FROM conversation WHERE id = ?", arguments: [id.rawValue])
            return program.map { RunningPrograms(folder: folder).others(besides: own).contains($0) } ?? false
        }
    }

    public func events(of id: ConversationID, limit: Int) async throws(StoreError) -> [KeptEvent] {
        try await readTexts { try EventReader.events(of: id, limit: limit, in: $0) }
    }

    public func messages(of id: ConversationID, _ window: MessageWindow, limit: Int)
        async throws(StoreError) -> MessagePage
    {
        try await readTexts { try MessageReader(id: id, limit: limit).page(window, in: $0) }
    }

    /// All messages of a conversation in order, page by page, so that others can write in between.
    ///
    /// - Parameter take: is given the messages of each page.
    public func forEachPage(of id: ConversationID, _ take: ([MessageRecord]) -> Void) async throws(StoreError) {
        var page = try await messages(of: id, .first, limit: 1_000)
        take(page.records)
        while let next = page.after {
            page = try await messages(of: id, .after(next), limit: 1_000)
            take(page.records)
        }
    }

    public func search(_ filter: HistoryFilter, order: SearchOrder, limit: Int)
        async throws(StoreError) -> [SearchHit]
    {
        let search = MessageSearch(filter: filter, order: order, limit: limit)
        return try await readTexts(isSearch: true) { try search.hits(in: $0) }
    }

    public func version() async throws(StoreError) -> StoreVersion {
        try await access.perform { try await $0.writeWithoutTransaction(StoreVersion.init) }
    }
}

extension ConversationStore {
    public func rename(_ id: ConversationID, to title: String) async throws(StoreError) {
        try await fetchKey()
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
        await forgetSentTexts(of: ids)
        _ = try await erasing.remove(ids, at: Date())
        erasing.scrubLater()
    }

    public func branch(from point: BranchPoint, as id: ConversationID, at date: Date)
        async throws(StoreError) -> ConversationRecord
    {
        try await fetchKey()
        return try await edit { try ConversationEditor.branch(from: point, as: id, at: date, in: $0) }
    }

    /// After what was noted before, so that it holds for that too.
    private func edit<Value: Sendable>(_ body: @escaping @Sendable (Database) throws -> Value)
        async throws(StoreError) -> Value
    {
        await writer.flush()
        return try await access.write(body)
    }
}
