import Foundation
import ProgramHarness

/// A question of every day, and what a useful answer to it holds.
struct EverydayQuestion: Sendable {
    /// Who talks for longer about one of these is of no use, whatever it says.
    private static let mostWords = 100

    let text: String
    private let pattern: String

    init(_ text: String, useful pattern: String) { (self.text, self.pattern) = (text, pattern) }

    static func all() throws -> [EverydayQuestion] {
        let table = BuiltProducts.sourceDirectory.appending(path: "Benchmarks/echo-bench/Local/questions.tsv")
        return String(decoding: try Data(contentsOf: table), as: UTF8.self).split(separator: "\n")
            .filter { !$0.hasPrefix("#") }.map { $0.split(separator: "\t").map(String.init) }
            .map { EverydayQuestion($0[0], useful: $0[1]) }
    }

    func isUseful(_ answer: String) -> Bool {
        let words = answer.split(whereSeparator: \.isWhitespace)
        guard words.count <= Self.mostWords, !answer.contains("needs a real model") else { return false }
        return answer.range(of: pattern, options: [.regularExpression, .caseInsensitive]) != nil
    }
}
