import EchoConcurrency
import EchoTestKit
import Synchronization
import Testing

@Suite(.timeLimit(.minutes(10))) struct `Work that is started while something runs` {
    private let group = WorkGroup()
    private let done = OneTimeEvent()

    @Test func `is done, also what was started before`() async {
        group.start { done.happen() }
        async let running: Void = group.run()
        await done.wait()
        let later = group.start {}
        await later.finished()
        group.finish()
        await running
    }

    @Test func `can be cancelled alone`() async {
        async let running: Void = group.run()
        let begun = OneTimeEvent()
        let wasCancelled = Mutex(false)
        let endless = group.start {
            begun.happen()
            await OneTimeEvent().wait()
            wasCancelled.withLock { $0 = Task.isCancelled }
        }
        let other = group.start { await done.wait() }
        await begun.wait()

        endless.cancel()
        await endless.finished()
        #expect(wasCancelled.withLock { $0 })

        done.happen()
        await other.finished()
        group.finish()
        await running
    }

    @Test func `never begins when it is cancelled before`() async {
        let item = group.start { done.happen() }
        item.cancel()
        group.finish()
        await group.run()
        await item.finished()
        #expect(!done.hasHappened)
    }

    @Test func `is over at once when nothing runs any more`() async {
        group.finish()
        await group.run()
        await group.start { done.happen() }.finished()
        #expect(!done.hasHappened)
    }

    @Test func `is cancelled with what runs it, and waited for`() async {
        let begun = OneTimeEvent()
        group.start {
            begun.happen()
            await OneTimeEvent().wait()
            done.happen()
        }
        let running = Task { await group.run() }
        await begun.wait()
        running.cancel()
        await running.value
        #expect(done.hasHappened)
        await group.start {}.finished()
    }
}
