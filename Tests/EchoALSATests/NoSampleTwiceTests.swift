import Echo
import EchoTestKit
import Testing

@testable import EchoALSA

@Suite struct `Whatever becomes of the loudspeaker` {
    /// What a device may say of its delay, given the truth.
    enum Claim: CaseIterable { case truth, nothing, none, tooMuch, absurd }

    private func told(_ claim: Claim, _ device: UnluckyDevice) -> Int? {
        switch claim {
        case .truth: device.delay
        case .nothing: 0
        case .none: nil
        case .tooMuch: device.delay + 4_000
        case .absurd: -1
        }
    }

    /// Plays 1.2 s whose samples are numbered on a device that dies, a few times, at moments that the seed chooses.
    private func heard(claim: Claim, seed: UInt64) -> (samples: [Int16], deaths: Int, finished: [String]) {
        var dice = SplitMix(state: seed)
        let start = ContinuousClock.now
        var machine = PlaybackMachine(at: start)
        var estimate = HeardEstimate()
        var device = UnluckyDevice()
        machine.deviceOpened()
        let sound = (1...28_800).map { Int16($0) }
        machine.enqueue(sound, item: "a")
        machine.endOfItem("a")
        var (deaths, awayUntil, finished) = (0, 0, [String]())
        for millisecond in stride(from: 0, to: 6_000, by: 5) where finished.isEmpty {
            let now = start.advanced(by: .milliseconds(millisecond))
            if awayUntil > millisecond { continue }
            if awayUntil > 0 {
                awayUntil = 0
                machine.deviceOpened()
                estimate = HeardEstimate()
            }
            device.play(120)
            if deaths < 4, Int.random(in: 0..<60, using: &dice) == 0 {
                deaths += 1
                finished += machine.outputDelay(estimate.unheard(at: now))
                machine.deviceLost(at: now)
                device.die()
                awayUntil = millisecond + 100 + Int.random(in: 0..<300, using: &dice)
                continue
            }
            // The thread does not always get its turn.
            if Int.random(in: 0..<4, using: &dice) == 0 { continue }
            finished += step(&machine, &estimate, &device, claim, now)
        }
        return (device.heard, deaths, finished)
    }

    private func step(
        _ machine: inout PlaybackMachine, _ estimate: inout HeardEstimate, _ device: inout UnluckyDevice,
        _ claim: Claim, _ now: ContinuousClock.Instant
    ) -> [String] {
        let believed = ReportedDelay.plausible(told(claim, device), buffer: UnluckyDevice.buffer) ?? device.fill
        let delay = device.isRunning ? max(device.fill, believed) : Int.max
        estimate.accounted(fill: device.fill, delay: delay, at: now)
        let finished = machine.outputDelay(delay)
        while case .write(let samples) = machine.next(room: device.room, fill: device.fill, at: now) {
            device.take(samples)
            _ = machine.wrote(samples[...])
            estimate.wrote(samples.count)
            if !device.isRunning, machine.shouldStart(fill: device.fill) { device.start() }
        }
        return finished
    }

    @Test(arguments: Claim.allCases, 0..<12) func `no sample is played twice, and few are lost`(claim: Claim, seed: Int)
    {
        let (samples, deaths, finished) = heard(claim: claim, seed: UInt64(seed))

        #expect(zip(samples, samples.dropFirst()).allSatisfy { $0 < $1 })
        #expect(finished == ["a"])
        // With each death goes what was on its way, and what may have been.
        let lost = 28_800 - samples.count
        #expect(lost <= (deaths + 1) * (UnluckyDevice.buffer + UnluckyDevice.latency), "\(deaths) deaths, \(lost) lost")
        #expect(deaths > 0 || seed != 3)
    }
}
