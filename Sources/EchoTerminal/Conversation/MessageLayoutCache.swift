import EchoPresentation

/// Keeps the layouts of the messages seen lately, so that a frame wraps only what changed.
struct MessageLayoutCache: Sendable {
    private struct Key: Hashable {
        let id: String
        let width: Int
    }

    private struct Entry {
        let revision: Int
        let layout: MessageLayout
    }

    private static let capacity = 512
    private var entries: [Key: Entry] = [:]
    /// How many messages were wrapped since the start: what a frame costs.
    private(set) var misses = 0

    mutating func layout(of row: MessageRowViewState, width: Int) -> MessageLayout {
        let key = Key(id: row.id, width: width)
        if let entry = entries[key], entry.revision == row.revision { return entry.layout }
        if entries.count >= Self.capacity { entries.removeAll(keepingCapacity: true) }
        let layout = MessageLayout(row, width: width)
        entries[key] = Entry(revision: row.revision, layout: layout)
        misses += 1
        return layout
    }
}
