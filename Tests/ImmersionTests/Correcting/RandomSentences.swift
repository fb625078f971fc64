import Testing

@testable import Immersion

/// Sentences of words in any order, which a checker must survive.
enum RandomSentences {
    /// - Parameter seed: the same sentences for the same seed.
    static func check(_ checker: GrammarChecker, _ words: [String], seed: UInt64) async throws {
        var numbers = SeededNumbers(seed: seed)
        for _ in 0..<400 {
            let text = (0..<Int.random(in: 0...40, using: &numbers))
                .map { _ in words.randomElement(using: &numbers) ?? "" }.joined(separator: " ")
            for found in try await checker.corrections(of: text) {
                #expect(found.range.lowerBound >= 0 && found.range.upperBound <= text.utf16.count)
                #expect(!found.range.isEmpty)
            }
        }
    }
}
