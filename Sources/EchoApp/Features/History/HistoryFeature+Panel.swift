import Echo
import EchoPresentation
import EchoText
import Foundation

/// The list of conversations, and the one of them that is read.
extension HistoryFeature {
    /// Conversations, and messages, that are read at once.
    private static let page = 200

    func showHistory() {
        guard store != nil else { return screen.notify(StoreWording.unavailable, .warning) }
        browsing = HistoryBrowsing()
        var panel = HistoryPanel()
        panel.canRestore = !deleted.isEmpty
        screen.show(panel)
    }

    /// Reads what the open panel wants and has not.
    func followPanel() {
        if let panel = screen.open(HistoryPanel.self) {
            if browsing.filter != panel.filterText { list(panel.filterText) } else if panel.wantsMore { listMore() }
        } else if let panel = screen.open(KeptConversationPanel.self), panel.wantsMore {
            readMore()
        }
    }

    /// What a key does in these panels; false for what has nothing to do with them.
    func browse(_ command: Command) -> Bool {
        if screen.open(KeptConversationPanel.self) != nil { return read(command) }
        guard let panel = screen.open(HistoryPanel.self) else { return false }
        if panel.isFiltering { return filter(command) }
        if panel.isRenaming { return rename(command, panel) }
        switch command {
        case .open, .send: panel.selectedRow.map { open($0) }
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
        guard let title = browsing[id]?.title.text else { return }
        screen.update(HistoryPanel.self) { $0.startRenaming(Sanitizer.line(title)) }
    }

    private func rename(_ command: Command, _ panel: HistoryPanel) -> Bool {
        switch command {
        case .newLine: break
        case .stop: screen.update(HistoryPanel.self) { $0.stopWriting() }
        case .send:
            screen.update(HistoryPanel.self) { $0.stopWriting() }
            let title = panel.titleText.trimmed
            guard !title.isEmpty, let id = panel.selectedRow?.id else { break }
            change { try await $0.rename(ConversationID(id), to: title) }
        default: return false
        }
        return true
    }

    // MARK: - Putting it in order

    private func pin(_ id: String) {
        guard let record = browsing[id] else { return }
        change { try await $0.pin(record.id, !record.isPinned) }
    }

    private func delete(_ id: String) {
        let id = ConversationID(id)
        // What is said from now on is not added to what was deleted.
        if id == rules.conversation { rules.forget() }
        deleted.append(id)
        screen.update(HistoryPanel.self) { $0.canRestore = true }
        change { [date = screen.moment.date] in try await $0.delete([id], at: date) }
    }

    private func restore() {
        guard let id = deleted.popLast() else { return }
        screen.update(HistoryPanel.self) { $0.canRestore = !deleted.isEmpty }
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

    private func listAgain() {
        browsing.filter = nil
        followPanel()
        screen.publish()
    }

    // MARK: - Listing

    private func list(_ text: String) {
        browsing.filter = text
        let moment = screen.moment.date
        do throws(HistoryFilterError) {
            let filter = try HistoryFilter(parsing: text, now: moment, in: screen.setup.timeZone)
            listPage(of: filter, isFirst: true, count: max(Self.page, browsing.records.count))
        } catch {
            (browsing.records, browsing.next) = ([], nil)
            screen.slots.cancel(.listing)
            screen.update(HistoryPanel.self) { $0.show([], empty: error.wording) }
        }
    }

    private func listMore() {
        guard
            let filter = try? HistoryFilter(
                parsing: browsing.filter ?? "", now: screen.moment.date, in: screen.setup.timeZone)
        else { return }
        screen.update(HistoryPanel.self) { $0.grow() }
        listPage(of: filter, isFirst: false, count: Self.page)
    }

    private func listPage(of filter: HistoryFilter, isFirst: Bool, count: Int) {
        guard let store else { return }
        let cursor = isFirst ? nil : browsing.next
        screen.start(.listing) { [self] in
            await store.flush()
            let page = try await store.conversations(filter, after: cursor, limit: min(count, 10_000))
            guard !Task.isCancelled else { return }
            show(page, isFirst: isFirst, isFiltered: filter != HistoryFilter())
        } onFailure: { [screen] in
            // What is shown stays; the notification says why there is no more. Another list may be on its way already.
            if !Task.isCancelled { screen.update(HistoryPanel.self) { $0.add([], hasMore: false) } }
        }
    }

    private func show(_ page: ConversationPage, isFirst: Bool, isFiltered: Bool) {
        browsing.records = isFirst ? page.records : browsing.records + page.records
        browsing.next = page.next
        let words = ConversationRows(
            now: screen.moment.date, timeZone: screen.setup.timeZone, current: rules.conversation)
        let rows = page.records.map(words.row)
        screen.update(HistoryPanel.self) { panel in
            guard isFirst else { return panel.add(rows, hasMore: page.next != nil) }
            panel.show(rows, hasMore: page.next != nil, empty: isFiltered ? StoreWording.nothingFound : nil)
        }
    }

    // MARK: - Reading

    private func open(_ row: ChoiceRowViewState) {
        listLeft = screen.open(HistoryPanel.self)
        browsing.reading = ConversationID(row.id)
        browsing.nextMessage = nil
        let title = browsing[row.id].map { Sanitizer.line($0.title.text) } ?? ""
        screen.show(KeptConversationPanel(title: title.isEmpty ? row.title : title))
        readPage(.first)
    }

    private func read(_ command: Command) -> Bool {
        guard command == .stop || command == .send, let list = listLeft else { return false }
        screen.show(list)
        return true
    }

    private func readMore() {
        guard let next = browsing.nextMessage else { return }
        screen.update(KeptConversationPanel.self) { $0.grow() }
        readPage(.after(next))
    }

    private func readPage(_ window: MessageWindow) {
        guard let store, let id = browsing.reading else { return }
        screen.start(.reading) { [self] in
            await store.flush()
            let page = try await store.messages(of: id, window, limit: Self.page)
            guard !Task.isCancelled, browsing.reading == id else { return }
            browsing.nextMessage = page.after
            let words = ConversationRows(now: screen.moment.date, timeZone: screen.setup.timeZone)
            let lines = page.records.flatMap {
                KeptMessageWording.lines($0.message, at: words.moment($0.message.createdAt), wasCut: $0.wasCut)
            }
            screen.update(KeptConversationPanel.self) { $0.add(lines, hasMore: page.after != nil) }
        }
    }
}

extension TaskSlots.Slot {
    fileprivate static let listing = Self("history.listing")
    fileprivate static let reading = Self("history.reading")
}
