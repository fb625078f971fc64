/// Joins what a model says when it goes on to the answer that was cut: without the words that it says again, with a blank
/// where one is missing.
struct AnswerSeam: Sendable, Hashable {
    /// Characters of the end that are looked for in what follows.
    static let longest = 400
    /// Characters of a word that was cut which have to be said again to count as that.
    private static let leastOfAWord = 3

    /// The end of what was said, without the white space behind it.
    private let tail: [Character]
    private let endsInSpace: Bool
    /// Where a repetition may begin.
    private let starts: [Int]
    /// The code that it ends in is not closed.
    private var hasOpenFence: Bool
    /// What has come, while it may be a repetition.
    private var held = ""
    private var isJoined = false

    init(after text: String) {
        let end = text.suffix(Self.longest)
        let tail = Array(end.reversed().drop(while: \.isWhitespace).reversed())
        self.tail = tail
        endsInSpace = text.last?.isWhitespace ?? true
        starts = tail.indices.filter { place in
            tail[place].isWord && (place == 0 || !tail[place - 1].isWord || tail[place].needsNoBlank)
        }
        hasOpenFence = text.split(separator: "\n").count { $0.hasPrefix("```") } % 2 == 1
    }

    /// - Returns: what is to be added; nothing while it may be a repetition.
    mutating func take(_ delta: String) -> String {
        guard !isJoined else { return delta }
        held += delta
        dropFence()
        return mayRepeat ? "" : join()
    }

    /// Nothing more comes.
    mutating func end() -> String { isJoined ? "" : join() }

    private var mayRepeat: Bool {
        let new = Array(held.drop(while: \.isWhitespace).prefix(Self.longest + 1))
        if new.isEmpty { return held.utf8.count < Self.longest }
        if hasOpenFence, new.count < 100, "```".hasPrefix(String(new.prefix(3))), !held.contains("\n") { return true }
        return starts.contains { tail.count - $0 >= new.count && tail[$0...].starts(with: new) }
    }

    /// A model may open the code again in which it was cut.
    private mutating func dropFence() {
        guard hasOpenFence, let end = held.firstIndex(of: "\n") else { return }
        let line = held[..<end].drop(while: \.isWhitespace)
        if line.isEmpty { return }
        hasOpenFence = false
        guard line.hasPrefix("```"), line.dropFirst(3).contains(where: \.isWord) else { return }
        held = String(held[end...].dropFirst())
    }

    private mutating func join() -> String {
        isJoined = true
        let new = held.drop(while: \.isWhitespace)
        let head = Array(new.prefix(Self.longest + 1))
        if let start = starts.first(where: { isRepeated(from: $0, in: head) }) {
            let rest = new.dropFirst(tail.count - start)
            return String(endsInSpace ? rest.drop { $0 == " " } : rest)
        }
        if endsInSpace { return String(held.drop { $0 == " " }) }
        guard let last = tail.last, let first = held.first, last.isWord, first.isWord, !first.needsNoBlank,
            !last.needsNoBlank
        else { return held }
        return " " + held
    }

    /// Whole words, or enough of a word that was cut and is now said whole.
    private func isRepeated(from start: Int, in new: [Character]) -> Bool {
        let count = tail.count - start
        guard new.count >= count, tail[start...].elementsEqual(new.prefix(count)) else { return false }
        if tail[start].needsNoBlank { return count > 1 }
        guard new.count > count, new[count].isWord, tail.last?.isWord == true else { return true }
        return count >= Self.leastOfAWord
    }
}

extension Character {
    fileprivate var isWord: Bool { isLetter || isNumber }

    /// Thai and its neighbours, Chinese, Japanese: words stand side by side.
    fileprivate var needsNoBlank: Bool {
        guard let scalar = unicodeScalars.first?.value else { return false }
        return switch scalar {
        case 0x0E00...0x0EFF, 0x1000...0x109F, 0x1780...0x17FF, 0x2E80...0xA4CF, 0xF900...0xFAFF, 0x20000...0x3FFFF:
            true
        default: false
        }
    }
}
