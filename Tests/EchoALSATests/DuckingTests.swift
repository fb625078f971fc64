import Echo
import EchoAudio
import Testing

@testable import EchoALSA

@Suite struct `A voice that ducks` {
    private let start = ContinuousClock.now
    private func at(_ milliseconds: Int) -> ContinuousClock.Instant { start.advanced(by: .milliseconds(milliseconds)) }

    /// No two samples are alike, so that one that is left out or played twice is found.
    private let sound = (1...24_000).map { Int16($0) }

    private func makeSUT() -> PlaybackMachine {
        var machine = PlaybackMachine(at: start)
        machine.deviceOpened()
        machine.enqueue(sound, item: "a")
        machine.endOfItem("a")
        return machine
    }

    /// Plays so much in a device that holds 60 ms and takes 10 ms at a time; returns what it was given.
    @discardableResult
    private func play(_ machine: inout PlaybackMachine, _ milliseconds: Int, from now: Int) -> [Int16] {
        var (given, fill): ([Int16], Int) = ([], 0)
        for step in 0..<milliseconds / 10 {
            while case .write(let samples) = machine.next(room: 1_440 - fill, fill: fill, at: at(now + step * 10)) {
                _ = machine.wrote(samples[...])
                given += samples
                fill += samples.count
            }
            fill = max(0, fill - 240)
            _ = machine.outputDelay(fill)
        }
        return given
    }

    @Test func `it is silent after 12 ms, without a click, and stays so`() {
        var machine = makeSUT()
        let before = play(&machine, 100, from: 0).count

        machine.duck()
        let after = play(&machine, 300, from: 100)

        let slope = after.prefix(Ducking.length)
        #expect(after.dropFirst(Ducking.length).allSatisfy { $0 == 0 })
        #expect(slope.first ?? 0 > Int16(before) - 40)
        #expect(zip(slope, slope.dropFirst()).allSatisfy { $0 >= $1 - 1 })
    }

    @Test func `it comes back where it stopped: no sample is left out and none is played twice`() throws {
        var machine = makeSUT()
        let before = play(&machine, 100, from: 0).count
        machine.duck()
        play(&machine, 300, from: 100)

        machine.restore()
        let after = play(&machine, 400, from: 400).drop { $0 == 0 }

        // The first samples of the slope are too soft to be told from silence.
        let full = Array(after.dropFirst(Ducking.length))
        #expect(zip(full, full.dropFirst()).allSatisfy { $1 == $0 + 1 })
        #expect(after.prefix(Ducking.length / 2).allSatisfy { $0 < Int16(before + 2 * Ducking.length) })
        let heard = try #require(machine.interrupt().first)
        #expect(full.last.map { Int($0) + Ducking.length } == heard.frames)
    }

    @Test func `one that is called back on its way down turns round without a jump`() {
        var ducking = Ducking()
        let loud = Array(repeating: Int16(10_000), count: 600)
        ducking.duck()
        var heard = Array(ducking.applied(to: Array(loud.prefix(100))))
        ducking.advance(by: 100)

        ducking.restore()
        heard += ducking.applied(to: loud)
        ducking.advance(by: 600)

        #expect(zip(heard, heard.dropFirst()).allSatisfy { abs(Int($0) - Int($1)) < 80 })
        #expect(heard.last == 10_000)
        #expect(!ducking.isActive)
    }

    @Test func `it is cut while it waits: what was heard ends where it ducked`() {
        var machine = makeSUT()
        let before = play(&machine, 100, from: 0).count
        machine.duck()
        play(&machine, 300, from: 100)

        let heard = machine.interrupt()

        #expect(heard == [RenderedItem(item: "a", frames: before + Ducking.length)])
        #expect(play(&machine, 100, from: 400).allSatisfy { $0 == 0 })
    }

    @Test func `cut on its way down it goes on falling from where it is`() {
        var machine = makeSUT()
        play(&machine, 100, from: 0)
        machine.duck()
        guard case .write(let first) = machine.next(room: 250, fill: 1_190, at: at(100)) else {
            Issue.record("nothing is written")
            return
        }
        _ = machine.wrote(first[...])

        _ = machine.interrupt()
        let rest = play(&machine, 50, from: 100)

        let whole = first + rest.prefix(Ducking.length - first.count)
        #expect(zip(whole, whole.dropFirst()).allSatisfy { $0 >= $1 - 1 })
        #expect(rest.dropFirst(Ducking.length - first.count).allSatisfy { $0 == 0 })
    }

    @Test func `what comes while it waits waits too, and what comes after a cut sounds`() {
        var machine = makeSUT()
        play(&machine, 100, from: 0)
        machine.duck()
        machine.enqueue(sound, item: "b")
        #expect(play(&machine, 200, from: 100).dropFirst(Ducking.length).allSatisfy { $0 == 0 })

        _ = machine.interrupt()
        machine.enqueue(sound, item: "c")
        machine.endOfItem("c")

        #expect(play(&machine, 200, from: 300).contains { $0 != 0 })
    }

    @Test func `a device that was stopped while it waited goes on when it is called back`() {
        var machine = makeSUT()
        let before = play(&machine, 100, from: 0).count
        machine.duck()
        play(&machine, 200, from: 100)
        #expect(machine.next(room: 1_440, fill: 0, at: at(1_500)) == .stop)
        #expect(machine.next(room: 1_440, fill: 0, at: at(9_000)) == .rest)

        machine.restore()
        let after = play(&machine, 300, from: 9_000)

        #expect(after.contains { Int($0) == before + 3 * Ducking.length })
        #expect(after.last.map { Int($0) + Ducking.length } == machine.interrupt().first?.frames)
    }

    @Test func `one that fails while it waits still waits when it is back`() {
        var machine = makeSUT()
        play(&machine, 100, from: 0)
        machine.duck()
        play(&machine, 100, from: 100)

        machine.deviceLost(at: at(200))
        machine.deviceOpened()

        #expect(play(&machine, 100, from: 300).allSatisfy { $0 == 0 })
        machine.restore()
        #expect(play(&machine, 100, from: 400).contains { $0 != 0 })
    }

    @Test func `ducked before anything sounds it holds the first sound back`() {
        var machine = makeSUT()
        machine.duck()

        #expect(machine.next(room: 1_440, fill: 0, at: at(0)) == .rest)
        machine.restore()

        #expect(play(&machine, 100, from: 10).contains { $0 != 0 })
    }

    @Test func `a device that has little when it ducks is started all the same`() {
        var machine = makeSUT()
        guard case .write(let first) = machine.next(room: 300, fill: 0, at: at(0)) else {
            Issue.record("nothing is written")
            return
        }
        _ = machine.wrote(first[...])
        machine.duck()
        while case .write(let samples) = machine.next(room: 1_000, fill: 300, at: at(1)),
            samples.contains(where: { $0 != 0 })
        {
            _ = machine.wrote(samples[...])
        }

        #expect(machine.shouldStart(fill: 600))
    }
}
