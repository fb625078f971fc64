import Echo
import EchoAudio
import Glibc
import Synchronization

/// One opening of the microphone, from start to stop.
final class CaptureSession: Sendable {
    private let choice: Mutex<DeviceChoice>
    private let shield: EchoShield?
    private let tuning: DeviceTuning
    private let onEvent: @Sendable (AudioCaptureEvent) -> Void
    private let startedAt = ContinuousClock.now
    private let reporter = Mutex(FailureReporter())
    /// Held while an event is delivered, so that none comes after closing.
    private let isDelivering = Mutex(true)
    private let supervisor = Mutex<DeviceSupervisor?>(nil)

    init(
        _ choice: DeviceChoice, shield: EchoShield? = nil, tuning: DeviceTuning = DeviceTuning(),
        onEvent: @escaping @Sendable (AudioCaptureEvent) -> Void
    ) {
        self.choice = Mutex(choice)
        self.shield = shield
        self.tuning = tuning
        self.onEvent = onEvent
    }

    func start() {
        let supervisor = DeviceSupervisor(
            "echo-capture", body: { self.run($0) }, onStall: { self.report(.stalled(.capture)) })
        self.supervisor.withLock { $0 = supervisor }
        supervisor.start()
    }

    func stop() async {
        isDelivering.withLock { $0 = false }
        await supervisor.withLock { $0.take() }?.stop()
    }

    func abandon() {
        isDelivering.withLock { $0 = false }
        supervisor.withLock { $0.take() }?.abandon()
    }

    /// Takes effect with the next period.
    func use(device: String?) {
        choice.withLock { $0.use(device) }
        supervisor.withLock { $0 }?.wake()
    }

    private func run(_ lease: Lease) {
        var policy = ReopenPolicy()
        while lease.isValid {
            lease.beat()
            let current = choice.withLock(\.self)
            do {
                let device = try ALSADevice.open(current.options, .capture)
                guard lease.isValid else { return }
                tellReplacement()
                try capture(device, lease, current.number) { policy.worked(at: .now) }
            } catch {
                guard lease.isValid else { return }
                guard let wait = policy.lost(error, at: .now) else { continue }
                if choice.withLock({ $0.failed(error, of: current.number) }) { continue }
                report(error)
                lease.pause(until: .now + wait) { self.choice.withLock { $0.number == current.number } }
            }
        }
    }

    /// The default device goes on in the place of the chosen one: told once.
    private func tellReplacement() {
        if choice.withLock({ $0.tellsReplacement() }) { report(.replaced(.capture)) }
    }

    /// A sound server's first sound is some samples short of a period, and would wait for the next one.
    private static let firstLook = Duration.milliseconds(3)
    private static let look = Duration.milliseconds(100)

    /// Until the lease is revoked, or another device than this number's is chosen.
    private func capture(
        _ device: ALSADevice, _ lease: Lease, _ number: Int, onSound: () -> Void
    ) throws(AudioDeviceError) {
        try check(device.start(), .running)
        guard lease.goesOn else { return }
        if reporter.withLock({ $0.isUntroubled && $0.opened() }) { emit(.opened) }
        var chunker = CaptureChunker(startedAt: startedAt)
        var buffer = [Int16](repeating: 0, count: device.buffer)
        var watch = ProgressWatch<Int>(at: .now)
        var total = 0
        while lease.isValid, choice.withLock({ $0.number == number }) {
            lease.beat()
            _ = device.wait(or: lease.wake, for: total == 0 ? Self.firstLook : Self.look)
            let count = device.read(into: &buffer)
            let time = takenAt(device)
            // A call that hung until the thread was given up: another one has the microphone.
            guard lease.goesOn else { return }
            if count > 0 {
                if total == 0 {
                    onSound()
                    if reporter.withLock({ $0.opened() }) { emit(.opened) }
                }
                total += count
                deliver(chunker.receive(buffer[..<count], lastSampleAt: time))
            } else if count < 0, count != -Int(EAGAIN) {
                try check(device.recover(count), .running)
                try check(device.start(), .running)
                shield?.tore()
                chunker.reset()
            }
            if watch.isStalled(position: total, isExpected: true, at: .now) { throw .stalled(.capture) }
        }
    }

    /// When the sample just read was taken.
    private func takenAt(_ device: ALSADevice) -> ContinuousClock.Instant {
        guard let delay = device.timedDelay() else { return .now }
        return delay.at - FrameCount.duration(min(max(0, delay.frames), 2 * device.buffer))
    }

    private func check(_ status: Int, _ step: ALSAStep) throws(AudioDeviceError) {
        if status < 0 { throw AudioDeviceError(code: status, step: step, direction: .capture) }
    }

    private func deliver(_ chunks: [CaptureChunker.Chunk]) {
        let gain = tuning.current.gain
        for chunk in chunks {
            var captured =
                shield?.clean(chunk.sound, capturedAt: chunk.capturedAt)
                ?? CapturedSound(chunk.sound, capturedAt: chunk.capturedAt)
            // Behind the shield: what it learned of the echo stays true.
            captured.sound = PCM16(SampleGain.applied(gain, to: captured.sound.samples))
            captured.unguarded = PCM16(SampleGain.applied(gain, to: captured.unguarded.samples))
            emit(.captured(captured))
        }
    }

    private func report(_ error: AudioDeviceError) {
        if reporter.withLock({ $0.failed(error, at: .now) }) { emit(.failed(error, retrying: true)) }
    }

    private func emit(_ event: AudioCaptureEvent) {
        isDelivering.withLock { if $0 { onEvent(event) } }
    }
}
