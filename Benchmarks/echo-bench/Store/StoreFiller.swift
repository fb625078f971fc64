import Echo
import EchoScreen
import EchoStore
import Foundation

/// Fills a store with a long conversation and many short ones.
struct StoreFiller {
    static let long = ConversationID("long")
    private static let inLong = 100_000
    private static let inOthers = 90

    let store: ConversationStore
    private var words = StoreWords()
    private var count = 0
    private var writing = Duration.zero

    init(store: ConversationStore) { self.store = store }

    var pace: String { "\(Int(Double(count) / (writing / .seconds(1))))" }

    /// The long conversation is the middle of a million messages, so that it is neither the newest nor the first.
    mutating func fill(to size: Int) async {
        while count < size {
            let batch = (count..<min(size, count + 10_000)).map { change($0) }
            let start = ContinuousClock.now
            for change in batch { store.note(change) }
            await store.flush()
            writing += .now - start
            count += batch.count
        }
    }

    private mutating func change(_ number: Int) -> ConversationChange {
        let isLong = (100_000..<100_000 + Self.inLong).contains(number)
        let id = isLong ? Self.long : ConversationID("c\(number / Self.inOthers)")
        let message = Message(
            id: "item\(number)", role: number.isMultiple(of: 2) ? .user : .assistant, medium: .text,
            text: words.sentence(), status: .completed, createdAt: Date(timeIntervalSince1970: Double(number)))
        return .message(
            MessageRecord(conversation: id, position: number, message: message, mode: .text, model: "gpt-5-mini"))
    }
}
