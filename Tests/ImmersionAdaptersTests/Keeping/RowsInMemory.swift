import EchoScreen

/// Rows that several programs write, as a database keeps them.
actor RowsInMemory: KeptRowsProtocol {
    private struct Row {
        var content: String
        var revision: Int64
    }

    private var rows: [Int64: Row] = [:]
    private var mark: KeptRowMark?
    private var erasings: Int64 = 0

    func news(since mark: KeptRowMark?) -> KeptRowNews {
        let isKnown = mark != nil && mark?.generation == self.mark?.generation
        let revision = isKnown ? mark?.revision ?? 0 : 0
        let new = rows.filter { $0.value.revision > revision }.sorted { $0.key < $1.key }
        return KeptRowNews(
            rows: new.map { KeptRow(number: $0.key, content: $0.value.content) }, mark: self.mark,
            isErased: mark != nil && !isKnown)
    }

    func write(_ change: KeptRowChange, since mark: KeptRowMark?) -> KeptRowOutcome {
        if let mark, mark.generation != self.mark?.generation { return .erased }
        if mark != self.mark { return .changed }
        if let mark, change.isEmpty { return .written([], mark) }
        let next = KeptRowMark(generation: erasings, revision: (mark?.revision ?? 0) + 1)
        for number in change.removed { rows[number] = nil }
        for (number, content) in change.replaced { rows[number] = Row(content: content, revision: next.revision) }
        let numbers = change.added.map { content in
            let number = (rows.keys.max() ?? 0) + 1
            rows[number] = Row(content: content, revision: next.revision)
            return number
        }
        self.mark = next
        return .written(numbers, next)
    }

    func erase() { (rows, mark, erasings) = ([:], nil, erasings + 1) }
}
