import Dispatch
import EchoConcurrency
import EchoTestKit
import Synchronization
import Testing

@testable import PhoneBridge

@Suite(.timeLimit(.minutes(10))) struct `The clock of all lines` {
    private final class Ticks: Sendable {
        private let ticks = Atomic(0)

        func add() { ticks.add(1, ordering: .relaxed) }
        var count: Int { ticks.load(ordering: .relaxed) }
    }

    private let thread = TaskThread(name: "calls")

    @Test func `tells each line, no longer than it is there, and goes on after there was none`() async {
        let sut = LineClock()
        let running = Task { await sut.run() }
        let (first, second, third) = (Ticks(), Ticks(), Ticks())

        let tickets = [sut.add(on: thread) { first.add() }, sut.add(on: thread) { second.add() }]
        #expect(await eventually { first.count > 2 && second.count > 2 })
        sut.remove(tickets[0])
        let told = second.count
        #expect(await eventually { second.count > told + 2 })
        let left = first.count
        #expect(await eventually { second.count > told + 5 })
        #expect(first.count == left)
        sut.remove(tickets[1])

        let ticket = sut.add(on: thread) { third.add() }
        #expect(await eventually { third.count > 2 })
        sut.remove(ticket)
        running.cancel()
        await running.value
    }

    @Test func `begins with the lines that were there before it ran, and ends while they are`() async {
        let sut = LineClock()
        let ticks = Ticks()
        let ticket = sut.add(on: thread) { ticks.add() }
        let running = Task { await sut.run() }
        #expect(await eventually { ticks.count > 2 })

        running.cancel()
        await running.value
        await Task(executorPreference: thread) {}.value

        let told = ticks.count
        sut.remove(ticket)
        #expect(ticks.count == told)
    }

    @Test func `wakes a thread once for all of its lines whose turn it is`() async {
        let sut = LineClock()
        let thread = CountingThread()
        let ticks = Ticks()
        let tickets = (0..<10).map { _ in sut.add(on: thread) { ticks.add() } }
        let running = Task { await sut.run() }
        #expect(await eventually { ticks.count > 20 })
        running.cancel()
        await running.value
        let told = thread.count
        thread.finish()

        #expect(ticks.count == 5 * told)
        for ticket in tickets { sut.remove(ticket) }
    }

    private final class CountingThread: TaskExecutor {
        private let queue = DispatchQueue(label: "calls")
        private let jobs = Atomic(0)

        var count: Int { jobs.load(ordering: .relaxed) }

        func enqueue(_ job: consuming ExecutorJob) {
            let job = UnownedJob(job)
            jobs.add(1, ordering: .relaxed)
            queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
        }

        func finish() { queue.sync {} }
    }
}
