/// Tries the program of a pattern on words, place by place.
///
/// What failed once at a place fails there for ever, whatever was captured before: no step is taken twice, and a match
/// costs at most the steps of the program times the words.
struct PhraseMatcher {
    /// A step of the program that was taken, and the one before it.
    private struct Visit {
        var step: Int
        var place: Int
        var parent: Int
    }

    /// Words of one number.
    private static let longestNumber = 12

    private let program: [PhraseStep]
    private let words: ArraySlice<String>
    private var visits: [Visit] = []
    private var known: Set<Int> = []
    private var waiting: [Visit] = []

    init(_ program: [PhraseStep], _ words: ArraySlice<String>) {
        self.program = program
        self.words = words
    }

    /// What the slots took when all the words fit.
    mutating func match() -> PhrasePattern.Captures? {
        defer { ReadingEffort.count(visits.count) }
        waiting = [Visit(step: 0, place: words.startIndex, parent: -1)]
        while let visit = waiting.popLast() {
            guard known.insert(visit.step * (words.count + 1) + visit.place - words.startIndex).inserted else {
                continue
            }
            visits.append(visit)
            if program[visit.step] == .accept, visit.place == words.endIndex { return captures() }
            proceed(from: visit, visits.count - 1)
        }
        return nil
    }

    private mutating func proceed(from visit: Visit, _ parent: Int) {
        let next = visit.step + 1
        switch program[visit.step] {
        case .word(let word):
            if visit.place < words.endIndex, words[visit.place] == word { wait(next, visit.place + 1, parent) }
        case .anyWord:
            if visit.place < words.endIndex { wait(next, visit.place + 1, parent) }
        case .begin, .end: wait(next, visit.place, parent)
        case .jump(let step): wait(step, visit.place, parent)
        case .fork(let steps):
            for step in steps.reversed() { wait(step, visit.place, parent) }
        case .number:
            for end in numberEnds(from: visit.place).reversed() { wait(next, end, parent) }
        case .accept: break
        }
    }

    private mutating func wait(_ step: Int, _ place: Int, _ parent: Int) {
        waiting.append(Visit(step: step, place: place, parent: parent))
    }

    /// Where a number that begins here may end, the nearest first.
    private func numberEnds(from start: Int) -> [Int] {
        guard start < words.endIndex else { return [] }
        let longest = words[start...].prefix(Self.longestNumber)
        let last = start + max(1, NumberWords.parse(longest)?.count ?? 1)
        return (start + 1...last).filter { WholeNumberWords.parse(words[start..<$0]) != nil }
    }

    /// By the way that led to the last visit.
    private func captures() -> PhrasePattern.Captures {
        var captures: PhrasePattern.Captures = [:]
        var ends: [String: Int] = [:]
        var after = words.endIndex
        var index = visits.count - 1
        while index >= 0 {
            let visit = visits[index]
            switch program[visit.step] {
            case .end(let name): ends[name] = visit.place
            case .begin(let name): captures[name] = words[visit.place..<(ends[name] ?? words.endIndex)]
            case .number(let name): captures[name] = words[visit.place..<after]
            default: break
            }
            after = visit.place
            index = visit.parent
        }
        return captures
    }
}
