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
        add(row(record))
        state.total += 1
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
        let title = ["\(row.arrow) \(row.type)", row.countText, row.time, row.sizeText].filter { !$0.isEmpty }
        return OverlayViewState(title: title.joined(separator: "  "), content: .lines(lines(row)))
    }

    /// Of a run the newest comes first.
    private func lines(_ row: EventRowViewState) -> [[StyledText]] {
        Array(row.texts.reversed().map(JSONLines.lines).joined(separator: [[]]))
    }

    /// Streams go on side by side, several a blink: each has one row until something else happens.
    private mutating func add(_ row: EventRowViewState) {
        guard let index = indexOfRun(row) else {
            bytes += row.textBytes
            return state.rows.append(row)
        }
        let before = state.rows[index].textBytes
        state.rows[index].append(row)
        bytes += state.rows[index].textBytes - before
    }

    private func indexOfRun(_ row: EventRowViewState) -> Int? {
        guard row.isStreamed else { return nil }
        for index in state.rows.indices.reversed() {
            if row.continues(state.rows[index]) { return index }
            if !state.rows[index].isStreamed { return nil }
        }
        return nil
    }

    private mutating func dropOldest() {
        bytes -= state.rows.first?.textBytes ?? 0
        state.rows.dropFirst()
        if let selection = state.selection { state.selection = max(0, selection - 1) }
    }

    private func row(_ record: WireRecord) -> EventRowViewState {
        EventRowViewState(
            id: record.id, isSent: record.direction == .sent, moment: clock.secondOfHour(record.date),
            type: Sanitizer.line(record.type), size: record.size, json: record.json)
    }
}
