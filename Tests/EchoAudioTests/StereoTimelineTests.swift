import Testing

@testable import EchoAudio

@Suite struct `Two sides on one timeline` {
    private let origin = ContinuousClock.now
    private func at(_ milliseconds: Int) -> ContinuousClock.Instant { origin.advanced(by: .milliseconds(milliseconds)) }
    private func chunk(_ value: Int16, _ milliseconds: Int = 20) -> [Int16] {
        Array(repeating: value, count: 24 * milliseconds)
    }
    private func side(_ index: Int, of frames: [Int16]) -> [Int16] {
        stride(from: index, to: frames.count, by: 2).map { frames[$0] }
    }

    @Test func `each stands where it was heard, silence elsewhere`() {
        var timeline = StereoTimeline(origin: origin)
        timeline.add(chunk(7), to: .left, lastSampleAt: at(40))
        timeline.add(chunk(9), to: .right, lastSampleAt: at(100))

        let frames = timeline.take(until: at(120))

        #expect(side(0, of: frames) == chunk(0) + chunk(7) + chunk(0, 80))
        #expect(side(1, of: frames) == chunk(0, 80) + chunk(9) + chunk(0))
        #expect(timeline.taken == 120 * 24)
    }

    @Test func `a clock that trembles leaves neither gap nor overlap`() {
        var timeline = StereoTimeline(origin: origin)
        for (index, tremble) in [0, 7, -9, 30, -30].enumerated() {
            timeline.add(chunk(Int16(index + 1)), to: .left, lastSampleAt: at(20 * (index + 1) + tremble))
        }

        let left = side(0, of: timeline.take(until: at(100)))

        #expect(left == (1...5).flatMap { chunk(Int16($0)) })
        #expect(timeline.late == 0)
    }

    @Test func `a pause is kept as long as it was`() {
        var timeline = StereoTimeline(origin: origin)
        timeline.add(chunk(1), to: .left, lastSampleAt: at(20))
        timeline.add(chunk(2), to: .left, lastSampleAt: at(220))

        #expect(side(0, of: timeline.take(until: at(220))) == chunk(1) + chunk(0, 180) + chunk(2))
    }

    @Test func `taken piece by piece it is the same`() {
        var (whole, pieces) = (StereoTimeline(origin: origin), StereoTimeline(origin: origin))
        var taken: [Int16] = []
        for index in 1...50 {
            let samples = (0..<480).map { Int16(index * 100 + $0 % 90) }
            for side in [StereoTimeline.Side.left, .right] {
                whole.add(samples, to: side, lastSampleAt: at(index * 20))
                pieces.add(samples, to: side, lastSampleAt: at(index * 20))
            }
            if index.isMultiple(of: 3) { taken += pieces.take(until: at(index * 20 - 33)) }
        }

        #expect(taken + pieces.take(until: at(1000)) == whole.take(until: at(1000)))
    }

    @Test func `what comes when its time was taken is left out and counted`() {
        var timeline = StereoTimeline(origin: origin)
        _ = timeline.take(until: at(1000))
        timeline.add(chunk(5), to: .right, lastSampleAt: at(1010))
        timeline.add(chunk(6), to: .left, lastSampleAt: at(500))

        let frames = timeline.take(until: at(1020))

        #expect(side(1, of: frames) == chunk(5, 10) + chunk(0, 10))
        #expect(side(0, of: frames) == chunk(0))
        #expect(timeline.late == 240 + 480)
    }

    @Test func `a clock that is wrong by minutes does not fill the memory`() {
        var timeline = StereoTimeline(origin: origin)
        timeline.add(chunk(1), to: .right, lastSampleAt: at(20))
        timeline.add(chunk(2), to: .right, lastSampleAt: at(600_000))

        #expect(side(1, of: timeline.take(until: at(40))) == chunk(1) + chunk(2))
    }

    @Test func `time that is over gives nothing`() {
        var timeline = StereoTimeline(origin: origin)
        _ = timeline.take(until: at(100))

        #expect(timeline.take(until: at(50)).isEmpty)
        #expect(timeline.taken == 2400)
    }

    @Test func `a clock that runs away is followed, a sample at a time`() {
        // 500 ppm for two minutes: 60 ms.
        var timeline = StereoTimeline(origin: origin)
        var frames: [Int16] = []
        for index in 1...6_000 {
            let now = at(20 * index) + .microseconds(10 * index)
            timeline.add(chunk(Int16(index % 100 + 1)), to: .left, lastSampleAt: now)
            frames += side(0, of: timeline.take(until: now - .milliseconds(500)))
        }
        frames += side(0, of: timeline.take(until: at(120_060)))

        let gaps = frames.drop { $0 == 0 }.count { $0 == 0 }
        #expect(gaps <= StereoTimeline.slack + 24)
        #expect(timeline.late == 0)
        #expect(zip(frames, frames.dropFirst()).allSatisfy { [0, 1, -99].contains($1 - $0) || $0 == 0 || $1 == 0 })
    }

    @Test func `what was slept through is left out`() {
        var timeline = StereoTimeline(origin: origin)
        timeline.add(chunk(1), to: .left, lastSampleAt: at(20))
        _ = timeline.take(until: at(10))
        timeline.leaveOut(.seconds(8 * 3600))
        timeline.add(chunk(2), to: .left, lastSampleAt: at(8 * 3_600_000 + 160))

        #expect(side(0, of: timeline.take(until: at(8 * 3_600_000 + 160))) == chunk(1, 10) + chunk(0, 120) + chunk(2))
    }
}
