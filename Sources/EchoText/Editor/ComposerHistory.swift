/// The texts sent before, to be recalled; the one being written is kept meanwhile.
struct ComposerHistory: Sendable, Hashable {
    static let capacity = 1_000

    /// Looking for a text sent before.
    private struct Search: Sendable, Hashable {
        /// Which entries hold the words, the newest first.
        var matches: [Int]
        var place = 0
    }

    private var entries: [String] = []
    /// Which entry is shown; nil while the draft is.
    private var position: Int?
    private var draft = ""
    private var search: Search?

    mutating func remember(_ text: String) {
        position = nil
        draft = ""
        search = nil
        guard !text.isEmpty, entries.last != text else { return }
        entries.append(text)
        if entries.count > Self.capacity { entries.removeFirst() }
    }

    /// Puts texts of former days before those of today.
    mutating func remember(before texts: [String]) {
        let kept = Array((texts + entries).suffix(Self.capacity))
        if let position { self.position = max(0, position + kept.count - entries.count) }
        entries = kept
    }

    mutating func previous(from text: String) -> String? {
        guard !entries.isEmpty, position != 0 else { return nil }
        if position == nil { draft = text }
        let index = (position ?? entries.count) - 1
        position = index
        return entries[index]
    }

    mutating func next() -> String? {
        guard let current = position else { return nil }
        position = current + 1 < entries.count ? current + 1 : nil
        return position.map { entries[$0] } ?? draft
    }

    // MARK: - Searching

    /// Looks for words in any case, wherever they stand.
    mutating func find(_ words: String) {
        let wanted = words.lowercased()
        search = Search(matches: entries.indices.reversed().filter { entries[$0].lowercased().holds(wanted) })
    }

    mutating func endSearch() { search = nil }

    var isSearching: Bool { search != nil }

    /// The text found, and which of how many it is; nil when there is none.
    var found: (text: String, number: Int, count: Int)? {
        guard let search, search.matches.indices.contains(search.place) else { return nil }
        return (entries[search.matches[search.place]], search.place + 1, search.matches.count)
    }

    /// Goes on to older texts, or back; stays at the last.
    mutating func moveSearch(by steps: Int) {
        guard let search else { return }
        self.search?.place = max(0, min(search.place + steps, search.matches.count - 1))
    }
}

extension String {
    /// Whether the bytes of `part` are in it.
    fileprivate func holds(_ part: String) -> Bool {
        guard let first = part.utf8.first else { return true }
        let (bytes, wanted) = (Array(utf8), Array(part.utf8))
        guard bytes.count >= wanted.count else { return false }
        var place = 0
        while let next = bytes[place...(bytes.count - wanted.count)].firstIndex(of: first) {
            if bytes[next...].starts(with: wanted) { return true }
            guard next < bytes.count - wanted.count else { return false }
            place = next + 1
        }
        return false
    }
}
