import EchoScreen
import Testing

@testable import EchoStore

@Suite struct `Changes that wait to be written` {
    private func message(_ id: String, _ text: String = "") -> ConversationChange { .message(.sample(id, text)) }

    private let removed = ConversationChange.removed("a", from: ConversationID("c"))

    @Test func `come in their order, of one message the newest state alone`() {
        var queue = ChangeQueue()
        for change in [message("a", "1"), message("b"), message("a", "2")] { queue.add(change) }

        #expect(queue.take(1) == [message("a", "2")])
        queue.add(message("a", "3"))
        queue.add(message("b", "4"))
        #expect(queue.take(9) == [message("b", "4"), message("a", "3")])
        #expect(queue.isEmpty)
    }

    @Test func `keep a removal between what came before it and after it`() {
        var queue = ChangeQueue()
        for change in [message("a", "1"), removed, message("a", "2")] { queue.add(change) }

        #expect(queue.waiting == [message("a", "1"), removed, message("a", "2")])
    }

    @Test func `come first again when they could not be written`() {
        var queue = ChangeQueue()
        for name in ["a", "b", "c"] { queue.add(message(name)) }
        let batch = queue.take(2)
        queue.add(message("a", "newer"))
        queue.putBack(batch)
        queue.add(message("c", "newer"))

        #expect(queue.waiting == [message("a"), message("b"), message("c", "newer"), message("a", "newer")])
    }

    @Test func `are never too many: the oldest are forgotten, and counted`() {
        var queue = ChangeQueue(most: 32)
        for number in 0..<100 { queue.add(message("m\(number)")) }

        #expect(queue.count <= 32)
        #expect(queue.count + queue.dropped == 100)
        #expect(queue.waiting.last == message("m99"))
        queue.add(message("m99", "newer"))
        #expect(queue.waiting.last == message("m99", "newer"))
    }
}
