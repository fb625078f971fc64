import Foundation
import Synchronization

/// A regular expression of the table, compiled when it is asked first. What it is asked about are digits, at most
/// `NumberReading.longest`: also one that backtracks answers at once.
struct NumberPattern: Sendable, Hashable {
    let text: String

    /// As many as the table has patterns, at most.
    private static let compiled = Mutex<[String: NSRegularExpression]>([:])

    init(_ text: some StringProtocol) { self.text = String(text) }

    func matchesAll(of digits: String) -> Bool { result(in: digits, pattern: "^(?:\(text))$") != nil }

    func matchesStart(of digits: String) -> Bool { !text.isEmpty && start(of: digits) != nil }

    /// What it takes from the start, and its groups; nil for one that took no part.
    func start(of digits: String) -> (length: Int, groups: [String?])? {
        result(in: digits, pattern: "^(?:\(text))").map { ($0.range.length, Self.groups(of: $0, in: digits)) }
    }

    /// The groups of a pattern that matches all digits.
    func groups(of digits: String) -> [String?]? {
        result(in: digits, pattern: "^(?:\(text))$").map { Self.groups(of: $0, in: digits) }
    }

    private func result(in digits: String, pattern: String) -> NSTextCheckingResult? {
        guard digits.utf8.count <= NumberReading.longest else { return nil }
        let all = NSRange(location: 0, length: digits.utf16.count)
        return Self.expression(pattern)?.firstMatch(in: digits, range: all)
    }

    private static func expression(_ pattern: String) -> NSRegularExpression? {
        compiled.withLock { compiled in
            if let known = compiled[pattern] { return known }
            let new = try? NSRegularExpression(pattern: pattern)
            compiled[pattern] = new
            return new
        }
    }

    private static func groups(of result: NSTextCheckingResult, in digits: String) -> [String?] {
        (1..<max(1, result.numberOfRanges)).map { index in
            Range(result.range(at: index), in: digits).map { String(digits[$0]) }
        }
    }
}
