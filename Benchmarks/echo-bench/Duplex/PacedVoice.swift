import EchoAudio
import EchoTestKit
import EchoWire
import Foundation
import Synchronization

/// The voice of a scripted server in full duplex: 100 ms of sound every 100 ms, which is silence unless it speaks.
final class PacedVoice: Sendable {
    private static let step = Duration.milliseconds(100)
    private static let tone = text(
        (0..<2400).map { Int16(8000 * sin(Double($0) * 2 * .pi * 440 / Double(PCM16.sampleRate))) })
    private static let silence = text([Int16](repeating: 0, count: 2400))

    private struct State {
        var speaks = false
        /// What was sent last, and since when it is so.
        var sent = (speaks: false, since: ContinuousClock.now)
    }

    private let server: PuppetServer
    private let state = Mutex(State())

    init(_ server: PuppetServer) { self.server = server }

    /// Until it is cancelled.
    func run() async {
        let clock = ContinuousClock()
        var due = clock.now
        while !Task.isCancelled {
            due += Self.step
            try? await clock.sleep(until: due, tolerance: .zero)
            let speaks = state.withLock { state in
                if state.sent.speaks != state.speaks { state.sent = (state.speaks, clock.now) }
                return state.speaks
            }
            try? await server.send(speaks ? Self.tone : Self.silence)
        }
    }

    /// Begins to speak, or falls silent.
    func set(_ speaks: Bool) { state.withLock { $0.speaks = speaks } }

    /// The same.
    ///
    /// - Returns: when the first of it was sent.
    func turn(_ speaks: Bool) async throws -> ContinuousClock.Instant {
        set(speaks)
        while true {
            if let since = state.withLock({ $0.sent.speaks == speaks ? $0.sent.since : nil }) { return since }
            try await Task.sleep(for: .milliseconds(2))
        }
    }

    private static func text(_ samples: [Int16]) -> String {
        LiveServerEvent.outputAudioDelta(LiveOutputAudioDelta(delta: PCM16(samples).littleEndianData)).json.text
    }
}
