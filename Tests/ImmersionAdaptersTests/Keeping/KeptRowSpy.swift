import EchoScreen

/// Counts what is written.
actor KeptRowSpy: KeptRowsProtocol {
    struct Size: Hashable {
        var rows: Int
        var bytes: Int
    }

    private let rows: any KeptRowsProtocol
    private(set) var sizes: [Size] = []

    init(_ rows: any KeptRowsProtocol) { self.rows = rows }

    func news(since mark: KeptRowMark?) async throws(StoreError) -> KeptRowNews { try await rows.news(since: mark) }

    func write(_ change: KeptRowChange, since mark: KeptRowMark?) async throws(StoreError) -> KeptRowOutcome {
        let texts = change.added + change.replaced.values
        sizes.append(
            Size(rows: texts.count + change.removed.count, bytes: texts.reduce(0) { $0 + $1.utf8.count }))
        return try await rows.write(change, since: mark)
    }
}
