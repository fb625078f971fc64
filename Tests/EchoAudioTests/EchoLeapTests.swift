import EchoTestKit
import Testing

@testable import EchoAudio

/// An echo that is suddenly somewhere else, for a device left something out and did not tell.
@Suite struct `An echo that leaps` {
    private static let frame = EchoCanceller.frameLength
    private static let answer = Task {
        try Speech.sentence("It will be sunny in Lisbon today, with a high of twenty four degrees.", voice: "slt")
    }
    private static let other = Task { try Speech.sentence("Stop, please tell me about tomorrow.", voice: "awb") }

    /// What is found in the middle of a word, of what arrives and what is predicted.
    private func found(arrived: [Int16], predicted: [Int16], at start: Int) -> [Int?] {
        var leap = EchoLeap()
        var found: [Int?] = []
        for begin in stride(from: start, to: start + 60 * Self.frame, by: Self.frame) {
            let near = arrived[begin..<begin + Self.frame]
            leap.receive(near, rest: zip(near, predicted[begin..<begin + Self.frame]).map { $0 - $1 })
            found.append(leap.found())
        }
        return found
    }

    @Test(arguments: [-1_000, -200, -60, 60, 200, 1_000])
    func `is found to a quarter of a millisecond`(samples: Int) async throws {
        let predicted = try await Self.answer.value.map { $0 / 4 }
        let arrived = predicted.indices.map { predicted[min(max(0, $0 - samples), predicted.count - 1)] }

        let leaps = found(arrived: arrived, predicted: predicted, at: 12_000).compactMap { $0 }

        #expect(leaps.count > 10)
        let right = leaps.filter { abs($0 - samples) <= 6 }
        #expect(right.count * 10 >= leaps.count * 9, "\(leaps)")
    }

    @Test(arguments: [4, 2, 1]) func `is not found in who speaks over one that stays`(softer: Int16) async throws {
        let predicted = try await Self.answer.value.map { $0 / 4 }
        let voice = try await Self.other.value.map { $0 / (4 * softer) }
        let arrived = predicted.indices.map { predicted[$0] + ($0 < voice.count ? voice[$0] : 0) }

        #expect(found(arrived: arrived, predicted: predicted, at: 6_000).allSatisfy { $0 == nil })
    }

    @Test func `is not found where nothing was predicted, or nothing arrives`() async throws {
        let sound = try await Self.answer.value.map { $0 / 4 }
        let silence = [Int16](repeating: 0, count: sound.count)

        #expect(found(arrived: sound, predicted: silence, at: 12_000).allSatisfy { $0 == nil })
        #expect(found(arrived: silence, predicted: sound, at: 12_000).allSatisfy { $0 == nil })
    }
}
