/// Phrases by their words: finds what a sentence has at a place in as many steps as the longest phrase has words. A house
/// of thousands of devices has tens of thousands of them: each step takes a few bytes, and each word is kept once.
struct HousePhraseTree<Meaning: Sendable>: Sendable {
    private struct Step: Hashable, Sendable {
        var place: Int32
        var word: Int32
    }

    private var words: [String: Int32] = [:]
    /// From the first place, 0, word by word.
    private var steps: [Step: Int32] = [:]
    /// By place: which of the meanings; -1 for none.
    private var meant: [Int32] = [-1]
    private var meanings: [Meaning] = []

    /// Changes what a phrase means; one without words is left alone.
    mutating func change(_ phrase: [String], from none: Meaning, _ change: (inout Meaning) -> Void) {
        guard !phrase.isEmpty else { return }
        let place = phrase.reduce(Int32(0)) { goOn(from: $0, by: $1) }
        if meant[Int(place)] < 0 {
            meant[Int(place)] = Int32(meanings.count)
            meanings.append(none)
        }
        change(&meanings[Int(meant[Int(place)])])
    }

    private mutating func goOn(from place: Int32, by word: String) -> Int32 {
        let step = Step(place: place, word: words[word] ?? Int32(words.count))
        words[word] = step.word
        if let next = steps[step] { return next }
        let next = Int32(meant.count)
        meant.append(-1)
        steps[step] = next
        return next
    }

    /// Gives back what was kept free for more.
    mutating func settle() {
        (meant, meanings) = (meant.map(\.self), meanings.map(\.self))
    }

    /// What the phrases that begin here mean, the longest first, with how many words each takes.
    func matches(_ tokens: ArraySlice<HouseToken>) -> [(meaning: Meaning, count: Int)] {
        var found: [(Meaning, Int)] = []
        var place: Int32 = 0
        for (index, token) in tokens.enumerated() {
            guard let next = next(place, token.stem) else { break }
            place = next
            if let meaning = meaning(at: place) { found.append((meaning, index + 1)) }
        }
        return found.reversed()
    }

    func meaning(of phrase: [String]) -> Meaning? {
        var place: Int32 = 0
        for word in phrase {
            guard let next = next(place, word) else { return nil }
            place = next
        }
        return meaning(at: place)
    }

    private func next(_ place: Int32, _ word: String) -> Int32? {
        words[word].flatMap { steps[Step(place: place, word: $0)] }
    }

    private func meaning(at place: Int32) -> Meaning? {
        let index = meant[Int(place)]
        return index < 0 ? nil : meanings[Int(index)]
    }
}
