import Echo
import EchoScreen
import EchoText

/// Stars messages, and finds them again.
@MainActor
final class BookmarksFeature: FeatureProtocol, PanelFeatureProtocol, ListeningFeatureProtocol,
    FollowingFeatureProtocol, ScreenWatchingFeatureProtocol, SettingsTakingFeatureProtocol, WorkingFeatureProtocol
{
    /// Another program that writes so often in between is at fault.
    private static let mostRounds = 20

    let screen: ScreenDoor
    /// Keeps saved conversations; nil where none are kept.
    let store: (any ConversationStoreProtocol)?
    /// Keeps bookmarks of saved conversations; nil where none are kept.
    private let rows: (any KeptRowsProtocol)?
    private let work = OrderedWork()
    var rules = BookmarkRules()
    /// As the list shows them.
    var entries: [BookmarkEntry] = []
    /// The list as it was left, while a conversation is read at one of its messages.
    var listLeft: BookmarksPanel?
    private var isLoaded = false
    /// The conversation whose stars are drawn, and the messages that have one.
    private var drawn: (conversation: ConversationID?, messages: Set<Message.ID>) = (nil, [])

    init(_ screen: ScreenDoor, store: (any ConversationStoreProtocol)?, rows: (any KeptRowsProtocol)?) {
        (self.screen, self.store, self.rows) = (screen, store, rows)
    }

    /// Behind whoever tells what happened before: only the first who asks hears that.
    func start() {
        guard rows != nil, let news = store?.news() else { return }
        screen.slots.start(.listening) { [weak self] in
            for await case .gone(let ids) in news { self?.forget(Set(ids)) }
        }
    }

    func stop() async { await work.finish() }

    func perform(_ command: Command, words: String) -> Bool {
        switch command {
        case .toggleBookmark: toggle()
        case .showBookmarks: showBookmarks(words)
        default: return false
        }
        return true
    }

    func performInPanel(_ command: Command) -> Bool { browse(command) }

    /// A pipe waits until a star is kept, or the list is there.
    var isWorking: Bool { work.isUnderWay }

    func receive(_ event: EchoEvent) {
        switch event {
        case .messageRemoved(let id): forget(id)
        case .messageFinalized(let message): if rules.isPassing(message.id) { keepPassing(message.id) }
        default: break
        }
    }

    func follow() {
        if screen.keeping.conversation != drawn.conversation { draw() }
        followList()
    }

    func screenChanged(_ change: ScreenChange) {
        switch change {
        case .conversationReset: drawn = (nil, [])
        case .conversationResumed: drawStars()
        case .everythingErased:
            (rules, isLoaded, entries, listLeft) = (BookmarkRules(), false, [], nil)
            draw()
        default: break
        }
    }

    func settingsChanged(_ change: SettingsChange) { if change.ids.contains(.showsBookmarks) { draw() } }

    // MARK: - Stars

    /// Of the selected message, or of the last one.
    private func toggle() {
        guard let id = screen.selectedMessage else { return screen.notify(BookmarkWording.noMessage, .warning) }
        let (conversation, text) = (screen.keeping.conversation, text(of: id))
        add { [self] in
            // What cannot be read now is told when it is to be written.
            if !isLoaded { try? await load() }
            guard rules.isStarred(id, in: conversation) else { return await star(id, text, in: conversation) }
            try await unstar(id, in: conversation)
            screen.notify(BookmarkWording.removed(text))
        }
    }

    private func star(_ id: Message.ID, _ text: String, in conversation: ConversationID?) async {
        guard !rules.isFull else { return screen.notify(BookmarkWording.full, .warning) }
        let date = screen.moment.date
        do throws(StoreError) {
            if try await keep(id, in: conversation) { return screen.notify(BookmarkWording.added(text), .success) }
            rules.pass(PassingBookmark(message: id, text: text, starred: date))
            screen.notify(BookmarkWording.passes(text), .success)
        } catch {
            rules.pass(PassingBookmark(message: id, text: text, starred: date))
            screen.notify(BookmarkWording.passes(because: error), .warning)
        }
    }

    /// - Returns: false where the message is not saved.
    private func keep(_ id: Message.ID, in conversation: ConversationID?) async throws(StoreError) -> Bool {
        guard let conversation, try await isSaved(id, in: conversation) else { return false }
        let bookmark = Bookmark(
            BookmarkPlace(conversation: conversation, message: id), starred: screen.moment.date)
        try await write { $0.change(adding: bookmark) }
        return true
    }

    private func isSaved(_ id: Message.ID, in conversation: ConversationID) async throws(StoreError) -> Bool {
        guard let store, rows != nil else { return false }
        await store.flush()
        do throws(StoreError) {
            let page = try await store.messages(of: conversation, .around(id), limit: 1)
            return page.records.contains { $0.message.id == id }
        } catch {
            if error.isOfSomethingGone { return false }
            throw error
        }
    }

    func unstar(_ id: Message.ID, in conversation: ConversationID?) async throws(StoreError) {
        rules.endPassing(id)
        guard let conversation else { return }
        try await remove([BookmarkPlace(conversation: conversation, message: id)])
    }

    func remove(_ places: Set<BookmarkPlace>) async throws(StoreError) {
        guard !places.isDisjoint(with: rules.kept.places) else { return }
        try await write { $0.change(removing: places) }
    }

    /// A message of the conversation under way was deleted.
    private func forget(_ id: Message.ID) {
        let conversation = screen.keeping.conversation
        guard rules.isStarred(id, in: conversation) else { return }
        add { [self] in try await unstar(id, in: conversation) }
    }

    /// Conversations were deleted for good. Where that fails, the list does it.
    private func forget(_ conversations: Set<ConversationID>) {
        add { [self] in
            try? await load()
            try? await remove(rules.kept.places.filter { conversations.contains($0.conversation) })
        }
    }

    /// It was starred before it was saved.
    private func keepPassing(_ id: Message.ID) {
        let conversation = screen.keeping.conversation
        add { [self] in
            // It still passes where that fails.
            if (try? await keep(id, in: conversation)) == true { rules.endPassing(id) }
        }
    }

    // MARK: - What is kept

    func load() async throws(StoreError) {
        guard let rows else { return }
        rules.kept = KeptBookmarks(try await rows.news(since: nil).rows)
        isLoaded = true
    }

    /// What others wrote meanwhile is read before.
    private func write(_ change: (KeptBookmarks) -> KeptRowChange) async throws(StoreError) {
        guard let rows else { return }
        for _ in 0..<Self.mostRounds {
            let news = try await rows.news(since: nil)
            rules.kept = KeptBookmarks(news.rows)
            let change = change(rules.kept)
            if change.isEmpty { return }
            if case .written(let numbers, _) = try await rows.write(change, since: news.mark) {
                return rules.kept = rules.kept.applying(change, numbers)
            }
        }
        throw .locked
    }

    /// Does something behind what was asked for before. What fails is said.
    func add(_ step: @escaping @MainActor () async throws -> Void) {
        work.add {
            do { try await step() } catch { self.screen.show(error) }
        } then: {
            self.draw()
            self.screen.publish()
        }
    }

    // MARK: - What is drawn

    /// Without the stars a conversation is read all the same.
    private func drawStars() {
        drawn = (nil, [])
        if rows != nil { add { [self] in try? await load() } }
    }

    private func draw() {
        let conversation = screen.keeping.conversation
        let shows = screen.preferences[flag: .showsBookmarks] ?? true
        let starred = shows ? rules.starred(in: conversation) : []
        let wanted = starred.filter { screen.said.contains($0) }
        for id in drawn.messages.subtracting(wanted) { screen.annotate(id, nil, by: Self.offer.name) }
        for id in wanted.subtracting(drawn.messages) {
            screen.annotate(id, BookmarkWording.star, by: Self.offer.name)
        }
        drawn = (conversation, wanted)
    }

    /// As the conversation shows it; of a tool, its name.
    private func text(of id: Message.ID) -> String {
        let conversation = screen.said
        guard let index = conversation.row(of: id) else { return "" }
        let row = conversation.state.rows[index]
        return row.text.isEmpty ? row.tool?.name ?? "" : row.text
    }
}

extension TaskSlots.Slot {
    fileprivate static let listening = Self("bookmarks.listening")
}

extension StoreError {
    /// What was looked for is not there any more.
    var isOfSomethingGone: Bool {
        switch self {
        case .notFound, .messageNotFound: true
        default: false
        }
    }
}
