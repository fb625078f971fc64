import Foundation

/// A sentence or a piece of one, as the rules write it and as it is in another language. In braces stands what changes:
/// `{x}` for names, `{s}` how something is, `{o}` what is done, `{t}` when, `{z}` a sentence, `{p}` what is planned, `{n}` a
/// number, and `{q}` what stays as it is. Those of ``AnswerPeople`` stand there.
struct TongueRow: Sendable {
    enum Part: Sendable, Hashable {
        case text(String)
        case gap(Character, Int)
    }

    let english: [Part]
    let other: [Part]

    /// Lines of "English | German | Spanish | French".
    static func all(in text: String, _ tongue: HouseTongue) -> [TongueRow] {
        guard let column = HouseTongue.allCases.firstIndex(of: tongue) else { return [] }
        return text.split(separator: "\n").flatMap { line -> [TongueRow] in
            // Within parentheses a stroke parts alternatives.
            let cells = cells(String(line))
            guard cells.count == HouseTongue.allCases.count else { return [] }
            return HouseSpeech.expanded(cells[0]).map { TongueRow(english: parts($0), other: parts(cells[column])) }
        }
    }

    private static func cells(_ line: String) -> [String] {
        line.replacing(" | ", with: "\u{1F}").split(separator: "\u{1F}").map { cell in
            cell.trimmingCharacters(in: .whitespaces)
        }
    }

    private static func parts(_ text: String) -> [Part] {
        var parts: [Part] = []
        var counts: [Character: Int] = [:]
        var rest = text[...]
        while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
            if open > rest.startIndex { parts.append(.text(String(rest[..<open]))) }
            let name = rest[rest.index(after: open)..<close]
            let kind = name.first ?? "q"
            // "{x2}" is the second of its kind.
            let number = name.dropFirst().first?.wholeNumberValue ?? counts[kind, default: 0] + 1
            counts[kind] = number
            parts.append(.gap(kind, number))
            rest = rest[rest.index(after: close)...]
        }
        if !rest.isEmpty { parts.append(.text(String(rest))) }
        return parts
    }
}
