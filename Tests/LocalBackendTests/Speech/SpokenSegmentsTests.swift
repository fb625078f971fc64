import EchoAudio
import EchoTestKit
import Testing

@testable import LocalBackend

@Suite struct `Speech is cut into segments` {
    @Test func `none of which is long, and together they are all of it`() {
        var segments = SpokenSegments()
        let sound = Self.noise(seconds: 40)
        var found: [SpokenSegments.Segment] = []
        for start in stride(from: 0, to: sound.count, by: 2_400) {
            for case .completed(let segment) in segments.receive(Array(sound[start..<start + 2_400])) {
                found.append(segment)
            }
        }
        found.append(segments.rest)

        #expect(found.flatMap(\.samples) == sound)
        #expect(found.allSatisfy { $0.samples.count <= 12 * 24_000 })
        #expect(found.map(\.offset) == found.indices.map { found[..<$0].reduce(0) { $0 + $1.samples.count } })
    }

    @Test func `which are the same, however the sound is cut`() async throws {
        let sound = try await FliteSynthesizer().speak("What time is it?", voice: "cedar", speed: 1)
        let said = (sound + .silence(.milliseconds(700))).samples
        let rests = [480, 2_400, 24_000].map { size in
            var segments = SpokenSegments()
            for start in stride(from: 0, to: said.count / 24_000 * 24_000, by: size) {
                _ = segments.receive(Array(said[start..<start + size]))
            }
            return segments.rest
        }

        #expect(rests[0] == rests[1] && rests[1] == rests[2])
    }

    private static func noise(seconds: Int) -> [Int16] {
        var random = SplitMix64(seed: 1)
        return (0..<seconds * 24_000).map { _ in Int16.random(in: -2_000...2_000, using: &random) }
    }
}
