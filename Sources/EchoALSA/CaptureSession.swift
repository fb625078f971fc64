import Echo
import EchoAudio
import Glibc
import Synchronization

/// One opening of the microphone, from start to stop.
final class CaptureSession: Sendable {
    private let options: ALSAOptions
    private let onEvent: @Sendable (AudioCaptureEvent) -> Void
    private let startedAt = ContinuousClock.now
    private let reporter = Mutex(FailureReporter())
    /// Held while an event is delivered, so that none comes after closing.
    private let isDelivering = Mutex(true)
    private let supervisor = Mutex<DeviceSupervisor?>(nil)

    init(_ options: ALSAOptions, onEvent: @escaping @Sendable (AudioCaptureEvent) -> Void) {
        self.options = options
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

    private func run(_ lease: Lease) {
        var policy = ReopenPolicy()
        while lease.isValid {
            lease.beat()
            do {
                let device = try ALSADevice.open(options, .capture)
                guard lease.isValid else { return }
                try capture(device, lease) { policy.worked() }
            } catch {
                guard lease.isValid else { return }
                guard let wait = policy.lost(error) else { continue }
                report(error)
                lease.pause(until: .now + wait)
            }
        }
    }

    private func capture(_ device: ALSADevice, _ lease: Lease, onSound: () -> Void) throws(AudioDeviceError) {
        try check(device.start(), .running)
        if reporter.withLock({ $0.opened() }) { emit(.opened) }
        var chunker = CaptureChunker(startedAt: startedAt)
        var buffer = [Int16](repeating: 0, count: device.buffer)
        var watch = ProgressWatch(at: .now)
        var total = 0
        while lease.isValid {
            lease.beat()
            _ = device.wait(or: lease.wake, for: .milliseconds(100))
            let count = device.read(into: &buffer)
            if count > 0 {
                if total == 0 { onSound() }
                total += count
                deliver(chunker.receive(buffer[..<count], lastSampleAt: .now - age(of: device)))
            } else if count < 0, count != -Int(EAGAIN) {
                try check(device.recover(count), .running)
                try check(device.start(), .running)
                chunker.reset()
            }
            if watch.isStalled(position: total, isExpected: true, at: .now) { throw .stalled(.capture) }
        }
    }

    /// How long ago the sample just read was taken.
    private func age(of device: ALSADevice) -> Duration {
        FrameCount.duration(min(max(0, device.delay() ?? 0), 2 * device.buffer))
    }

    private func check(_ status: Int, _ step: ALSAStep) throws(AudioDeviceError) {
        if status < 0 { throw AudioDeviceError(code: status, step: step, direction: .capture) }
    }

    private func deliver(_ chunks: [CaptureChunker.Chunk]) {
        for chunk in chunks { emit(.captured(chunk.sound, capturedAt: chunk.capturedAt)) }
    }

    private func report(_ error: AudioDeviceError) {
        if reporter.withLock({ $0.failed(error) }) { emit(.failed(error, retrying: true)) }
    }

    private func emit(_ event: AudioCaptureEvent) {
        isDelivering.withLock { if $0 { onEvent(event) } }
    }
}
