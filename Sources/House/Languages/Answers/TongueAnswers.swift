import Foundation

/// Puts what the house says into another language, sentence by sentence. What has no row there stays as it is.
struct TongueAnswers: Sendable {
    private let tongue: HouseTongue
    /// Names within sentences, in small letters, and as the house has them.
    private let names: [String: String]
    private let rows: TongueRows

    init(_ tongue: HouseTongue, names: [String: String]) {
        (self.tongue, self.names) = (tongue, names)
        rows = TongueRows.of(tongue)
    }

    func text(_ english: String) -> String {
        Self.sentences(english).map { sentence($0) ?? String($0) }.joined(separator: " ")
    }

    private func sentence(_ english: Substring) -> String? {
        guard let other = first(rows.sentences, english) else { return nil }
        // "¿Apagar …?" begins behind its sign.
        return other.hasPrefix("¿")
            ? "¿" + HouseWording.capitalized(String(other.dropFirst())) : HouseWording.capitalized(other)
    }

    // MARK: parting

    /// At full stops and questions marks, not within quotation marks.
    private static func sentences(_ text: String) -> [Substring] {
        var result: [Substring] = []
        var start = text.startIndex
        var isQuoted = false
        var index = start
        while index < text.endIndex {
            let character = text[index]
            if character == "“" { isQuoted = true }
            if character == "”" { isQuoted = false }
            let next = text.index(after: index)
            if ".?!".contains(character), !isQuoted, begins(text, next) {
                result.append(text[start..<next])
                start = text.index(after: next)
                index = start
                continue
            }
            index = next
        }
        if start < text.endIndex { result.append(text[start...]) }
        return result
    }

    private static func begins(_ text: String, _ index: String.Index) -> Bool {
        guard index < text.endIndex, text[index] == " " else { return false }
        let behind = text.index(after: index)
        guard behind < text.endIndex else { return false }
        return text[behind].isUppercase || text[behind].isNumber || text[behind] == "“"
    }

    // MARK: rows

    private func first(_ rows: [TongueRow], _ english: Substring) -> String? {
        rows.lazy.compactMap { row in
            match(row.english[...], english, isFirst: true).map { gaps in Self.filled(row.other, gaps) }
        }.first
    }

    private typealias Gaps = [TongueRow.Part: String]

    private static func filled(_ parts: [TongueRow.Part], _ gaps: Gaps) -> String {
        parts.map { part in
            if case .text(let text) = part { text } else { gaps[part] ?? "" }
        }.joined()
    }

    private func match(_ parts: ArraySlice<TongueRow.Part>, _ text: Substring, isFirst: Bool = false) -> Gaps? {
        guard let part = parts.first else { return text.isEmpty ? [:] : nil }
        let rest = parts.dropFirst()
        switch part {
        case .text(let literal):
            guard let behind = Self.behind(literal, text, isFirst: isFirst) else { return nil }
            return match(rest, behind)
        case .gap(let kind, _):
            return gap(part, kind, rest, text)
        }
    }

    private func gap(
        _ part: TongueRow.Part, _ kind: Character, _ rest: ArraySlice<TongueRow.Part>, _ text: Substring
    ) -> Gaps? {
        for end in ends(rest.first, text) where end > text.startIndex {
            guard let gaps = match(rest, text[end...]), let value = value(kind, text[..<end]) else { continue }
            return gaps.merging([part: value]) { first, _ in first }
        }
        return nil
    }

    /// Where a gap may end: before the next words, or at the end.
    private func ends(_ next: TongueRow.Part?, _ text: Substring) -> [String.Index] {
        guard case .text(let literal)? = next else { return [text.endIndex] }
        return text.ranges(of: literal).map(\.lowerBound)
    }

    private static func behind(_ literal: String, _ text: Substring, isFirst: Bool) -> Substring? {
        if text.hasPrefix(literal) { return text.dropFirst(literal.count) }
        guard isFirst, text.lowercased().hasPrefix(literal.lowercased()) else { return nil }
        return text.dropFirst(literal.count)
    }

    // MARK: gaps

    private func value(_ kind: Character, _ text: Substring) -> String? {
        switch kind {
        case "x": list(text, conjunction: " \(rows.and) ")
        case "s": first(rows.states, text) ?? (Self.isPlain(text) ? String(text) : nil)
        case "o": orders(text)
        case "t": first(rows.times, text)
        case "r": first(rows.rights, text)
        case "u": first(rows.yourRights, text)
        case "e": first(rows.evidence, text)
        case "d": first(rows.days, text)
        case "z": clause(text)
        case "p": planned(text)
        case "n": text.allSatisfy(\.isNumber) ? String(text) : nil
        default: String(text)
        }
    }

    private func clause(_ text: Substring) -> String? {
        first(rows.sentences, text + ".").map { $0.hasSuffix(".") ? String($0.dropLast()) : $0 }
    }

    /// One or several, divided by semicolons.
    private func planned(_ text: Substring) -> String? {
        let parts = text.split(separator: "; ").map(clause)
        return parts.contains(nil) ? nil : parts.compactMap(\.self).joined(separator: "; ")
    }

    /// A word of the house's own, or a number with its unit.
    private static func isPlain(_ text: Substring) -> Bool {
        text.first?.isNumber == true || text.hasPrefix("“") || !text.contains(" ")
    }

    private func orders(_ text: Substring) -> String? {
        if let one = first(rows.orders, text) { return one }
        for joint in [", ", " and "] {
            for range in text.ranges(of: joint) {
                guard let left = first(rows.orders, text[..<range.lowerBound]),
                    let right = orders(text[range.upperBound...])
                else { continue }
                return left + (joint == ", " ? ", " : " \(rows.and) ") + right
            }
        }
        return more(text)
    }

    /// Names, one or several.
    private func list(_ text: Substring, conjunction: String) -> String? {
        if let name = name(text) { return name }
        for joint in [", ", " and "] {
            for range in text.ranges(of: joint) {
                guard let left = name(text[..<range.lowerBound]),
                    let right = list(text[range.upperBound...], conjunction: conjunction)
                else { continue }
                return left + (joint == ", " ? ", " : conjunction) + right
            }
        }
        return nil
    }

    private func name(_ text: Substring) -> String? {
        if let name = names[text.lowercased()] { return name }
        if text.hasPrefix("“"), text.hasSuffix("”"), !text.dropFirst().contains("“") { return String(text) }
        return more(text)
    }

    private func more(_ text: Substring) -> String? { first(rows.counts, text) }
}
