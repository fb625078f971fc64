import EchoTestKit
import EchoWire
import Foundation
import ProgramHarness

/// When the microphone's sound comes to a server that is a puppet.
struct WireEar: Sendable {
    let server: PuppetServer
    /// Of the events that carry it.
    let type: String

    /// How long blocks of 10 ms take from whoever plays them into the microphone; now and then one is loud.
    func delays(of sounds: Int, into card: VirtualSoundCard) async throws -> [Duration] {
        let mouth = try Mouth(environment: card.environment)
        defer { mouth.close() }
        var delays: [Duration] = []
        for _ in 0..<sounds {
            try await mouth.silence(for: .milliseconds(600))
            let start = ContinuousClock.now
            mouth.shout()
            try await mouth.silence(for: .milliseconds(40))
            delays.append(try await firstSound(after: start, above: 1000) - start)
        }
        return delays
    }

    /// - Parameter peak: of samples; any sound at all without it.
    func firstSound(
        after start: ContinuousClock.Instant, above peak: Int = -1
    ) async throws -> ContinuousClock.Instant {
        for _ in 0..<1000 {
            let first = server.moment(after: start) { event in
                guard event["type"]?.string == type else { return false }
                return peak < 0 || PuppetServer.peak(ofSound: event["audio"]?.string ?? "") > peak
            }
            if let first { return first }
            try await Task.sleep(for: .milliseconds(2))
        }
        throw BenchmarkFailure(peak < 0 ? "no sound came to the server" : "what was played did not come to the server")
    }
}
