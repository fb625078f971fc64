/// A text with gaps as Anki writes them: `{{c1::answer::hint}}`, one card for each number.
struct ClozeText {
    struct Gap: Hashable {
        let answer: String
        let hint: String
    }

    /// How a gap is shown.
    static let gap = "____"
    /// More cards of one note, and gaps inside one another, are a mistake or malice.
    private static let (mostNumbers, deepest) = (50, 8)

    private struct Frame {
        let opening: Substring
        let numbers: Set<Int>
        var answer = ""
        var hint = ""
        var isInHint = false

        mutating func append(_ text: some StringProtocol) {
            if isInHint { hint += text } else { answer += text }
        }
    }

    /// In order, each once; empty for a text without gaps.
    let numbers: [Int]
    private let text: String

    init(_ text: String) {
        self.text = text
        var found: Set<Int> = []
        _ = Self.rendered(text, hiding: nil) { numbers, _ in
            if found.count < Self.mostNumbers { found.formUnion(numbers) }
        }
        numbers = Array(found.sorted().prefix(Self.mostNumbers))
    }

    /// With all answers in their place.
    var whole: String { Self.rendered(text, hiding: nil) { _, _ in } }

    /// With the answers of a number hidden.
    func hiding(_ number: Int) -> (text: String, gaps: [Gap]) {
        var gaps: [Gap] = []
        let text = Self.rendered(text, hiding: number) { numbers, gap in
            if numbers.contains(number) { gaps.append(gap) }
        }
        return (text, gaps)
    }

    private static func rendered(_ text: String, hiding hidden: Int?, found: (Set<Int>, Gap) -> Void) -> String {
        guard text.contains("{{c") else { return text }
        var (result, frames, rest) = ("", [Frame](), Substring(text))
        func append(_ text: some StringProtocol) {
            if frames.isEmpty { result += text } else { frames[frames.count - 1].append(text) }
        }
        while let character = rest.first {
            if character == "{", frames.count < deepest, let frame = frame(rest) {
                rest = rest.dropFirst(frame.opening.count)
                frames.append(frame)
            } else if character == "}", !frames.isEmpty, rest.hasPrefix("}}") {
                let frame = frames.removeLast()
                rest = rest.dropFirst(2)
                found(frame.numbers, Gap(answer: frame.answer, hint: frame.hint))
                append(hidden.map(frame.numbers.contains) == true ? gap : frame.answer)
            } else if character == ":", frames.last?.isInHint == false, rest.hasPrefix("::") {
                rest = rest.dropFirst(2)
                frames[frames.count - 1].isInHint = true
            } else {
                append(String(character))
                rest.removeFirst()
            }
        }
        // What was never closed is no gap.
        while let frame = frames.popLast() {
            append(frame.opening)
            append(frame.answer)
            if frame.isInHint { append("::" + frame.hint) }
        }
        return result
    }

    /// `{{c1::`, or `{{c1,2::` for several cards.
    private static func frame(_ text: Substring) -> Frame? {
        guard text.hasPrefix("{{c") else { return nil }
        let digits = text.dropFirst(3).prefix(16).prefix { $0 == "," || ($0.isASCII && $0.isNumber) }
        let numbers = digits.split(separator: ",").compactMap { Int($0) }.filter { $0 > 0 }
        guard !numbers.isEmpty, text[digits.endIndex...].hasPrefix("::") else { return nil }
        return Frame(opening: text[..<text.index(digits.endIndex, offsetBy: 2)], numbers: Set(numbers))
    }
}
