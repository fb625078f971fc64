import Testing

@testable import EchoAudio

@Suite struct `Sound behind a gate` {
    private static let voice = Sound.noise(amplitude: 0.2, frames: EchoCanceller.frameLength, seed: 1)

    /// What comes out of each frame, dBFS.
    private func levels(
        _ gate: inout GatedSound, isOpen: Bool, noise: Float, frames: Int
    ) -> [Float] {
        (0..<frames).map { _ in Decibels.fromSamples(gate.process(Self.voice, isOpen: isOpen, noise: noise)[...]) }
    }

    @Test func `is as it came, or as soft as the room`() throws {
        var gate = GatedSound()

        let open = levels(&gate, isOpen: true, noise: -70, frames: 10)
        let shut = levels(&gate, isOpen: false, noise: -70, frames: 10)

        #expect(open.allSatisfy { $0 == Decibels.fromSamples(Self.voice[...]) })
        #expect(shut.dropFirst().allSatisfy { abs($0 + 70) < 1 }, "\(shut)")
    }

    @Test func `is never louder than a quiet room`() throws {
        var gate = GatedSound()
        _ = levels(&gate, isOpen: true, noise: -40, frames: 1)

        let shut = levels(&gate, isOpen: false, noise: -40, frames: 10)

        #expect(shut.dropFirst().allSatisfy { abs($0 + 60) < 1 }, "\(shut)")
    }

    /// Detectors take the softest noise that begins suddenly, where there was none at all, for somebody.
    @Test func `stays soft when another room is found behind it`() throws {
        var gate = GatedSound()
        _ = levels(&gate, isOpen: true, noise: -90, frames: 10)
        _ = levels(&gate, isOpen: false, noise: -90, frames: 10)

        let soon = levels(&gate, isOpen: false, noise: -68, frames: 200)
        let late = levels(&gate, isOpen: false, noise: -68, frames: 1_200)

        #expect(soon.allSatisfy { $0 < -80 }, "\(soon.max() ?? 0)")
        #expect(abs(try #require(late.last) + 68) < 1)
    }

    @Test func `is softer at once when its room is`() throws {
        var gate = GatedSound()
        _ = levels(&gate, isOpen: true, noise: -60, frames: 10)
        _ = levels(&gate, isOpen: false, noise: -60, frames: 10)

        let shut = levels(&gate, isOpen: false, noise: -75, frames: 5)

        #expect(shut.allSatisfy { abs($0 + 75) < 2 }, "\(shut)")
    }
}
