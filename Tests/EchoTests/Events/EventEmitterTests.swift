import EchoTestKit
import Foundation
import Synchronization
import Testing

@testable import Echo

@Suite struct `An emitter of events` {
    /// Holds up whoever hands on an event.
    private final class Gate: Sendable {
        private let (entered, opened) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
        private let late = Mutex(false)

        /// Whether it had to open of itself.
        var wasLate: Bool { late.withLock { $0 } }

        func pass() {
            entered.signal()
            if opened.wait(timeout: .now() + 10) == .timedOut { late.withLock { $0 = true } }
        }

        func waitUntilEntered() { entered.wait() }

        func open() { opened.signal() }
    }

    /// Waking a task waits until its cancelling is through: neither may wait for the other.
    @Test func `lets a listener leave while it hands on an event`() async {
        let emitter = EventEmitter<Int>()
        let gate = Gate()
        let stream = emitter.stream { number in
            if number == 2 { gate.pass() }
            return gate.wasLate ? nil : number
        }
        let (heard, hearing) = AsyncStream.makeStream(of: Int.self)
        let listener = Task {
            for await number in stream { hearing.yield(number) }
            hearing.finish()
        }
        emitter.emit(1)
        for await _ in heard { break }

        Thread.detachNewThread { emitter.emit(2) }
        gate.waitUntilEntered()
        listener.cancel()
        gate.open()
        await listener.value

        #expect(!gate.wasLate)
        #expect(await eventually { !emitter.hasListeners })
    }

    @Test func `can be asked to emit by who hears an event`() async {
        let emitter = EventEmitter<Int>()
        let echo = emitter.stream { number -> Int? in
            if number < 3 { emitter.emit(number + 1) }
            return number
        }
        emitter.emit(1)
        emitter.finish()

        #expect(await echo.reduce(into: []) { $0.append($1) } == [1, 2, 3])
    }

    @Test func `tells all who listen the same order, whoever emits`() async {
        let emitter = EventEmitter<Int>()
        let (one, other) = (emitter.stream(), emitter.batches())
        await withTaskGroup { group in
            for start in [0, 1_000, 2_000, 3_000] {
                group.addTask { for number in start..<(start + 1_000) { emitter.emit(number) } }
            }
        }
        emitter.finish()

        let heard = await one.reduce(into: []) { $0.append($1) }
        var read: [Int] = []
        for await batch in other { read += batch }
        #expect(heard == read)
        #expect(heard.sorted() == Array(0..<4_000))
        for start in [0, 1_000, 2_000, 3_000] {
            let part = heard.filter { (start..<(start + 1_000)).contains($0) }
            #expect(part == part.sorted())
        }
    }

    @Test func `tells who listens from now on nothing of before`() async {
        let emitter = EventEmitter<Int>()
        emitter.emit(1)
        let stream = emitter.stream()
        emitter.emit(2)
        emitter.finish()
        emitter.emit(3)

        #expect(await stream.reduce(into: []) { $0.append($1) } == [2])
    }
}
