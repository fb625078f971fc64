/// Phrases by their words: finds what a sentence has at a place in as many steps as the longest phrase has words.
struct HousePhraseTree<Meaning: Sendable>: Sendable {
    private struct Node: Sendable {
        var next: [String: Int] = [:]
        var meaning: Meaning?
    }

    private var nodes = [Node()]

    /// Changes what a phrase means; one without words is left alone.
    mutating func change(_ phrase: [String], from none: Meaning, _ change: (inout Meaning) -> Void) {
        guard !phrase.isEmpty else { return }
        var place = 0
        for word in phrase {
            if let next = nodes[place].next[word] {
                place = next
            } else {
                nodes.append(Node())
                nodes[place].next[word] = nodes.count - 1
                place = nodes.count - 1
            }
        }
        var meaning = nodes[place].meaning ?? none
        change(&meaning)
        nodes[place].meaning = meaning
    }

    /// What the phrases that begin here mean, the longest first, with how many words each takes.
    func matches(_ tokens: ArraySlice<HouseToken>) -> [(meaning: Meaning, count: Int)] {
        var found: [(Meaning, Int)] = []
        var place = 0
        for (index, token) in tokens.enumerated() {
            guard let next = nodes[place].next[token.stem] else { break }
            place = next
            if let meaning = nodes[place].meaning { found.append((meaning, index + 1)) }
        }
        return found.reversed()
    }

    func meaning(of phrase: [String]) -> Meaning? {
        var place = 0
        for word in phrase {
            guard let next = nodes[place].next[word] else { return nil }
            place = next
        }
        return place == 0 ? nil : nodes[place].meaning
    }
}
