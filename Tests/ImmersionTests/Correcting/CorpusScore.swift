@testable import Immersion

/// How well rules tell right sentences from wrong ones.
struct CorpusScore {
    private(set) var falseAlarms: [String] = []
    private(set) var missed: [String] = []
    private(set) var otherwise: [String] = []
    private(set) var caught = 0
    private(set) var fixed = 0
    private(set) var wrong = 0
    private(set) var right = 0

    init(right: [String], wrong: [[String]], checker: GrammarChecker) async throws {
        self.right = right.count
        self.wrong = wrong.count
        for (sentence, found) in try await Self.check(right, by: checker) {
            if let first = found.first { falseAlarms.append("\(sentence) [\(first.rule): \(first.better)]") }
        }
        for ((sentence, found), row) in zip(try await Self.check(wrong.map { $0[0] }, by: checker), wrong) {
            let better = Self.apply(found, to: sentence)
            caught += found.isEmpty ? 0 : 1
            fixed += better == row[1] ? 1 : 0
            if found.isEmpty { missed.append(sentence) } else if better != row[1] { otherwise.append(better) }
        }
    }

    /// A checker reads no longer text than so many sentences make.
    private static func check(_ sentences: [String], by checker: GrammarChecker) async throws -> [(
        String, [Correction]
    )] {
        var all: [(String, [Correction])] = []
        for start in stride(from: 0, to: sentences.count, by: 100) {
            let part = Array(sentences[start..<min(start + 100, sentences.count)])
            all += try await check(text: part, by: checker)
        }
        return all
    }

    /// All sentences as one text, each with the corrections that lie in it, counted from its own beginning.
    private static func check(text sentences: [String], by checker: GrammarChecker) async throws -> [(
        String, [Correction]
    )] {
        let found = try await checker.corrections(of: sentences.joined(separator: "\n"))
        var start = 0
        return sentences.map { sentence in
            let end = start + sentence.utf16.count
            defer { start = end + 1 }
            return (
                sentence,
                found.filter { start <= $0.range.lowerBound && $0.range.upperBound <= end }.map { $0.moved(by: -start) }
            )
        }
    }

    var precision: Double { Double(caught) / Double(max(caught + falseAlarms.count, 1)) }
    var recall: Double { Double(caught) / Double(max(wrong, 1)) }
    /// The share of what was caught that also was put right.
    var repaired: Double { Double(fixed) / Double(max(caught, 1)) }

    static func apply(_ corrections: [Correction], to text: String) -> String {
        var units = Array(text.utf16)
        for correction in corrections.reversed() {
            guard let replacement = correction.replacements.first else { continue }
            units.replaceSubrange(correction.range, with: Array(replacement.utf16))
        }
        return String(decoding: units, as: UTF16.self)
    }
}
