import Echo
import EchoScreen
import EchoText
import Foundation

/// The list of all bookmarks, and what it leads to.
extension BookmarksFeature {
    /// - Parameter words: narrow it down from the start.
    func showBookmarks(_ words: String) {
        screen.show(BookmarksPanel(filter: words))
        add { [self] in
            do throws(StoreError) {
                try await load()
                try await read()
            } catch {
                screen.update(BookmarksPanel.self) { $0.show([], empty: error.wording) }
                throw error
            }
        }
    }

    /// What a key does in it; false for what has nothing to do with it.
    func browse(_ command: Command) -> Bool {
        guard let panel = screen.open(BookmarksPanel.self) else { return leave(command) }
        let entry = entries.first { $0.id == panel.selected }
        switch command {
        case .open, .send: entry.map(go)
        case .toggleBookmark: entry.map(unstar)
        case .stop:
            var isCleared = false
            screen.update(BookmarksPanel.self) { isCleared = $0.clearSearch() }
            return isCleared
        default: return false
        }
        return true
    }

    /// Out of the conversation that the list led to, back to the list.
    private func leave(_ command: Command) -> Bool {
        guard let list = listLeft, screen.panel is any SavedConversationPanelProtocol, command == .stop else {
            return false
        }
        listLeft = nil
        screen.show(list)
        return true
    }

    /// Whoever went on elsewhere does not come back to it.
    func followList() {
        guard listLeft != nil, screen.open(BookmarksPanel.self) == nil,
            !(screen.panel is any SavedConversationPanelProtocol)
        else { return }
        listLeft = nil
    }

    private func unstar(_ entry: BookmarkEntry) {
        add { [self] in
            try await unstar(entry.message, in: entry.conversation)
            entries.removeAll { $0.id == entry.id }
            showEntries()
        }
    }

    // MARK: - Going there

    private func go(to entry: BookmarkEntry) {
        let isHere = entry.conversation == nil || entry.conversation == screen.keeping.conversation
        if isHere, screen.said.contains(entry.message) { return select(entry.message) }
        guard let conversation = entry.conversation else { return screen.notify(BookmarkWording.isOver, .warning) }
        listLeft = screen.open(BookmarksPanel.self)
        screen.perform(.performWith(.readConversation, "\(conversation) \(entry.message)"))
    }

    /// Where nothing can be seen to be selected, the message is told.
    private func select(_ message: Message.ID) {
        screen.closePanel()
        screen.focus(on: .conversation)
        _ = screen.clearMarks()
        screen.select(message)
        let conversation = screen.said
        guard !screen.hasScreen, let index = conversation.row(of: message) else { return }
        let row = conversation.state.rows[index]
        screen.notify(Wording("\(row.author.text): \(row.text)"))
    }

    // MARK: - Reading

    /// What was deleted for good meanwhile is forgotten; what may be restored is left out.
    private func read() async throws(StoreError) {
        await store?.flush()
        var found = rules.unsaved.map { BookmarkEntry($0) }
        var conversations: [ConversationID: ConversationRecord?] = [:]
        var gone: Set<BookmarkPlace> = []
        for place in rules.kept.places {
            // Whoever has closed the list does not wait for it.
            guard screen.open(BookmarksPanel.self) != nil else { return }
            guard let store else { break }
            if conversations[place.conversation] == nil {
                conversations[place.conversation] = .some(try await store.conversation(place.conversation))
            }
            guard let conversation = conversations[place.conversation] ?? nil else {
                gone.insert(place)
                continue
            }
            guard conversation.deletedAt == nil else { continue }
            if let record = try await record(at: place) {
                found.append(BookmarkEntry(record, in: conversation))
            } else {
                gone.insert(place)
            }
        }
        entries = found.sorted { ($0.date, $0.id) > ($1.date, $1.id) }
        showEntries()
        // What is being said may not be written yet.
        try await remove(gone.filter { $0.conversation != screen.keeping.conversation })
    }

    private func record(at place: BookmarkPlace) async throws(StoreError) -> MessageRecord? {
        do throws(StoreError) {
            let page = try await store?.messages(of: place.conversation, .around(place.message), limit: 1)
            return page?.records.first { $0.message.id == place.message }
        } catch {
            if error.isOfSomethingGone { return nil }
            throw error
        }
    }

    private func showEntries() {
        let days = DayWording(now: screen.moment.date, timeZone: screen.timeZone)
        let current = screen.keeping.conversation
        let rows = entries.map { $0.row(days, current: current) }
        screen.update(BookmarksPanel.self) { $0.show(rows) }
    }
}
