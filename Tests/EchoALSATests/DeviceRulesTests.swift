import Echo
import EchoAudio
import Foundation
import Glibc
import Synchronization
import Testing

@testable import EchoALSA

@Suite struct `Rules of a device` {
    private let start = ContinuousClock.now
    private func at(_ milliseconds: Int) -> ContinuousClock.Instant { start.advanced(by: .milliseconds(milliseconds)) }

    @Test func `each attempt waits twice as long as the one before, three seconds at most`() {
        var delay = ReopenDelay()

        let waits = (0..<7).map { _ in delay.next() }

        #expect(waits == [100, 200, 400, 800, 1_600, 3_000, 3_000].map { .milliseconds($0) })
        delay.reset()
        #expect(delay.next() == .milliseconds(100))
    }

    @Test func `a device that is mended again and again is given up, one that stumbles is not`() {
        var (dead, busy) = (RecoveryWatch(), RecoveryWatch())

        #expect((0...RecoveryWatch.most).contains { dead.isHopeless(at: at($0)) })
        #expect(!(0..<100).contains { busy.isHopeless(at: at($0 * 100)) })
    }

    @Test func `a failure is told once until the device was open again`() {
        var reporter = FailureReporter()

        #expect(reporter.failed(.busy(.capture), at: at(0)) == true)
        #expect(reporter.failed(.busy(.capture), at: at(100)) == false)
        #expect(!reporter.isUntroubled)
        #expect(reporter.opened() == true)
        #expect(reporter.isUntroubled)
        #expect(reporter.opened() == false)
        #expect(reporter.failed(.noDevice(.capture), at: at(200)) == true)
        #expect(reporter.failed(.replaced(.capture), at: at(300)) == true)
        #expect(reporter.opened() == true)
    }

    @Test func `a failure after another is told when it stays`() {
        var reporter = FailureReporter()
        func told(_ error: AudioDeviceError, _ times: Int...) -> [Bool] {
            times.map { reporter.failed(error, at: at($0)) }
        }

        #expect(told(.noSoundServer(.capture), 0, 100) == [true, false])
        #expect(told(.noDevice(.capture), 200, 400) == [false, false])
        #expect(told(.noSoundServer(.capture), 600) == [false])
        #expect(told(.noDevice(.capture), 2_900, 4_000, 4_900, 6_000) == [false, false, true, false])
    }

    @Test func `a device that worked is opened again at once and silently, one that stalled is told of`() {
        var policy = ReopenPolicy()
        #expect(policy.lost(.failed(.capture, reason: "EIO"), at: at(0)) == .milliseconds(100))

        policy.worked(at: at(0))
        policy.worked(at: at(900))
        #expect(policy.lost(.failed(.capture, reason: "EIO"), at: at(1_000)) == nil)
        #expect(policy.lost(.noSoundServer(.capture), at: at(1_000)) == .milliseconds(100))
        #expect(policy.lost(.noSoundServer(.capture), at: at(1_000)) == .milliseconds(200))
        policy.worked(at: at(2_000))
        #expect(policy.lost(.stalled(.capture), at: at(3_000)) == .milliseconds(100))
    }

    @Test func `a device that gives up as soon as it works is tried less and less often, and told of`() {
        var policy = ReopenPolicy()
        let waits = (0..<4).map { attempt in
            policy.worked(at: at(attempt * 1_000))
            return policy.lost(.failed(.playback, reason: "EIO"), at: at(attempt * 1_000 + 40))
        }

        #expect(waits == [100, 200, 400, 800].map(Duration.milliseconds))
    }

    @Test(.timeLimit(.minutes(10))) func `who waits to try again goes on when another device is chosen`() {
        let lease = Lease(supervisor: WakeSignal())
        let isReason = Mutex(true)
        let hasPassed = DispatchSemaphore(value: 0)
        #expect(
            DeviceThread.spawn("pause") {
                lease.pause(until: .now + .seconds(3_600)) { isReason.withLock(\.self) }
                hasPassed.signal()
            })

        isReason.withLock { $0 = false }
        lease.wake.signal()

        hasPassed.wait()
        #expect(lease.isValid)
        lease.revoke()
        #expect(!lease.goesOn)
    }

    @Test func `the folder of cards is watched from when it comes`() throws {
        let home = FileManager.default.temporaryDirectory.appending(path: "cards-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: home) }
        let folder = CardFolder(home.appending(path: "snd").path)
        func isTold() -> Bool {
            var descriptors = [folder.descriptor]
            defer { folder.clear() }
            return Poll.wait(&descriptors, for: .seconds(5))
        }

        try FileManager.default.createDirectory(at: home.appending(path: "snd"), withIntermediateDirectories: false)
        #expect(isTold())
        let card = home.appending(path: "snd/pcmC0D0p")
        try Data().write(to: card)
        #expect(isTold())
        try FileManager.default.removeItem(at: card)
        #expect(isTold())
    }

    @Test func `a device that should move and does not for a second is stalled`() {
        var watch = ProgressWatch<Int>(at: at(0))
        func look(_ position: Int, _ times: Range<Int>, isExpected: Bool = true) -> Bool {
            stride(from: times.lowerBound, to: times.upperBound, by: 100).reduce(false) {
                watch.isStalled(position: position, isExpected: isExpected, at: at($1)) || $0
            }
        }

        #expect(look(240, 0..<1_100) == false)
        #expect(look(240, 1_100..<1_300) == true)
        #expect(look(240, 1_300..<9_000, isExpected: false) == false)
        #expect(look(240, 9_000..<9_900) == false)
        #expect(look(480, 9_900..<10_900) == false)
    }

    @Test func `a machine that slept, or a thread that got no turn, is no stalled device`() {
        var watch = ProgressWatch<Int>(at: at(0))
        _ = watch.isStalled(position: 240, isExpected: true, at: at(100))

        #expect(watch.isStalled(position: 240, isExpected: true, at: at(100 + 8 * 3_600_000)) == false)
        #expect(watch.isStalled(position: 480, isExpected: true, at: at(200 + 8 * 3_600_000)) == false)
    }

    @Test func `only what cannot have been heard is played again`() {
        var estimate = HeardEstimate()
        #expect(estimate.unheard(at: at(0)) == .max)
        estimate.accounted(fill: 1_440, delay: 100_000, at: at(0))
        #expect(estimate.unheard(at: at(10)) == 1_200)
        estimate.wrote(240)
        #expect(estimate.unheard(at: at(20)) == 1_200)
        #expect(estimate.unheard(at: at(5_000)) == 0)

        estimate.accounted(fill: 1_440, delay: 480, at: at(0))
        #expect(estimate.unheard(at: at(10)) == 240)
        estimate.accounted(fill: 480, delay: .max, at: at(0))
        #expect(estimate.unheard(at: at(5_000)) == .max)
    }

    @Test(
        arguments: [(0, 0), (1_440, 1_440), (30_000, 30_000), (-5, nil), (1_000_000, nil), (.max, nil)] as [(Int, Int?)]
    )
    func `a delay that cannot be is not believed`(told: Int, believed: Int?) {
        #expect(ReportedDelay.plausible(told, buffer: 1_440) == believed)
        #expect(ReportedDelay.plausible(nil, buffer: 1_440) == nil)
    }

    @Test func `a chosen device that is gone is replaced, one that is held elsewhere is waited for`() {
        let options = ALSAOptions.microphone()
        for (error, isReplaced) in [
            (AudioDeviceError.noDevice(.capture), true), (.permissionDenied(.capture), true),
            (.failed(.capture, reason: "EIO"), true), (.busy(.capture), false), (.noSoundServer(.capture), false),
            (.stalled(.capture), false),
        ] {
            var choice = DeviceChoice(options, chosen: "usb")
            #expect(choice.failed(error, of: 0) == isReplaced)
            #expect(choice.options.device == (isReplaced ? "default" : "usb"))
            #expect(choice.tellsReplacement() == isReplaced)
            #expect(choice.tellsReplacement() == false)
            choice.use("usb")
            #expect(choice.options.device == "usb")
        }
    }

    @Test func `gain makes louder, and cuts off what would be too loud`() {
        #expect(SampleGain.applied(0, to: [1, -2]) == [1, -2])
        #expect(SampleGain.applied(20, to: [100, -3_000, 5_000, -32_768]) == [1_000, -30_000, 32_767, -32_768])
        #expect(SampleGain.applied(-20, to: [1_000]) == [100])
        #expect(SampleGain.applied(.nan, to: [7]) == [7])
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

    @Test func `captured sound is cut into chunks of 20 ms, each with the time of its last sample`() {
        var chunker = CaptureChunker(startedAt: start)

        let first = chunker.receive(Array(repeating: 1, count: 480)[...], lastSampleAt: at(30))
        let early = chunker.receive(Array(repeating: 1, count: 300)[...], lastSampleAt: at(42))
        let chunks = chunker.receive(Array(repeating: 2, count: 900)[...], lastSampleAt: at(90))

        #expect(first.map(\.capturedAt) == [at(30)])
        #expect(early.isEmpty)
        #expect(chunks.map(\.sound.samples.count) == [480, 480])
        #expect(chunks.map(\.capturedAt) == [at(60), at(80)])
    }

    @Test func `the first chunk ends where the device's first sound does`() {
        var chunker = CaptureChunker(startedAt: start)

        let first = chunker.receive(Array(repeating: 1, count: 600)[...], lastSampleAt: at(5))
        #expect(first.map(\.sound.samples) == [Array(repeating: 0, count: 360) + Array(repeating: 1, count: 120)])
        #expect(first.map(\.capturedAt) == [at(5)])
        #expect(chunker.receive(Array(repeating: 2, count: 480)[...], lastSampleAt: at(25)).count == 1)

        chunker.reset()
        #expect(chunker.receive(Array(repeating: 3, count: 240)[...], lastSampleAt: at(60)).count == 1)
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
