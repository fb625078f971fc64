import Foundation

@testable import Immersion

/// What the published implementation answers, step by step.
struct FSRSVectors: Decodable {
    struct Sequence: Decodable, Sendable, CustomStringConvertible {
        let name: String
        let steps: [Step]
        var description: String { name }
    }

    struct Step: Decodable, Sendable {
        let at: Double
        let rating: ReviewGrade
        let retrievability_before: Double
        let state: Int
        let step: Int?
        let stability: Double
        let difficulty: Double
        let due: Double

        var stage: MemoryStage { [1: .learning, 2: .review, 3: .relearning][state] ?? .new }
    }

    let vectors: [Sequence]

    static func all() throws -> [Sequence] {
        try JSONDecoder().decode(Self.self, from: Fixture.bytes("fsrs-vectors.json")).vectors
    }
}
