import EchoTestKit
import Foundation
import Synchronization

/// Listens in on one side of the virtual sound card, and knows when it was how loud. Ends with `stop()`.
public final class SoundTap: Sendable {
    /// What goes into the program's microphone, or what it plays.
    public enum Side: String, Sendable {
        case microphone = "mic.monitor"
        case loudspeaker = "speaker.monitor"
    }

    /// Samples per second.
    public static let rate = 48_000
    /// 5 ms.
    private static let chunkFrames = rate / 200

    private let process: TapProcess
    private let heard = Mutex<[SoundMoment]>([])
    private let bytes = Mutex<[UInt8]>([])

    init(side: Side, environment: [String: String]) throws {
        process = try TapProcess(
            arguments: [
                "parec", "--raw", "--device=\(side.rawValue)", "--rate=\(Self.rate)", "--channels=1",
                "--format=s16le", "--latency-msec=10",
            ], environment: environment)
        let process = process
        Thread.detachNewThread { [weak self] in
            Self.read(process, keep: { bytes in self?.bytes.withLock { $0 += bytes } }, tell: { self?.add($0) })
        }
    }

    deinit {
        stop()
    }

    /// Everything heard so far, 5 ms each, oldest first.
    public var moments: [SoundMoment] { heard.withLock { $0 } }

    /// All the sound so far: mono samples at `rate`.
    public var samples: [Int16] {
        bytes.withLock { bytes in
            stride(from: 0, to: bytes.count - 1, by: 2).map {
                Int16(bitPattern: UInt16(bytes[$0]) | UInt16(bytes[$0 + 1]) << 8)
            }
        }
    }

    /// When it first was louder than `threshold` (0–1) after `instant`.
    public func firstSound(after instant: ContinuousClock.Instant, above threshold: Double = 0.02)
        -> ContinuousClock.Instant?
    {
        moments.first { $0.instant > instant && $0.peak > threshold }?.instant
    }

    /// When it last was louder than `threshold` (0–1).
    public func lastSound(above threshold: Double = 0.02) -> ContinuousClock.Instant? {
        moments.last { $0.peak > threshold }?.instant
    }

    /// Waits for it; nil when none comes.
    public func untilSound(after instant: ContinuousClock.Instant) async throws -> ContinuousClock.Instant? {
        let deadline = ContinuousClock.now + TestPatience.limit
        while ContinuousClock.now < deadline {
            if let first = firstSound(after: instant) { return first }
            try await Task.sleep(for: .milliseconds(10))
        }
        return nil
    }

    /// Waits until nothing was heard for `span`, but no longer than `limit`.
    public func silence(of span: Duration, within limit: Duration) async throws {
        let deadline = ContinuousClock.now + limit
        while ContinuousClock.now < deadline {
            guard let last = lastSound(), ContinuousClock.now - last <= span else { return }
            try await Task.sleep(for: .milliseconds(50))
        }
    }

    public func stop() {
        process.stop()
    }

    private func add(_ moment: SoundMoment) {
        heard.withLock { $0.append(moment) }
    }

    /// Several chunks may come at once: each is dated back from the last.
    private static func read(
        _ process: TapProcess, keep: ([UInt8]) -> Void, tell: (SoundMoment) -> Void
    ) {
        var rest: [UInt8] = []
        while let bytes = process.read() {
            let now = ContinuousClock.now
            keep(bytes)
            rest += bytes
            let chunks = rest.count / (chunkFrames * 2)
            for index in 0..<chunks {
                let start = index * chunkFrames * 2
                let peak = peak(rest[start..<start + chunkFrames * 2])
                tell(SoundMoment(instant: now - .milliseconds(5 * (chunks - 1 - index)), peak: peak))
            }
            rest.removeFirst(chunks * chunkFrames * 2)
        }
    }

    private static func peak(_ bytes: ArraySlice<UInt8>) -> Double {
        let samples = stride(from: bytes.startIndex, to: bytes.endIndex - 1, by: 2).map {
            Int16(bitPattern: UInt16(bytes[$0]) | UInt16(bytes[$0 + 1]) << 8)
        }
        return Double(samples.map(\.magnitude).max() ?? 0) / 32768
    }
}
