import Echo
import EchoAudio
import Testing

@testable import EchoALSA

@Suite struct `Deciding what the loudspeaker plays` {
    private let start = ContinuousClock.now
    private func at(_ milliseconds: Int) -> ContinuousClock.Instant { start.advanced(by: .milliseconds(milliseconds)) }

    private func makeSUT() -> PlaybackMachine {
        var machine = PlaybackMachine(at: start)
        machine.deviceOpened()
        return machine
    }

    private func sound(_ milliseconds: Int, _ value: Int16 = 9_000) -> [Int16] {
        Array(repeating: value, count: milliseconds * 24)
    }

    /// Performs writes into a device of 60 ms until it is full or there is nothing to write; returns what was written.
    private func fill(_ machine: inout PlaybackMachine, from fill: Int = 0, at milliseconds: Int = 0) -> [Int16] {
        var written: [Int16] = []
        while case .write(let samples) = machine.next(
            room: 1_440 - fill - written.count, fill: fill + written.count, at: at(milliseconds))
        {
            _ = machine.wrote(samples[...])
            written += samples
        }
        return written
    }

    @Test func `with nothing queued it rests`() {
        var machine = makeSUT()

        #expect(machine.next(room: 1_440, fill: 0, at: at(0)) == .rest)
    }

    @Test func `with a second of sound before it more wakes nobody`() {
        var machine = makeSUT()

        let wakes = [980, 20, 20].map { machine.enqueue(sound($0), item: "a") }

        #expect(wakes == [true, true, false])
    }

    @Test func `a device that plays for somebody who listens is dry as soon as it has nothing`() {
        var machine = makeSUT()
        #expect(!machine.isDry(fill: 0))
        machine.enqueue(sound(400), item: "a")
        let written = fill(&machine).count
        #expect(written > 0 && !machine.isDry(fill: 0))

        machine.isListenedTo = true

        #expect(!machine.isDry(fill: 1) && machine.isDry(fill: 0))
    }

    @Test func `what is heard first is dated by the device's delay`() throws {
        var machine = makeSUT()
        machine.enqueue(sound(40), item: "a")
        machine.endOfItem("a")
        _ = fill(&machine)

        _ = machine.outputDelay(960)
        #expect(machine.takeFirstHeard(at: at(20)).isEmpty)
        _ = machine.outputDelay(960 - 120)

        let first = try #require(machine.takeFirstHeard(at: at(35)).first)
        #expect(first.item == "a")
        #expect(first.at == at(30))
    }

    @Test func `what is given back goes on where it stopped, and what was heard of it stays counted`() {
        var machine = makeSUT()
        machine.enqueue(sound(400), item: "answer")
        machine.endOfItem("answer")
        #expect(fill(&machine).count == 60 * 24)

        let taken = machine.takeBack()
        #expect(taken.map(\.item) == ["answer"])
        #expect(taken.map(\.sound.samples.count) == [340 * 24])
        // The end of what was heard is faded, and counts for nothing.
        let tail = fill(&machine, at: 60)
        #expect(tail.prefix(288).last.map { abs(Int($0)) < 500 } == true)
        #expect(machine.outputDelay(0) == [])

        machine.enqueue(sound(100, 3_000), item: "news")
        machine.endOfItem("news")
        #expect(fill(&machine, at: 400).contains(3_000))
        for time in [450, 500] { _ = fill(&machine, at: time) }
        #expect(machine.outputDelay(0) == ["news"])

        for waiting in taken { machine.enqueue(waiting.sound.samples, item: waiting.item) }
        machine.endOfItem("answer")
        #expect(fill(&machine, at: 1_000).contains(9_000))
        _ = machine.outputDelay(0)
        #expect(machine.interrupt().map(\.item) == ["answer"])
    }

    @Test func `sound waits until 40 ms of it are there`() {
        var machine = makeSUT()
        machine.enqueue(sound(20), item: "a")
        #expect(machine.next(room: 1_440, fill: 0, at: at(0)) == .wait(.milliseconds(200)))

        machine.enqueue(sound(20), item: "a")

        #expect(machine.next(room: 1_440, fill: 0, at: at(5)) == .write(sound(20)))
    }

    @Test func `a short item starts when its end was said, or after 200 ms`() {
        var ended = makeSUT()
        ended.enqueue(sound(10), item: "a")
        ended.endOfItem("a")
        #expect(ended.next(room: 1_440, fill: 0, at: at(0)) == .write(sound(10)))

        var open = makeSUT()
        open.enqueue(sound(10), item: "a")
        #expect(open.next(room: 1_440, fill: 0, at: at(0)) == .wait(.milliseconds(200)))
        #expect(open.next(room: 1_440, fill: 0, at: at(200)) == .write(sound(10)))
    }

    @Test func `a full device is waited for, and no more is written than it takes`() {
        var machine = makeSUT()
        machine.enqueue(sound(500), item: "a")

        let written = fill(&machine)
        #expect(written.count == 1_440)

        #expect(machine.next(room: 0, fill: 1_440, at: at(1)) == .waitForRoom)
        #expect(machine.next(room: 300, fill: 1_140, at: at(12)) == .waitForRoom)
        #expect(machine.next(room: 480, fill: 960, at: at(20)) == .write(sound(20)))
    }

    @Test func `a device that holds little is never left to run dry`() {
        var machine = makeSUT()
        machine.enqueue(sound(500), item: "a")

        #expect(machine.next(room: 159, fill: 321, at: at(0)) == .waitForRoom)
        #expect(machine.next(room: 160, fill: 320, at: at(0)) == .write(Array(sound(500).prefix(160))))
    }

    @Test func `an item starts with its first frame and finishes with its last one heard`() {
        var machine = makeSUT()
        machine.enqueue(sound(40), item: "a")
        machine.endOfItem("a")
        guard case .write(let first) = machine.next(room: 1_440, fill: 0, at: at(0)) else {
            return #expect(Bool(false))
        }

        #expect(machine.wrote(first[...]) == ["a"])
        _ = fill(&machine, from: first.count)
        #expect(machine.outputDelay(100_000) == [])
        #expect(machine.outputDelay(1) == [])
        #expect(machine.outputDelay(0) == ["a"])
    }

    @Test func `an interruption plays 12 ms of fade and nothing after it`() {
        var machine = makeSUT()
        machine.enqueue(sound(500), item: "a")
        machine.enqueue(sound(100), item: "b")
        _ = fill(&machine)
        _ = machine.outputDelay(1_440)

        let counts = machine.interrupt()

        #expect(counts == [RenderedItem(item: "a", frames: 1_440 + 288), RenderedItem(item: "b", frames: 0)])
        guard case .write(let tail) = machine.next(room: 1_440, fill: 0, at: at(20)) else {
            return #expect(Bool(false))
        }
        #expect(tail == Fade().out(sound(12)))
        _ = machine.wrote(tail[...])
        let after = fill(&machine, at: 20)
        #expect(after.allSatisfy { $0 == 0 })
        #expect(machine.outputDelay(0) == [])
    }

    @Test func `a tail the device takes in pieces is played whole`() {
        var machine = makeSUT()
        machine.enqueue(sound(500), item: "a")
        _ = fill(&machine)
        _ = machine.interrupt()

        var tail: [Int16] = []
        for _ in 0..<3 {
            guard case .write(let piece) = machine.next(room: 100, fill: 1_340, at: at(20)) else { break }
            tail += piece
            _ = machine.wrote(piece[...])
        }

        #expect(tail == Fade().out(sound(12)))
    }

    @Test func `interrupting what has not started counts nothing`() {
        var machine = makeSUT()
        machine.enqueue(sound(20), item: "a")
        _ = machine.next(room: 1_440, fill: 0, at: at(0))

        #expect(machine.interrupt() == [RenderedItem(item: "a", frames: 0)])
        #expect(machine.next(room: 1_440, fill: 0, at: at(1)) == .rest)
        #expect(machine.interrupt() == [])
    }

    @Test func `silence follows the last sound for a second, then the device stops`() {
        var machine = makeSUT()
        machine.enqueue(sound(40), item: "a")
        machine.endOfItem("a")
        _ = fill(&machine)

        #expect(machine.next(room: 1_440, fill: 0, at: at(500)) == .write(sound(20, 0)))
        #expect(machine.next(room: 600, fill: 840, at: at(510)) == .wait(.milliseconds(15)))
        #expect(machine.next(room: 960, fill: 480, at: at(525)) == .wait(.milliseconds(5)))
        #expect(machine.next(room: 1_440, fill: 0, at: at(1_000)) == .stop)
        #expect(machine.next(room: 1_440, fill: 0, at: at(1_001)) == .rest)
    }

    @Test func `while somebody listens silence is played from the beginning and does not end`() {
        var machine = makeSUT()
        machine.isListenedTo = true

        #expect(machine.next(room: 1_440, fill: 0, at: at(0)) == .write(sound(20, 0)))
        #expect(fill(&machine).count == 1_440)
        #expect(machine.shouldStart(fill: 240))
        #expect(machine.next(room: 240, fill: 1_200, at: at(30)) == .wait(.milliseconds(5)))
        #expect(machine.next(room: 400, fill: 1_040, at: at(35)) == .waitForRoom)
        #expect(machine.next(room: 1_440, fill: 0, at: at(60_000)) == .write(sound(20, 0)))

        machine.isListenedTo = false
        #expect(machine.next(room: 1_440, fill: 0, at: at(60_010)) == .stop)
    }

    @Test func `sound that comes while somebody listens follows the silence`() {
        var machine = makeSUT()
        machine.isListenedTo = true
        _ = fill(&machine)

        machine.enqueue(sound(40), item: "a")

        #expect(machine.next(room: 600, fill: 840, at: at(20)) == .write(sound(20)))
    }

    @Test func `sound that comes late but before silence was heard goes on at once`() {
        var machine = makeSUT()
        machine.enqueue(sound(40), item: "a")
        _ = fill(&machine)
        #expect(machine.next(room: 720, fill: 720, at: at(5)) == .wait(.milliseconds(10)))

        machine.enqueue(sound(10), item: "a")

        #expect(machine.next(room: 700, fill: 740, at: at(10)) == .write(sound(10)))
        #expect(machine.prebufferTarget == .milliseconds(40))
    }

    @Test func `a gap in the middle of an item makes the next start wait for more`() {
        var machine = makeSUT()
        machine.enqueue(sound(40), item: "a")
        _ = fill(&machine)
        _ = fill(&machine, at: 100)
        #expect(machine.prebufferTarget == .milliseconds(60))

        machine.enqueue(sound(40), item: "a")
        let waiting = fill(&machine, at: 110)
        #expect(waiting.allSatisfy { $0 == 0 })
        machine.enqueue(sound(20), item: "a")
        let playing = fill(&machine, at: 120)
        #expect(playing.contains(9_000))
    }

    @Test func `the end of an item is no gap`() {
        var machine = makeSUT()
        machine.enqueue(sound(40), item: "a")
        machine.endOfItem("a")
        _ = fill(&machine)
        _ = fill(&machine, at: 100)

        #expect(machine.prebufferTarget == .milliseconds(40))
    }

    @Test func `what a lost device had is played again when it is back`() {
        var machine = makeSUT()
        machine.enqueue(sound(50, 1) + sound(50, 2), item: "a")
        _ = fill(&machine)
        _ = machine.outputDelay(480)

        machine.deviceLost(at: at(10))
        machine.deviceOpened()
        let again = fill(&machine, at: 20)

        #expect(again.prefix(240) == sound(10, 1)[...])
        #expect(again.dropFirst(240).allSatisfy { $0 == 2 })
        let counts = machine.interrupt()
        #expect(counts == [RenderedItem(item: "a", frames: 2_400)])
    }

    @Test func `after two seconds without a device its sound is over, unheard`() {
        var machine = PlaybackMachine(at: start)
        machine.enqueue(sound(500), item: "a")
        machine.endOfItem("a")
        machine.enqueue(sound(500), item: "b")

        #expect(machine.tick(at: at(1_900)) == [])
        #expect(machine.tick(at: at(2_100)) == ["a"])
        #expect(machine.interrupt() == [RenderedItem(item: "b", frames: 0)])
    }

    @Test func `sound for a device that was lost waits ten seconds for it`() {
        var machine = makeSUT()
        machine.deviceWorks()
        machine.enqueue(sound(500), item: "a")
        machine.endOfItem("a")
        machine.deviceLost(at: at(0))

        #expect(machine.tick(at: at(9_900)) == [])
        #expect(machine.tick(at: at(10_100)) == ["a"])
    }

    @Test func `a device is started when 40 ms are in it, or all there is`() {
        var machine = makeSUT()
        #expect(!machine.shouldStart(fill: 0))
        #expect(machine.shouldStart(fill: 100))
        machine.enqueue(sound(100), item: "a")
        #expect(!machine.shouldStart(fill: 100))
        #expect(machine.shouldStart(fill: 960))
    }

    @Test func `a device that opens again and again and plays nothing is no device`() {
        var machine = makeSUT()
        machine.deviceWorks()
        machine.enqueue(sound(500), item: "a")
        machine.endOfItem("a")
        machine.deviceLost(at: at(0))
        for attempt in 1...5 {
            machine.deviceOpened()
            _ = fill(&machine, at: attempt * 1_900)
            machine.deviceLost(at: at(attempt * 1_900 + 100))
        }

        #expect(machine.tick(at: at(9_900)) == [])
        #expect(machine.tick(at: at(10_100)) == ["a"])
    }

    @Test func `a device that works after an outage has all the time it needs`() {
        var machine = makeSUT()
        machine.deviceLost(at: at(0))
        machine.deviceOpened()
        machine.deviceWorks()
        machine.enqueue(sound(500), item: "a")
        machine.endOfItem("a")

        #expect(machine.tick(at: at(60_000)) == [])
        #expect(fill(&machine, at: 60_000).contains { $0 != 0 })
    }
}
