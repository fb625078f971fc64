import Echo
import EchoALSA
import EchoAudio
import EchoTestKit
import Foundation
import Testing

/// Measures; asserts nothing about time. `ECHO_MEASURE=1 swift test --filter LatencyMeasurements`
@Suite(
    .serialized, .timeLimit(.minutes(10)), .enabled(if: ProcessInfo.processInfo.environment["ECHO_MEASURE"] != nil))
struct `Latency of sound` {
    private let rig: VirtualAudio

    init() async throws { rig = try await VirtualAudio.start() }

    private func report(_ name: String, _ values: [Duration]) {
        let sorted = values.map { $0 / .milliseconds(1) }.sorted()
        guard !sorted.isEmpty else { return print("MEASURED", name, "nothing") }
        let (middle, high) = (sorted[sorted.count / 2], sorted[sorted.count * 95 / 100])
        print(
            "MEASURED", name,
            String(format: "n=%d p50 %.2f p95 %.2f max %.2f ms", sorted.count, middle, high, sorted.last!))
    }

    @Test func `enqueue to written, enqueue to heard, interruption to silence`() async throws {
        let monitor = ALSACapture(.microphone("speaker_monitor", configurationFile: rig.configurationFile))
        let recorded = Heard<(ContinuousClock.Instant, AudioCaptureEvent)>()
        monitor.start { recorded.receive((.now, $0)) }
        let playback = ALSAPlayback(.loudspeaker(configurationFile: rig.configurationFile))
        let heard = Heard<(ContinuousClock.Instant, AudioPlaybackEvent)>()
        playback.start { heard.receive((.now, $0)) }
        await heard.wait { $0.contains { $0.1.isOpened } }
        await recorded.wait { $0.contains { $0.1.sound != nil } }
        var (written, audible, silent, delivered): ([Duration], [Duration], [Duration], [Duration]) = ([], [], [], [])
        let tone = PCM16(Tone.sine(seconds: 1))
        for round in 0..<20 {
            let before = recorded.all.count
            let asked = ContinuousClock.now
            playback.enqueue(tone, item: "\(round)")
            await heard.wait { $0.contains { $0.1.started == "\(round)" } }
            let started = heard.all.last { $0.1.started == "\(round)" }!.0
            written.append(started - asked)
            await recorded.wait {
                $0.dropFirst(before).contains { $0.1.sound?.samples.contains { $0.magnitude > 40 } ?? false }
            }
            let first = recorded.all.dropFirst(before).first {
                $0.1.sound?.samples.contains { $0.magnitude > 40 } ?? false
            }!
            audible.append(first.1.capturedAt! - asked)
            try await Task.sleep(for: .milliseconds(200))
            let interrupted = ContinuousClock.now
            _ = await playback.interrupt()
            await recorded.wait {
                $0.suffix(8).allSatisfy { $0.1.sound?.samples.allSatisfy { $0.magnitude < 8 } ?? true }
            }
            let last = recorded.all.last { $0.1.sound?.samples.contains { $0.magnitude > 40 } ?? false }!
            silent.append(last.1.capturedAt! - interrupted)
        }
        for (instant, event) in recorded.all { if let taken = event.capturedAt { delivered.append(instant - taken) } }
        report("enqueue to written", written)
        report("enqueue to heard (silence, or stopped device)", audible)
        report("interruption to silence", silent)
        report("last sample to captured event", delivered)
        await monitor.stop()
        await playback.stop()
    }

    @Test func `processor time of full duplex, and of idle`() async throws {
        let capture = ALSACapture(.microphone(configurationFile: rig.configurationFile))
        let playback = ALSAPlayback(.loudspeaker(configurationFile: rig.configurationFile))
        capture.start { _ in }
        playback.start { _ in }
        playback.enqueue(PCM16(Tone.sine(seconds: 30)), item: "a")
        try await Task.sleep(for: .seconds(1))
        let busy = try await share(.seconds(5))
        _ = await playback.interrupt()
        await capture.stop()
        try await Task.sleep(for: .seconds(3))
        print("MEASURED processor: full duplex \(busy) %, idle \(try await share(.seconds(3))) %")
        await playback.stop()
    }

    private func share(_ duration: Duration) async throws -> Double {
        func used() -> Double {
            var usage = rusage()
            getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
            let (user, system) = (usage.ru_utime, usage.ru_stime)
            return Double(user.tv_sec + system.tv_sec) + Double(user.tv_usec + system.tv_usec) / 1e6
        }
        let before = used()
        try await Task.sleep(for: duration)
        return ((used() - before) / (duration / .seconds(1)) * 10_000).rounded() / 100
    }
}
