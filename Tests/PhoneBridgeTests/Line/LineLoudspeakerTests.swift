import Echo
import EchoAudio
import Foundation
import Synchronization
import Testing

@testable import PhoneBridge

@Suite struct `What a line says beside the conversation` {
    /// Whole, 20 ms after 20 ms, at a clock of its own; marks never come back.
    private final class Course: Sendable {
        let line = HeardLine("CA1")
        let loudspeaker: LineLoudspeaker
        private let notes = Notes()
        private let time = Time()

        init() {
            loudspeaker = LineLoudspeaker(line: line, now: { [time] in time.now })
            loudspeaker.start { [notes] event in
                if case .finished(let item) = event { notes.add("finished \(item)") }
            }
        }

        func announce(_ sound: PCM16) {
            loudspeaker.announce(
                sound, onBegun: { [notes] in notes.add("begun") }, onHeard: { [notes] in notes.add("heard") })
        }

        func pass(ticks: Int) {
            for _ in 0..<ticks {
                time.pass()
                loudspeaker.tick()
            }
        }

        var news: [String] { notes.all }
    }

    private final class Notes: Sendable {
        private let kept = Mutex<[String]>([])

        var all: [String] { kept.withLock { $0 } }

        func add(_ note: String) { kept.withLock { $0.append(note) } }
    }

    private final class Time: Sendable {
        private let instant = Mutex(ContinuousClock.now)

        var now: ContinuousClock.Instant { instant.withLock { $0 } }

        func pass() { instant.withLock { $0 += .milliseconds(20) } }
    }

    private func tone(seconds: Int, level: Int16) -> PCM16 {
        PCM16(Array(repeating: level, count: seconds * PCM16.sampleRate))
    }

    @Test func `has nothing that a line cannot carry, which would be heard as a noise`() {
        let course = Course()
        course.loudspeaker.announce(
            PCM16((0..<24_000).map { Int16(10_000 * sin(2 * Double.pi * Double($0) / 4)) }))
        course.pass(ticks: 60)
        let sound = AudioCodec.muLaw.decode(Data(course.line.frames.dropFirst().joined()))
        #expect(sound.samples.count > 20_000)
        #expect(sound.samples.allSatisfy { abs(Int($0)) < 100 })
    }

    @Test func `is heard to its end though the caller speaks over it`() async {
        let course = Course()
        course.announce(tone(seconds: 1, level: 1_000))
        course.loudspeaker.enqueue(tone(seconds: 1, level: 8_000), item: "answer")
        course.pass(ticks: 10)
        let heard = await course.loudspeaker.interrupt()
        course.pass(ticks: 110)

        #expect(heard == [RenderedItem(item: "answer", frames: 0)])
        #expect(course.line.clears == 0)
        #expect(course.line.frames.count == 50)
        #expect(course.news == ["begun", "heard"])
    }

    @Test func `is said behind the answer that is interrupted`() async {
        let course = Course()
        course.loudspeaker.enqueue(tone(seconds: 1, level: 8_000), item: "answer")
        course.announce(tone(seconds: 1, level: 1_000))
        course.pass(ticks: 10)
        #expect(course.news == [])
        let heard = await course.loudspeaker.interrupt()
        course.pass(ticks: 110)

        #expect(heard.map(\.item) == ["answer"])
        #expect(course.line.clears == 1)
        #expect(course.news == ["begun", "heard"])
    }

    @Test func `ends at once where nobody needs it, and the conversation goes on`() {
        let course = Course()
        course.announce(tone(seconds: 1, level: 1_000))
        course.loudspeaker.enqueue(tone(seconds: 1, level: 8_000), item: "answer")
        course.loudspeaker.endOfItem("answer")
        course.pass(ticks: 10)
        course.loudspeaker.hush()
        course.pass(ticks: 120)

        #expect(course.line.clears == 1)
        #expect(course.news == ["begun", "finished answer"])
    }
}

/// Keeps what is sent over it.
private final class HeardLine: PhoneLineProtocol {
    let call: PhoneLineCall
    private let kept = Mutex<(frames: [Data], clears: Int)>(([], 0))

    init(_ id: String) {
        call = PhoneLineCall(id: id, from: "+12015550100", to: "+12015550101", direction: .inbound)
    }

    var frames: [Data] { kept.withLock(\.frames) }
    var clears: Int { kept.withLock(\.clears) }
    let inbox = PhoneLineInbox()

    func send(_ steps: [LineStep]) {
        kept.withLock { kept in
            for case .frame(let frame) in steps { kept.frames.append(frame) }
        }
    }

    func clear() { kept.withLock { $0.clears += 1 } }
    func press(_ digits: String) {}
    func transfer(_ transfer: LineTransfer) async throws(PhoneLineError) {}
    func hangUp() {}
}
