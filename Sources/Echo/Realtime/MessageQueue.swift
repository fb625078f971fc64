/// One order for the conversation, kept by previous item ids however late anything comes.
///
/// Items without words (function calls) have a place too, so that their neighbours find theirs.
struct MessageQueue: Sendable {
    private var order: [String] = []
    private var messages: [String: Message] = [:]
    /// Items that named a neighbour nobody has seen yet.
    private var orphans: [String: [String]] = [:]
    /// Items whose place the server has told.
    private var placed: Set<String> = []

    /// In the order of the conversation.
    var all: [Message] { order.compactMap { messages[$0] } }
    var ids: [String] { order }

    subscript(id: String) -> Message? { messages[id] }

    func contains(_ id: String) -> Bool { messages[id] != nil }

    /// Shows a message before the server has told its place: last.
    mutating func append(_ message: Message) {
        if !isKnown(message.id) { order.append(message.id) }
        messages[message.id] = message
    }

    /// Puts an item behind `previous`. Nil means first, unless others already have their place: servers that
    /// do not tell places send nil for every item.
    mutating func place(_ id: String, after previous: String?) {
        guard !placed.contains(id) else { return }
        placed.insert(id)
        order.removeAll { $0 == id }
        order.insert(id, at: position(of: id, after: previous))
        for orphan in orphans.removeValue(forKey: id) ?? [] { move(orphan, behind: id) }
    }

    /// Changes a message in place; unknown ids are ignored.
    @discardableResult
    mutating func update(_ id: String, _ change: (inout Message) -> Void) -> Message? {
        guard var message = messages[id] else { return nil }
        change(&message)
        messages[id] = message
        return message
    }

    @discardableResult
    mutating func remove(_ id: String) -> Message? {
        order.removeAll { $0 == id }
        placed.remove(id)
        return messages.removeValue(forKey: id)
    }

    /// A new session will tell the places anew.
    mutating func forgetPlaces() {
        placed = []
        orphans = [:]
        order.removeAll { messages[$0] == nil }
    }

    private func isKnown(_ id: String) -> Bool { messages[id] != nil || placed.contains(id) }

    private mutating func position(of id: String, after previous: String?) -> Int {
        guard let previous else { return placed.count == 1 ? firstUnplaced : order.endIndex }
        if let index = order.lastIndex(of: previous) { return index + 1 }
        orphans[previous, default: []].append(id)
        return order.endIndex
    }

    /// Before everything that has no place yet.
    private var firstUnplaced: Int { order.firstIndex { !placed.contains($0) } ?? order.endIndex }

    private mutating func move(_ id: String, behind previous: String) {
        guard let from = order.lastIndex(of: id) else { return }
        order.remove(at: from)
        guard let index = order.lastIndex(of: previous) else { return order.append(id) }
        order.insert(id, at: index + 1)
    }
}
