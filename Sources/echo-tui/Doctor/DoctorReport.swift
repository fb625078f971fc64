import EchoScreen
import EchoText
import Foundation

/// Writes findings for a person, or for a program: one JSON object a line.
struct DoctorReport: Sendable {
    enum Style: Sendable, Hashable {
        case lines(isColored: Bool)
        case json
    }

    private static let indent = String(repeating: " ", count: 16)
    private static let rowIndent = String(repeating: " ", count: ServerTable.nameWidth + 3)

    let style: Style
    /// How wide the lines for a person are at most; nil for any width.
    var columns: Int?

    /// What is said before something is looked at; a program needs no such words.
    func text(announcing words: String) -> String? {
        style == .json ? nil : wrapped("… " + words, hanging: "  ")
    }

    /// What a table is about, a line each; a program is given the whole at once.
    func text(of facts: [(name: String, value: String)]) -> String? {
        guard style != .json else { return nil }
        return facts.map { wrapped("  \(ServerTable.padded($0.name)) \($0.value)", hanging: Self.rowIndent) }
            .joined(separator: "\n")
    }

    func text(of row: ServerTable.Row) -> String? {
        guard case .lines(let isColored) = style else { return nil }
        let line = wrapped("  \(ServerTable.padded(row.name)) \(row.words)", hanging: Self.rowIndent)
        let mark = isColored ? "\u{1b}[\(color(row.mark))m\(row.mark.sign)\u{1b}[0m" : row.mark.sign
        return mark + line.dropFirst()
    }

    /// A whole table, for a program.
    func json(_ table: ServerTable) -> String? { style == .json ? json(["server": table]) : nil }

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
        // The mark may have a colour, which takes no room.
        let fact = wrapped("  \(subject)\(finding.fact)", hanging: Self.indent).dropFirst(2)
        let advice = finding.advice.map { "\n" + wrapped("\(Self.indent)→ \($0)", hanging: Self.indent + "  ") } ?? ""
        return "\(mark) \(fact)\(advice)"
    }

    private func wrapped(_ line: String, hanging indent: String) -> String {
        line.wrapped(at: columns, hanging: indent)
    }

    private func color(_ verdict: Finding.Verdict) -> Int {
        switch verdict {
        case .good: 32
        case .caution: 33
        case .bad: 31
        }
    }

    private func color(_ mark: ServerTable.Mark) -> Int {
        switch mark {
        case .works: 32
        case .differs: 33
        case .absent: 2
        case .failed: 31
        }
    }

    private func json(_ value: some Encodable) -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return (try? encoder.encode(value)).map { Sanitizer.json(String(decoding: $0, as: UTF8.self)) } ?? ""
    }
}
