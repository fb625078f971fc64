import EchoTestKit
import Synchronization
import Testing

@testable import PhoneBridge

@Suite(.timeLimit(.minutes(1))) struct `The clock of all lines` {
    private final class Ticks: Sendable {
        private let ticks = Atomic(0)

        func add() { ticks.add(1, ordering: .relaxed) }
        var count: Int { ticks.load(ordering: .relaxed) }
    }

    @Test func `tells each line, no longer than it is there, and goes on after there was none`() async {
        let sut = LineClock()
        let running = Task { await sut.run() }
        let (first, second, third) = (Ticks(), Ticks(), Ticks())

        let tickets = [sut.add { first.add() }, sut.add { second.add() }]
        #expect(await eventually { first.count > 2 && second.count > 2 })
        sut.remove(tickets[0])
        let told = second.count
        #expect(await eventually { second.count > told + 2 })
        let left = first.count
        #expect(await eventually { second.count > told + 5 })
        #expect(first.count == left)
        sut.remove(tickets[1])

        let ticket = sut.add { third.add() }
        #expect(await eventually { third.count > 2 })
        sut.remove(ticket)
        running.cancel()
        await running.value
    }

    @Test func `begins with the lines that were there before it ran, and ends while they are`() async {
        let sut = LineClock()
        let ticks = Ticks()
        let ticket = sut.add { ticks.add() }
        let running = Task { await sut.run() }
        #expect(await eventually { ticks.count > 2 })

        running.cancel()
        await running.value

        let told = ticks.count
        sut.remove(ticket)
        #expect(ticks.count == told)
    }
}
