import Foundation

/// Compares what was answered with what was expected, kindly.
public enum AnswerRules {
    /// - Parameters:
    ///   - expected: alternatives, each complete; the first is shown when none was met.
    ///   - isSpoken: a recogniser wrote the answer, so accents and spelling are not the speaker's.
    public static func compare(
        _ answer: String, with expected: [String], in language: RoomLanguage, isSpoken: Bool = false
    ) -> AnswerVerdict {
        let given = LenientText(answer, in: language)
        var best = AnswerVerdict(isRight: false, expected: expected.first ?? "")
        guard !given.isEmpty else { return best }
        for alternative in expected {
            let verdict = compare(given, with: alternative, isSpoken: isSpoken)
            guard verdict.isRight else { continue }
            if verdict.notes.isEmpty { return verdict }
            if !best.isRight || verdict.notes.count < best.notes.count { best = verdict }
        }
        return best
    }

    /// Words of an alternative that stands behind a comma: what is longer is part of a sentence.
    private static let longestAlternative = 3

    /// The alternatives in one field: `el coche, el carro` or `car / automobile`. A sentence is one answer, whatever marks
    /// are in it.
    ///
    /// - Parameter sentence: where the field was met: what stands in it as it is, is no list.
    public static func alternatives(_ field: String, metIn sentence: String = "") -> [String] {
        guard !isSentence(field), !field.contains(where: listing) || !sentence.contains(field) else { return [field] }
        let parts = field.split(whereSeparator: listing)
            .map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
        return parts.count > 1 ? parts + [field] : [field]
    }

    private static func listing(_ character: Character) -> Bool { ",;/、；".contains(character) }

    private static func isSentence(_ field: String) -> Bool {
        let end = field.last { !$0.isWhitespace && $0 != "\"" && $0 != "”" && $0 != "»" }
        if let end, ".!?…。！？".contains(end) { return true }
        guard !field.contains(where: { ";/；".contains($0) }) else { return false }
        return field.split { ",、".contains($0) }
            .contains { $0.split(whereSeparator: \.isWhitespace).count > longestAlternative }
    }

    private static func compare(_ given: LenientText, with text: String, isSpoken: Bool) -> AnswerVerdict {
        let wanted = LenientText(text, in: given.language)
        guard !wanted.isEmpty else { return AnswerVerdict(isRight: false, expected: text) }
        if given.words == wanted.words { return AnswerVerdict(isRight: true, expected: text) }
        var notes: [AnswerNote] = []
        if given.plain != wanted.plain {
            guard let found = differences(given, wanted, isSpoken: isSpoken) else {
                return AnswerVerdict(isRight: false, expected: text)
            }
            notes = found
        } else if !isSpoken, given.language != .japanese {
            notes = [.accents]
        }
        return AnswerVerdict(isRight: true, notes: notes, expected: text)
    }

    private static func differences(_ given: LenientText, _ wanted: LenientText, isSpoken: Bool) -> [AnswerNote]? {
        var notes: [AnswerNote] = []
        if given.articles != wanted.articles {
            notes.append(given.articles.count < wanted.articles.count ? .articleMissing : .articleWrong)
        }
        if given.withoutArticles == wanted.withoutArticles { return notes }
        guard !isSpoken, given.language != .japanese else { return nil }
        let left = Array(given.withoutArticles.joined(separator: " "))
        let right = Array(wanted.withoutArticles.joined(separator: " "))
        guard isOneSlip(left, right) else { return nil }
        return notes + [.spelling]
    }

    /// One letter added, lost or changed, or two neighbours swapped, in five letters or more.
    private static func isOneSlip(_ left: [Character], _ right: [Character]) -> Bool {
        guard min(left.count, right.count) >= 5, abs(left.count - right.count) <= 1 else { return false }
        var start = 0
        while start < left.count, start < right.count, left[start] == right[start] { start += 1 }
        var (leftEnd, rightEnd) = (left.count, right.count)
        while leftEnd > start, rightEnd > start, left[leftEnd - 1] == right[rightEnd - 1] {
            leftEnd -= 1
            rightEnd -= 1
        }
        let (inLeft, inRight) = (Array(left[start..<leftEnd]), Array(right[start..<rightEnd]))
        if inLeft.count <= 1, inRight.count <= 1 { return true }
        return inLeft.count == 2 && inRight.count == 2 && inLeft[0] == inRight[1] && inLeft[1] == inRight[0]
    }
}
