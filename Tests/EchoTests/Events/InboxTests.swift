import Foundation
import Synchronization
import Testing

@testable import Echo

@Suite(.timeLimit(.minutes(10))) struct `An inbox` {
    @Test func `gives all that has come at once, in order`() async {
        let inbox = Inbox<Int>()
        inbox.put([1, 2])
        inbox.put([3])

        #expect(await inbox.take() == [1, 2, 3])
    }

    @Test func `wakes who waits`() async {
        let inbox = Inbox<Int>()
        async let taken = inbox.take()
        inbox.put([7])

        #expect(await taken == [7])
    }

    @Test func `what was put before its end is still taken`() async {
        let inbox = Inbox<Int>()
        inbox.put([1])
        inbox.finish()
        inbox.put([2])

        #expect(await inbox.take() == [1])
        #expect(await inbox.take() == nil)
    }

    @Test func `who is cancelled waits no more`() async {
        let inbox = Inbox<Int>()
        let reading = Task { await inbox.take() }
        reading.cancel()

        #expect(await reading.value == nil)
    }

    @Test func `says when there is no room, and when there is again`() async {
        let freed = Mutex(0)
        let inbox = Inbox<Int>(limit: 3, onRoom: { freed.withLock { $0 += 1 } })

        #expect(inbox.put([1, 2]))
        #expect(!inbox.put([3]))
        async let room: Void = inbox.room()
        #expect(await inbox.take() == [1, 2, 3])
        await room
        #expect(freed.withLock { $0 } == 1)
        #expect(inbox.hasRoom)
    }

    @Test func `forgets the oldest of more than it keeps, and what they weigh`() async {
        let inbox = Inbox<Int>(limit: 3, most: 2)
        inbox.put([1, 2, 3])
        #expect(inbox.hasRoom)
        inbox.put([4])

        #expect(await inbox.take() == [3, 4])
    }

    @Test func `nobody waits for a reader that has left`() async {
        let emitter = EventEmitter<Int>()
        var batches: EventBatches<Int>? = emitter.batches()
        emitter.emit(Array(0..<10_000))
        #expect(batches != nil)
        async let room: Void = emitter.room()
        batches = nil

        await room
    }

    @Test func `each of those who read has all of it`() async {
        let emitter = EventEmitter<Int>()
        let (one, other) = (emitter.batches(), emitter.batches())
        emitter.emit([1, 2])
        emitter.emit(3)
        emitter.finish()

        var taken: [[Int]] = [[], []]
        for await batch in one { taken[0] += batch }
        for await batch in other { taken[1] += batch }
        #expect(taken == [[1, 2, 3], [1, 2, 3]])
    }
}
