import EchoText

/// Words that are looked for in the conversation, and where they were found.
struct ConversationSearch: Sendable, Hashable {
    struct Hit: Sendable, Hashable {
        var id: String
        /// In bytes of what is shown of the message.
        var offset: Int
    }

    /// More are not counted.
    static let most = 10_000

    let words: String
    private(set) var hits: [Hit] = []
    /// Which of them is shown.
    var current = 0
    /// Where the conversation stood before.
    let scroll: ScrollPosition

    init(_ words: String, in rows: ChunkedList<MessageRowViewState>, from scroll: ScrollPosition) {
        self.words = words
        self.scroll = scroll
        look(in: rows)
        current = nearest(in: rows)
    }

    var hit: Hit? { hits.indices.contains(current) ? hits[current] : nil }

    /// "3 of 17".
    var note: StyledText {
        guard !hits.isEmpty else { return StyledText("no matches", .warning) }
        let count = NumberWording.grouped(hits.count) + (hits.count == Self.most ? "+" : "")
        return StyledText("\(NumberWording.grouped(current + 1)) of \(count)", .faint)
    }

    /// The next one of what there is now, from the end to the start.
    mutating func move(by steps: Int, in rows: ChunkedList<MessageRowViewState>) {
        let shown = hit
        look(in: rows)
        current = shown.flatMap(hits.firstIndex) ?? current
        guard !hits.isEmpty else { return }
        current = ((current + steps) % hits.count + hits.count) % hits.count
    }

    private mutating func look(in rows: ChunkedList<MessageRowViewState>) {
        hits = []
        for row in rows where row.tool == nil && hits.count < Self.most {
            let offsets = WordSearch.offsets(of: words, in: row.text).prefix(Self.most - hits.count)
            hits += offsets.map { Hit(id: row.id, offset: $0) }
        }
    }

    /// The first from what is in sight on, the last where the end is in sight.
    private func nearest(in rows: ChunkedList<MessageRowViewState>) -> Int {
        let last = max(0, hits.count - 1)
        guard let row = scroll.row else { return last }
        let seen = Set(rows.dropFirst(row).map(\.id))
        return hits.firstIndex { seen.contains($0.id) } ?? last
    }
}
