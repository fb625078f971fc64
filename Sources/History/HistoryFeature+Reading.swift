import Echo
import EchoScreen
import EchoText

/// The conversation of the list that is read.
extension HistoryFeature {
    /// Messages that are read at once.
    private static let page = 200
    /// Messages in which what was searched for stands, and to which the keys lead.
    private static let mostMatches = 1_000

    /// Opens what a row stands for: a conversation at its beginning, a message in its place.
    func open(_ row: ChoiceRowViewState) {
        listLeft = screen.open(HistoryPanel.self)
        let (id, hit) = (browsing.conversation(row.id), browsing.hit(row.id))
        let title = browsing.title(row.id).flatMap { $0.isEmpty ? nil : $0 } ?? row.title
        open(id, title: title, at: hit?.message)
        if hit != nil { findMatches(in: id) }
    }

    /// One that is named elsewhere than in the list, and perhaps a message of it.
    func open(named words: String) {
        guard let store else { return screen.notify(StoreWording.unavailable, .warning) }
        let names = words.split(separator: " ", maxSplits: 1).map(String.init)
        guard let id = names.first.map({ ConversationID($0) }) else { return }
        screen.start(.opening) { [self] in
            await store.flush()
            guard let record = try await store.conversation(id), record.deletedAt == nil else {
                return screen.notify("This conversation no longer exists.", .warning)
            }
            listLeft = nil
            let words = ConversationRows(now: screen.moment.date, timeZone: screen.timeZone)
            open(id, title: words.title(record), at: names.dropFirst().first)
        }
    }

    private func open(_ id: ConversationID, title: String, at message: Message.ID?) {
        browsing.reading = id
        (browsing.previousMessage, browsing.nextMessage, browsing.origin) = (nil, nil, nil)
        screen.show(KeptConversationPanel(id.rawValue, title: title))
        readPage(message.map { .around($0) } ?? .first, selecting: message)
        findOrigin(of: id)
    }

    private func findOrigin(of id: ConversationID) {
        guard let store else { return }
        screen.start(.findingOrigin) { [self] in
            guard let point = try await store.conversation(id)?.origin,
                let origin = try await store.conversation(point.conversation), origin.deletedAt == nil,
                browsing.reading == id
            else { return }
            browsing.origin = point
            let words = ConversationRows(now: screen.moment.date, timeZone: screen.timeZone)
            screen.update(KeptConversationPanel.self) { $0.origin = words.title(origin) }
        }
    }

    /// What a key does in it; false for what has nothing to do with it.
    func read(_ command: Command, _ panel: KeptConversationPanel) -> Bool {
        switch command {
        case .stop, .send:
            guard let list = listLeft else { return false }
            screen.show(list)
        case .continueConversation: browsing.reading.map { resume($0) }
        case .branchConversation:
            guard let id = browsing.reading, let message = panel.selected else { break }
            branch(from: BranchPoint(conversation: id, message: message))
        case .nextMatch: panel.match(by: 1).map { go(to: $0) }
        case .openOrigin:
            guard let point = browsing.origin, let title = panel.origin else { break }
            open(point.conversation, title: title, at: point.message)
        case .showVersions: screen.update(KeptConversationPanel.self) { $0.toggleVersions() }
        case .showThoughts: screen.update(KeptConversationPanel.self) { $0.toggleThoughts() }
        case .previousMatch: panel.match(by: -1).map { go(to: $0) }
        default: return false
        }
        return true
    }

    /// Reads what the panel wants and has not.
    func followReading() {
        guard let panel = screen.open(KeptConversationPanel.self) else { return }
        if panel.wantsBeginning || panel.wantsEnd {
            screen.update(KeptConversationPanel.self) { $0.grow() }
            readPage(panel.wantsEnd ? .last : .first)
        } else if panel.wantsMore, let next = browsing.nextMessage {
            screen.update(KeptConversationPanel.self) { $0.grow() }
            readPage(.after(next))
        } else if panel.wantsEarlier, let previous = browsing.previousMessage {
            screen.update(KeptConversationPanel.self) { $0.grow() }
            readPage(.before(previous))
        }
    }

    /// To a message that may not be read yet.
    private func go(to message: Message.ID) {
        var isShown = false
        screen.update(KeptConversationPanel.self) { isShown = $0.select(message) }
        if !isShown { readPage(.around(message), selecting: message) }
    }

    private func findMatches(in id: ConversationID) {
        guard let store, let words = filter(browsing.filter ?? "")?.text else { return }
        var wanted = HistoryFilter(text: words)
        wanted.conversation = id
        screen.start(.finding) { [self] in
            let hits = try await store.search(wanted, order: .position, limit: Self.mostMatches)
            guard browsing.reading == id else { return }
            let words = Set(hits.flatMap(\.snippet.visible.found))
            screen.update(KeptConversationPanel.self) { $0.show(matches: hits.map(\.message), words: words) }
        }
    }

    private func readPage(_ window: MessageWindow, selecting message: Message.ID? = nil) {
        guard let store, let id = browsing.reading else { return }
        screen.start(.reading) { [self] in
            await store.flush()
            let page = try await store.messages(of: id, window, limit: Self.page)
            let partner = try await store.conversation(id)?.partner
            guard !Task.isCancelled, browsing.reading == id else { return }
            show(page, window, selecting: message, in: partner)
        }
    }

    private func show(
        _ page: MessagePage, _ window: MessageWindow, selecting message: Message.ID?, in partner: CallPartner?
    ) {
        let words = ConversationRows(now: screen.moment.date, timeZone: screen.timeZone)
        let kept = page.records.map { record in
            KeptMessage(
                id: record.message.id,
                lines: KeptMessageWording.lines(
                    record.message, at: words.moment(record.message.createdAt), wasCut: record.wasCut,
                    earlier: record.earlierTexts.count, in: partner, margin: record.margin),
                thoughts: KeptMessageWording.thoughts(of: record.message),
                earlier: record.earlierTexts.flatMap {
                    KeptMessageWording.earlier($0.text, replacedAt: words.moment($0.replacedAt))
                })
        }
        screen.update(KeptConversationPanel.self) { panel in
            switch window {
            case .before:
                browsing.previousMessage = page.before
                panel.addEarlier(kept, hasEarlier: page.before != nil)
            case .after:
                browsing.nextMessage = page.after
                panel.add(kept, hasMore: page.after != nil)
            default:
                (browsing.previousMessage, browsing.nextMessage) = (page.before, page.after)
                panel.show(
                    kept, selecting: message, hasEarlier: page.before != nil, hasMore: page.after != nil)
                if window == .last { panel.move(by: .max) }
            }
        }
    }
}

extension TaskSlots.Slot {
    fileprivate static let opening = Self("history.opening")
    fileprivate static let reading = Self("history.reading")
    fileprivate static let findingOrigin = Self("history.finding.origin")
    fileprivate static let finding = Self("history.finding")
}
