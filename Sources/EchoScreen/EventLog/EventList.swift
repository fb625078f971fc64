/// The last events, those of one stream in a row each, within bounds of number and size.
struct EventList: Sendable {
    private let capacity: Int
    private let byteCapacity: Int
    private var bytes = 0
    private(set) var rows = ChunkedList<EventRowViewState>()
    /// All events that were ever added.
    private(set) var events = 0

    init(capacity: Int, byteCapacity: Int) {
        self.capacity = capacity
        self.byteCapacity = byteCapacity
    }

    /// - Returns: how many of the oldest rows had to go.
    @discardableResult mutating func add(_ row: EventRowViewState) -> Int {
        events += row.count
        append(row)
        var dropped = 0
        while rows.count > capacity || (bytes > byteCapacity && rows.count > 1) {
            bytes -= rows.first?.textBytes ?? 0
            rows.dropFirst()
            dropped += 1
        }
        return dropped
    }

    func filtered(by query: EventQuery) -> EventList {
        var list = EventList(capacity: capacity, byteCapacity: byteCapacity)
        for row in rows {
            guard let row = row.filtered(by: query) else { continue }
            list.add(row)
        }
        return list
    }

    /// Streams go on side by side, several a blink: each has one row until something else happens.
    private mutating func append(_ row: EventRowViewState) {
        guard let index = indexOfRun(row) else {
            bytes += row.textBytes
            return rows.append(row)
        }
        let before = rows[index].textBytes
        rows[index].append(row)
        bytes += rows[index].textBytes - before
    }

    private func indexOfRun(_ row: EventRowViewState) -> Int? {
        guard row.isStreamed else { return nil }
        for index in rows.indices.reversed() {
            if row.continues(rows[index]) { return index }
            if !rows[index].isStreamed { return nil }
        }
        return nil
    }
}
