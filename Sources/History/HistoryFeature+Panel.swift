import Echo
import EchoScreen
import EchoText
import Foundation

/// The list of conversations, and the one of them that is read.
extension HistoryFeature {
    /// Conversations, and messages, that are read at once.
    private static let page = 200
    /// Those that are read at once on the way to the end: few enough for keys to be heard in between.
    private static let largePage = 500
    /// Conversations that are found by their titles, above the messages that are found.
    private static let mostTitled = 5

    /// - Parameter filter: words and filters that narrow the list down.
    func showHistory(_ filter: String) {
        guard store != nil else { return screen.notify(StoreWording.unavailable, .warning) }
        browsing = HistoryBrowsing()
        var panel = HistoryPanel(filter: filter)
        panel.canRestore = !deleted.ids.isEmpty
        screen.show(panel)
    }

    /// Reads what the open panel wants and has not.
    func followPanel() {
        if let panel = screen.open(HistoryPanel.self) {
            if browsing.filter != panel.filterText { list(panel.filterText) } else if panel.wantsMore { listMore() }
            followOthers()
        } else {
            followReading()
        }
    }

    /// What a key does in these panels; false for what has nothing to do with them.
    func browse(_ command: Command) -> Bool {
        if let panel = screen.open(KeptConversationPanel.self) { return read(command, panel) }
        guard let panel = screen.open(HistoryPanel.self) else { return false }
        if panel.isFiltering { return filter(command) }
        if panel.isRenaming { return rename(command, panel) }
        switch command {
        case .open, .send: panel.selectedRow.map { open($0) }
        case .continueConversation: panel.selectedRow.map { resume(browsing.conversation($0.id)) }
        case .filterHistory: screen.update(HistoryPanel.self) { $0.startFiltering() }
        case .pinConversation: panel.selectedRow.map { pin($0.id) }
        case .renameConversation: panel.selectedRow.map { startRenaming($0.id) }
        case .deleteConversation: panel.selectedRow.map { delete($0.id) }
        case .restoreConversation: restore()
        case .stop where !panel.filterText.isEmpty: screen.update(HistoryPanel.self) { $0.clearFilter() }
        default: return false
        }
        return true
    }

    // MARK: - Writing in the list

    private func filter(_ command: Command) -> Bool {
        switch command {
        case .open, .send, .complete: screen.update(HistoryPanel.self) { $0.stopWriting() }
        case .stop:
            screen.update(HistoryPanel.self) {
                $0.clearFilter()
                $0.stopWriting()
            }
        default: return false
        }
        return true
    }

    private func startRenaming(_ id: String) {
        guard let title = browsing.title(id) else { return }
        screen.update(HistoryPanel.self) { $0.startRenaming(title) }
    }

    private func rename(_ command: Command, _ panel: HistoryPanel) -> Bool {
        switch command {
        case .newLine: break
        case .stop: screen.update(HistoryPanel.self) { $0.stopWriting() }
        case .send:
            screen.update(HistoryPanel.self) { $0.stopWriting() }
            let title = panel.titleText.trimmed
            guard !title.isEmpty, let id = panel.selectedRow?.id else { break }
            let conversation = browsing.conversation(id)
            change { try await $0.rename(conversation, to: title) }
        default: return false
        }
        return true
    }

    // MARK: - Putting it in order

    private func pin(_ id: String) {
        let id = browsing.conversation(id)
        change { store in
            guard let record = try await store.conversation(id) else { throw StoreError.notFound(id) }
            try await store.pin(id, !record.isPinned)
        }
    }

    private func delete(_ id: String) {
        let id = browsing.conversation(id)
        deleted.add(id, while: rules)
        // What is said from now on is not added to what was deleted.
        if id == rules.conversation { rules.forget() }
        screen.update(HistoryPanel.self) { $0.canRestore = true }
        change { [date = screen.moment.date] in try await $0.delete([id], at: date) }
    }

    private func restore() {
        guard let (id, before) = deleted.takeLast() else { return }
        screen.update(HistoryPanel.self) { $0.canRestore = !deleted.ids.isEmpty }
        // Where nothing was said meanwhile, what is said next goes on with it.
        if let before, rules.conversation == nil { rules = before }
        change { try await $0.restore([id]) }
    }

    /// Changes something, one after the other, and lists what there is then.
    private func change(_ change: @escaping @Sendable (any ConversationStoreProtocol) async throws -> Void) {
        guard let store else { return }
        let before = browsing.change
        let task = Task { [weak self] in
            await before?.value
            do {
                try await change(store)
            } catch {
                self?.screen.show(error)
            }
            self?.listAgain()
        }
        browsing.change = task
    }

    func listAgain() {
        browsing.filter = nil
        followPanel()
        screen.publish()
    }

    // MARK: - Listing

    private func list(_ text: String) {
        browsing.filter = text
        let moment = screen.moment.date
        do throws(HistoryFilterError) {
            let filter = try HistoryFilter(parsing: text, now: moment, in: screen.timeZone)
            guard filter.text.isEmpty else { return search(filter) }
            listPage(of: filter, isFirst: true, count: max(Self.page, browsing.records.count))
        } catch {
            (browsing.records, browsing.hits, browsing.next) = ([], [], nil)
            screen.slots.cancel(.listing)
            screen.update(HistoryPanel.self) { $0.show([], empty: error.wording) }
        }
    }

    /// What fits best comes first.
    private func search(_ filter: HistoryFilter) {
        guard let store else { return }
        startListing { [self] in
            await store.flush()
            let hits = try await store.search(filter, order: .best, limit: Self.page)
            guard !Task.isCancelled else { return }
            show(hits, below: [])
            screen.publish()
            let titled = try await titled(filter, in: store)
            guard !Task.isCancelled else { return }
            if !titled.isEmpty {
                show(hits, below: titled)
                screen.publish()
            }
            // Without an answer what has the words is all there is.
            let merged = try? await searchByMeaning(filter, besides: hits, limit: Self.page)
            guard !Task.isCancelled, let merged else { return }
            show(merged, below: titled)
        }
    }

    /// Conversations whose titles have the words: somebody may have named one so.
    private func titled(
        _ filter: HistoryFilter, in store: any ConversationStoreProtocol
    ) async throws -> [ConversationRecord] {
        var wanted = filter
        wanted.isOfTitles = true
        return try await store.conversations(wanted, after: nil, limit: Self.mostTitled).records
    }

    /// What goes wrong is said in the panel where nothing is listed, so that it is not taken for empty. What is listed
    /// already stays, and another list may be on its way already.
    private func startListing(_ list: @escaping @MainActor () async throws -> Void) {
        screen.start(.listing) { [screen] in
            do {
                try await list()
            } catch {
                let problem = (error as? any WordedErrorProtocol)?.wording ?? StoreWording.notListed
                if !Task.isCancelled { screen.update(HistoryPanel.self) { $0.fail(problem) } }
                throw error
            }
        }
    }

    private func show(_ hits: [SearchHit], below titled: [ConversationRecord]) {
        (browsing.records, browsing.hits, browsing.next) = (titled, hits, nil)
        let words = rows
        let rows = titled.map { words.row($0) } + hits.map { words.row($0) }
        screen.update(HistoryPanel.self) {
            $0.note = searchesByMeaning ? meaningNote : ""
            $0.show(rows, empty: StoreWording.nothingFound)
        }
    }

    private func listMore() {
        guard let filter = filter(browsing.filter ?? "") else { return }
        screen.update(HistoryPanel.self) { $0.grow() }
        listPage(of: filter, isFirst: false, count: Self.page)
    }

    /// What a filter that was typed asks for; nil for one that is not understood.
    func filter(_ text: String) -> HistoryFilter? {
        try? HistoryFilter(parsing: text, now: screen.moment.date, in: screen.timeZone)
    }

    private func listPage(of filter: HistoryFilter, isFirst: Bool, count: Int) {
        guard let store else { return }
        let cursor = isFirst ? nil : browsing.next
        startListing { [self] in
            await store.flush()
            let page = try await store.conversations(filter, after: cursor, limit: min(count, 10_000))
            guard !Task.isCancelled else { return }
            show(page, isFirst: isFirst, isFiltered: filter != HistoryFilter())
            try await listRest(of: filter)
        }
    }

    /// The person went to the end: keys are heard and the list is drawn between two pages.
    private func listRest(of filter: HistoryFilter) async throws {
        while let store, let cursor = browsing.next, screen.open(HistoryPanel.self)?.wantsAll == true {
            screen.publish()
            let page = try await store.conversations(filter, after: cursor, limit: Self.largePage)
            guard !Task.isCancelled else { return }
            show(page, isFirst: false, isFiltered: false)
        }
    }

    private func show(_ page: ConversationPage, isFirst: Bool, isFiltered: Bool) {
        if isFirst { browsing.records = [] }
        browsing.records += page.records
        (browsing.hits, browsing.next) = ([], page.next)
        let words = rows
        let rows = page.records.map { words.row($0) }
        screen.update(HistoryPanel.self) { panel in
            guard isFirst else { return panel.add(rows, hasMore: page.next != nil) }
            panel.show(rows, hasMore: page.next != nil, empty: isFiltered ? StoreWording.nothingFound : nil)
        }
    }

    private var rows: ConversationRows {
        ConversationRows(now: screen.moment.date, timeZone: screen.timeZone, current: rules.conversation)
    }
}

extension TaskSlots.Slot {
    fileprivate static let listing = Self("history.listing")
}
