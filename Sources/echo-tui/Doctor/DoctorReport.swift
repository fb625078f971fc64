import EchoPresentation
import Foundation

/// Writes findings for a person, or for a program: one JSON object a line.
struct DoctorReport: Sendable {
    enum Style: Sendable, Hashable {
        case lines(isColored: Bool)
        case json
    }

    let style: Style

    func text(of finding: Finding) -> String {
        switch style {
        case .json: json(finding)
        case .lines(let isColored): lines(finding, isColored: isColored)
        }
    }

    private func lines(_ finding: Finding, isColored: Bool) -> String {
        let mark =
            isColored ? "\u{1b}[\(color(finding.verdict))m\(finding.verdict.mark)\u{1b}[0m" : finding.verdict.mark
        let subject = finding.subject.padding(toLength: 14, withPad: " ", startingAt: 0)
        let advice = finding.advice.map { "\n  \(String(repeating: " ", count: 14))→ \($0)" } ?? ""
        return "\(mark) \(subject)\(finding.fact)\(advice)"
    }

    private func color(_ verdict: Finding.Verdict) -> Int {
        switch verdict {
        case .good: 32
        case .caution: 33
        case .bad: 31
        }
    }

    private func json(_ finding: Finding) -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return (try? encoder.encode(finding)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    }
}
