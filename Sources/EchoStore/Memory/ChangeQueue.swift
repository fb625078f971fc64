import Echo
import EchoScreen

/// Changes that wait to be written, in order and never too many. Of a message that changes again, the newest state waits
/// alone.
struct ChangeQueue {
    private struct MessageKey: Hashable {
        let conversation: ConversationID
        let message: Message.ID
    }

    /// Changes at most.
    let most: Int
    private(set) var waiting: [ConversationChange] = []
    /// Forgotten so far, because too many waited.
    private(set) var dropped = 0
    /// Where in `waiting` a message waits, counted from the first change ever.
    private var places: [MessageKey: Int] = [:]
    private var taken = 0

    init(most: Int = 20_000) { self.most = most }

    var isEmpty: Bool { waiting.isEmpty }
    var count: Int { waiting.count }

    mutating func add(_ change: ConversationChange) {
        // What was said is worth more than how it came: messages have half of the room for themselves.
        if case .event = change, waiting.count >= most / 2 { return }
        let key = Self.key(of: change)
        if case .message = change, let key, let place = places[key] {
            waiting[place - taken] = change
            return
        }
        waiting.append(change)
        if let key {
            if case .message = change { places[key] = taken + waiting.count - 1 } else { places[key] = nil }
        }
        dropOldest()
    }

    mutating func take(_ most: Int) -> [ConversationChange] {
        let batch = Array(waiting.prefix(most))
        waiting.removeFirst(batch.count)
        taken += batch.count
        forgetPlaces(of: batch)
        return batch
    }

    /// What was taken and could not be written comes first again.
    mutating func putBack(_ batch: [ConversationChange]) {
        waiting.insert(contentsOf: batch, at: 0)
        taken -= batch.count
        dropOldest()
    }

    private mutating func dropOldest() {
        guard waiting.count > most else { return }
        // A sixteenth at once: one by one each would move all that wait.
        let excess = min(waiting.count, max(waiting.count - most, most / 16))
        dropped += excess
        let forgotten = take(excess)
        assert(forgotten.count == excess)
    }

    private mutating func forgetPlaces(of batch: [ConversationChange]) {
        for change in batch {
            guard let key = Self.key(of: change), let place = places[key], place < taken else { continue }
            places[key] = nil
        }
    }

    private static func key(of change: ConversationChange) -> MessageKey? {
        switch change {
        case .message(let record): MessageKey(conversation: record.conversation, message: record.message.id)
        case .removed(let message, let conversation): MessageKey(conversation: conversation, message: message)
        default: nil
        }
    }
}
