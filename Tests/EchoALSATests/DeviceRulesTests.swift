import Echo
import EchoAudio
import Glibc
import Testing

@testable import EchoALSA

@Suite struct `Rules of a device` {
    private let start = ContinuousClock.now
    private func at(_ milliseconds: Int) -> ContinuousClock.Instant { start.advanced(by: .milliseconds(milliseconds)) }

    @Test func `each attempt waits twice as long as the one before, three seconds at most`() {
        var backoff = Backoff()

        let waits = (0..<7).map { _ in backoff.next() }

        #expect(waits == [100, 200, 400, 800, 1_600, 3_000, 3_000].map { .milliseconds($0) })
        backoff.reset()
        #expect(backoff.next() == .milliseconds(100))
    }

    @Test func `a failure is told once until the device was open again`() {
        var reporter = FailureReporter()

        #expect(reporter.failed(.busy(.capture)) == true)
        #expect(reporter.failed(.busy(.capture)) == false)
        #expect(reporter.failed(.noDevice(.capture)) == true)
        #expect(reporter.opened() == true)
        #expect(reporter.opened() == false)
        #expect(reporter.failed(.noDevice(.capture)) == true)
    }

    @Test func `a device that worked is opened again at once and silently, one that stalled is told of`() {
        var policy = ReopenPolicy()
        #expect(policy.lost(.failed(.capture, reason: "EIO")) == .milliseconds(100))

        policy.worked()
        #expect(policy.lost(.failed(.capture, reason: "EIO")) == nil)
        #expect(policy.lost(.noSoundServer(.capture)) == .milliseconds(100))
        #expect(policy.lost(.noSoundServer(.capture)) == .milliseconds(200))
        policy.worked()
        #expect(policy.lost(.stalled(.capture)) == .milliseconds(100))
    }

    @Test func `a device that should move and does not for a second is stalled`() {
        var watch = ProgressWatch(at: at(0))

        #expect(watch.isStalled(position: 240, isExpected: true, at: at(900)) == false)
        #expect(watch.isStalled(position: 240, isExpected: true, at: at(1_800)) == false)
        #expect(watch.isStalled(position: 240, isExpected: true, at: at(1_901)) == true)
        #expect(watch.isStalled(position: 240, isExpected: false, at: at(9_000)) == false)
        #expect(watch.isStalled(position: 240, isExpected: true, at: at(9_900)) == false)
    }

    @Test(
        arguments: [
            (ECONNREFUSED, ALSAStep.opening, AudioDeviceError.noSoundServer(.playback)),
            (ENOENT, .opening, .noDevice(.playback)), (ENODEV, .opening, .noDevice(.playback)),
            (EIO, .configuring, .noDevice(.playback)), (EBUSY, .opening, .busy(.playback)),
            (EACCES, .opening, .permissionDenied(.playback)), (ETIMEDOUT, .opening, .stalled(.playback)),
            (EIO, .running, .failed(.playback, reason: "Input/output error")),
        ])
    func `ALSA's numbers have a meaning`(number: Int32, step: ALSAStep, expected: AudioDeviceError) {
        #expect(AudioDeviceError(code: -Int(number), step: step, direction: .playback) == expected)
    }

    @Test func `chunks have 20 ms and the time of their last sample`() {
        var chunker = CaptureChunker(startedAt: start)

        let early = chunker.receive(Array(repeating: 1, count: 300)[...], lastSampleAt: at(20))
        let chunks = chunker.receive(Array(repeating: 2, count: 900)[...], lastSampleAt: at(70))

        #expect(early.isEmpty)
        #expect(chunks.map(\.sound.samples.count) == [480, 480])
        #expect(chunks.map(\.capturedAt) == [at(40), at(60)])
    }

    @Test func `what was captured before the start is dropped to the sample`() {
        var chunker = CaptureChunker(startedAt: start)

        let early = chunker.receive(Array(repeating: 1, count: 4_800)[...], lastSampleAt: at(-5))
        #expect(early.isEmpty)
        let chunks = chunker.receive(Array(repeating: 2, count: 600)[...], lastSampleAt: at(20))

        #expect(chunks.count == 1)
        #expect(chunks.first?.sound.samples.allSatisfy { $0 == 2 } == true)
    }

    @Test func `a queue gives back what it was given, in order`() {
        var queue = SampleQueue()
        queue.append([1, 2, 3])
        queue.append([4, 5])
        #expect(queue.take(2) == [1, 2])
        #expect(queue.first(2) == [3, 4])
        queue.prepend([9])
        #expect(queue.count == 4)
        #expect(queue.take(10) == [9, 3, 4, 5])
        #expect(queue.count == 0)
    }
}
