import Foundation

@testable import EchoAudio

/// A loudspeaker, a room and a microphone in it whose devices tell their delays well or badly: the same in every run.
struct EchoRoom {
    /// Of the echo against what the devices tell, milliseconds.
    var delay = 40
    /// Of the echo against what is played, dB.
    var level = -10.0
    /// How much faster the microphone's clock is, parts in a million.
    var drift = 0.0
    /// By how much the loudspeaker tells too long a delay, milliseconds.
    var exaggeration = 0
    /// How much of each told time is chance, milliseconds.
    var jitter = 2
    /// Every second a thread is put aside for so long, milliseconds: what it tells is late.
    var stall = 0
    /// Chunks of 20 ms in which the loudspeaker has nothing to play; that is seen when it goes on, but not for how long.
    var dry: Set<Int> = []
    /// The microphone takes no more than this.
    var ceiling = Int16.max

    private static let rate = 24_000
    private static let start = SampleTimeline.epoch + .seconds(5)
    /// A dozen ways from the loudspeaker to the microphone, in samples.
    private static let ways = [
        (0, 1.0), (61, 0.4), (149, -0.3), (373, 0.22), (701, -0.15), (1_103, 0.1), (1_511, 0.06),
    ]

    /// What the microphone takes of what is played and said, and of a quiet room.
    func captured(playing far: [Int16], saying near: [Int16] = []) -> [Int16] {
        let strength = pow(10, level / 20)
        var state: UInt32 = 9
        var echo = [Double](repeating: 0, count: far.count)
        for (lag, share) in Self.ways {
            let offset = lag + delay * 24
            guard offset < far.count else { continue }
            for index in offset..<far.count { echo[index] += strength * share * Double(far[index - offset]) }
        }
        return far.indices.map { index in
            // A faster clock takes the same sound in more samples.
            let place = Double(index) / (1 + drift / 1e6)
            let whole = min(Int(place), echo.count - 1)
            let part = place - Double(whole)
            let next = min(whole + 1, echo.count - 1)
            state = state &* 1_664_525 &+ 1_013_904_223
            let sum =
                echo[whole] * (1 - part) + echo[next] * part + Double(index < near.count ? near[index] : 0)
                + Double(state >> 28) - 8
            return Int16(min(max(sum, -Double(ceiling)), Double(ceiling)))
        }
    }

    /// What is left of it, and what was measured each second.
    func protect(
        _ protector: inout EchoProtector, playing far: [Int16], taking near: [Int16]
    ) -> (sound: [Int16], readings: [EchoReading]) {
        var reference = EchoReference()
        var (sound, readings): ([Int16], [EchoReading]) = ([], [])
        for start in stride(from: 0, to: near.count - 479, by: 480) {
            let number = start / 480
            let chance = Duration.microseconds(number * 7_919 % max(1, jitter * 1_000))
            let late = Duration.milliseconds(number % 50 == 17 ? stall : 0)
            if !dry.contains(number) {
                if dry.contains(number - 1) { protector.doubt() }
                reference.append(
                    far[start..<start + 480], lastHeardAt: instant(start + 479 + exaggeration * 24) + chance + late)
            }
            // The samples are as many as ever; their clock is faster than ours.
            let taken = instant(Int(Double(start + 479) / (1 + drift / 1e6)))
            sound += protector.clean(Array(near[start..<start + 480]), capturedAt: taken - chance + late) {
                reference.heard($0, offset: $1)
            }
            if number % 50 == 49 { readings.append(protector.reading) }
        }
        return (sound, readings)
    }

    private func instant(_ index: Int) -> ContinuousClock.Instant {
        Self.start + .nanoseconds(Int64(index) * 1_000_000_000 / Int64(Self.rate))
    }
}
