import Echo
import Foundation

/// Keeps the last events of the wire and moves among them.
public struct EventLogPresenter: Sendable {
    private let clock: ClockWording
    private let capacity: Int
    private let byteCapacity: Int
    private var bytes = 0
    public private(set) var state = EventLogViewState()

    /// Keeps at most `capacity` events, fewer when their text is more than `byteCapacity` bytes.
    public init(timeZone: TimeZone, capacity: Int = 10_000, byteCapacity: Int = 8_000_000) {
        clock = ClockWording(timeZone: timeZone)
        self.capacity = capacity
        self.byteCapacity = byteCapacity
    }

    public mutating func receive(_ record: WireRecord) {
        state.rows.append(row(record))
        state.total += 1
        bytes += record.json.utf8.count
        while state.rows.count > capacity || (bytes > byteCapacity && state.rows.count > 1) { dropOldest() }
        if state.isFollowing || state.selection == nil { state.selection = state.rows.count - 1 }
    }

    /// The newest being selected means following.
    public mutating func select(_ index: Int) {
        guard !state.rows.isEmpty else { return }
        let last = state.rows.count - 1
        state.selection = min(max(0, index), last)
        state.isFollowing = state.selection == last
    }

    public mutating func moveSelection(by rows: Int) {
        let from = state.selection ?? 0
        select(rows > 0 ? from + min(rows, state.rows.count) : from - min(-max(rows, -state.rows.count), from))
    }

    /// The selected event, whole.
    public var detail: OverlayViewState? {
        guard let selection = state.selection, state.rows.indices.contains(selection) else { return nil }
        let row = state.rows[selection]
        return OverlayViewState(
            title: "\(row.arrow) \(row.type)  \(row.time)  \(row.sizeText)", content: .lines(JSONLines.lines(row.json)))
    }

    private mutating func dropOldest() {
        bytes -= state.rows.first?.json.utf8.count ?? 0
        state.rows.dropFirst()
        if let selection = state.selection { state.selection = max(0, selection - 1) }
    }

    private func row(_ record: WireRecord) -> EventRowViewState {
        EventRowViewState(
            id: record.id, isSent: record.direction == .sent, moment: clock.secondOfHour(record.date),
            type: Sanitizer.line(record.type), size: record.size, json: record.json)
    }
}
