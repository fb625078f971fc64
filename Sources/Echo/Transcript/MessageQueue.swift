/// One order for the conversation, kept by previous item ids however late anything comes.
///
/// A linked list: an item finds its place in constant time, however long the conversation. Items without words
/// (results of tools) have a place too, so that their neighbours find theirs.
package struct MessageQueue: Sendable {
    private struct Place: Sendable {
        var previous: String?
        var next: String?
    }

    private var places: [String: Place] = [:]
    private var first: String?
    private var last: String?
    private var messages: [String: Message] = [:]
    /// Items that named a neighbour nobody has seen yet.
    private var orphans: [String: [String]] = [:]
    /// Items whose place the server has told.
    private var placed: Set<String> = []
    /// Messages that the running session was not told: what is inserted before them goes behind them.
    private var untold: Set<String> = []

    package init() {}

    /// In the order of the conversation.
    package var all: [Message] { ids.compactMap { messages[$0] } }

    package var ids: [String] {
        var result: [String] = []
        result.reserveCapacity(places.count)
        var id = first
        while let current = id {
            result.append(current)
            id = places[current]?.next
        }
        return result
    }

    /// The message that comes last.
    var lastMessage: Message? {
        var id = last
        while let current = id {
            if let message = messages[current] { return message }
            id = places[current]?.previous
        }
        return nil
    }

    /// From the last message to the first, as far as somebody reads.
    var newestFirst: some Sequence<Message> {
        sequence(state: last) { id in
            while let current = id {
                id = places[current]?.previous
                if let message = messages[current] { return message }
            }
            return nil
        }
    }

    /// From a message to the last, as far as somebody reads.
    func messages(from id: String) -> some Sequence<Message> {
        sequence(state: String?.some(id)) { id in
            while let current = id {
                id = places[current]?.next
                if let message = messages[current] { return message }
            }
            return nil
        }
    }

    /// Some of the messages, in order. It looks from the end: those that are wanted are among the last.
    func messages(_ wanted: Set<String>) -> [Message] {
        var found: [Message] = []
        var id = wanted.isEmpty ? nil : last
        while let current = id, found.count < wanted.count {
            if wanted.contains(current), let message = messages[current] { found.append(message) }
            id = places[current]?.previous
        }
        return found.reversed()
    }

    package subscript(id: String) -> Message? { messages[id] }

    func contains(_ id: String) -> Bool { messages[id] != nil }

    /// Everything that comes after an item, in order; items without words included.
    func ids(after id: String) -> [String] {
        var result: [String] = []
        var next = places[id]?.next
        while let current = next {
            result.append(current)
            next = places[current]?.next
        }
        return result
    }

    /// Shows a message before the server has told its place: last.
    package mutating func append(_ message: Message) {
        if places[message.id] == nil { link(message.id, after: last) }
        messages[message.id] = message
    }

    /// Puts an item behind `previous`. Nil means first, unless others already have their place: servers that
    /// do not tell places send nil for every item.
    package mutating func place(_ id: String, after previous: String?) {
        guard placed.insert(id).inserted else { return }
        untold.remove(id)
        unlink(id)
        link(id, after: anchor(of: id, previous))
        for orphan in orphans.removeValue(forKey: id) ?? [] where places[orphan] != nil {
            unlink(orphan)
            link(orphan, after: skippingUntold(id))
        }
    }

    /// Changes a message in place; unknown ids are ignored.
    @discardableResult
    package mutating func update(_ id: String, _ change: (inout Message) -> Void) -> Message? {
        // In its place: its text is not copied to be added to.
        guard let index = messages.index(forKey: id) else { return nil }
        change(&messages.values[index])
        return messages.values[index]
    }

    @discardableResult
    package mutating func remove(_ id: String) -> Message? {
        unlink(id)
        placed.remove(id)
        untold.remove(id)
        return messages.removeValue(forKey: id)
    }

    /// A new session begins: it knows nothing yet.
    mutating func forgetPlaces() {
        for id in places.keys where messages[id] == nil { unlink(id) }
        placed = []
        orphans = [:]
        untold = Set(places.keys)
    }

    /// The running session is being told an item at the place that it has here.
    mutating func tell(_ id: String) {
        untold.remove(id)
        placed.insert(id)
    }

    /// The running session is never told this item.
    mutating func keepToItself(_ id: String) {
        if places[id] != nil { untold.insert(id) }
    }

    /// Behind which item it goes; nil for the front.
    private mutating func anchor(of id: String, _ previous: String?) -> String? {
        guard let previous else { return placed.count == 1 ? skippingUntold(nil) : last }
        if places[previous] != nil { return skippingUntold(previous) }
        orphans[previous, default: []].append(id)
        return last
    }

    private func skippingUntold(_ id: String?) -> String? {
        var anchor = id
        while let next = anchor.map({ places[$0]?.next }) ?? first, untold.contains(next) { anchor = next }
        return anchor
    }

    private mutating func link(_ id: String, after previous: String?) {
        let next = previous.map { places[$0]?.next } ?? first
        places[id] = Place(previous: previous, next: next)
        if let previous { places[previous]?.next = id } else { first = id }
        if let next { places[next]?.previous = id } else { last = id }
    }

    private mutating func unlink(_ id: String) {
        guard let place = places.removeValue(forKey: id) else { return }
        if let previous = place.previous { places[previous]?.next = place.next } else { first = place.next }
        if let next = place.next { places[next]?.previous = place.previous } else { last = place.previous }
    }
}
