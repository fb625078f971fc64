import Echo
import EchoText
import Foundation

/// Keeps the last events of the wire and of features, shows those that are wanted, and moves among them.
public struct EventLogPresenter: Sendable {
    private let clock: ClockWording
    let families: EventFamilies
    private var all: EventList
    /// What was there when the list was held still.
    private var held: EventList?
    /// What the filter leaves; nil without one.
    private var filtered: EventList?
    private(set) var query: EventQuery?
    /// The filter to go back to when an item is no longer followed.
    var queryBefore: String?
    var search = EventSearch()
    private var turns = EventTurns()
    private var rates = EventRates()
    private var total = 0
    private(set) var isFollowing = true
    private(set) var selection: Int?
    private(set) var marks: Set<Int> = []

    /// Keeps at most `capacity` events, fewer when their text is more than `byteCapacity` bytes.
    ///
    /// - Parameter families: of what features tell beside the wire.
    public init(
        timeZone: TimeZone, families: [EventFamily] = [], capacity: Int = 10_000, byteCapacity: Int = 8_000_000
    ) {
        clock = ClockWording(timeZone: timeZone)
        self.families = EventFamilies(ofFeatures: families)
        all = EventList(capacity: capacity, byteCapacity: byteCapacity)
    }

    public var state: EventLogViewState {
        var state = EventLogViewState()
        state.rows = rows
        state.total = total
        state.selection = selection
        state.isFollowing = isFollowing
        state.filter = query.map { Sanitizer.line($0.words) }
        state.matching = filtered?.events ?? 0
        state.isPaused = held != nil
        state.arrived = held.map { max(0, all.events - $0.events) } ?? 0
        state.marks = marks
        state.sentRate = EventWording.rate(rates.sent)
        state.receivedRate = EventWording.rate(rates.received)
        return state
    }

    /// The rows that are shown.
    var rows: ChunkedList<EventRowViewState> { (filtered ?? held ?? all).rows }

    /// Nothing was sent and nothing came.
    var isEmpty: Bool { total == 0 }

    var isPaused: Bool { held != nil }

    var selectedRow: EventRowViewState? {
        selection.flatMap { rows.indices.contains($0) ? rows[$0] : nil }
    }

    /// The turn that is looked at: that of the selected event, else the one that goes on.
    var turn: Int { isFollowing ? turns.current : selectedRow?.turn ?? turns.current }

    /// - Parameter now: on the clock that `tick` tells.
    public mutating func receive(_ record: WireRecord, at now: Duration = .zero) {
        // What features tell is on another wire.
        let isOfWire = families.isOfWire(record.type)
        if isOfWire { rates.receive(record, at: now) }
        let turn = isOfWire ? turns.turn(of: record) : turns.current
        let entry = EventEntry(record: record, turn: turn, number: total)
        total += 1
        let row = EventRowViewState(entry, moment: clock.secondOfHour(record.date))
        var dropped = all.add(row)
        guard held == nil else { return }
        if let query {
            dropped = query.matches(entry) ? filtered?.add(row) ?? 0 : 0
        }
        if let selection { self.selection = max(0, selection - dropped) }
        if dropped > 0, let oldest = all.rows.first?.id, filtered == nil { marks = marks.filter { $0 >= oldest } }
        follow()
    }

    /// Until the rates change by themselves; nil when they do not.
    var nextChange: Duration? { rates.isMoving ? EventRates.pace : nil }

    mutating func tick(at now: Duration) { rates.tick(at: now) }

    /// The newest being selected means following.
    public mutating func select(_ index: Int) {
        guard !rows.isEmpty else { return }
        let last = rows.count - 1
        selection = min(max(0, index), last)
        isFollowing = selection == last
    }

    public mutating func moveSelection(by rows: Int) {
        let (from, count) = (selection ?? 0, self.rows.count)
        select(rows > 0 ? from + min(rows, count) : from - min(-max(rows, -count), from))
    }

    /// Holds the list still, or lets it go on. What comes meanwhile is kept.
    mutating func togglePause() {
        if held != nil {
            held = nil
            narrow(to: query, from: all)
        } else {
            held = all
        }
    }

    /// Shows only what `query` lets pass; nil shows all.
    mutating func narrow(to query: EventQuery?) { narrow(to: query, from: held ?? all) }

    /// Sets or takes away the mark of the selected row.
    mutating func toggleMark() {
        guard let id = selectedRow?.id else { return }
        if marks.remove(id) == nil { marks.insert(id) }
    }

    /// Everything that a recording tells is taken from `other`; how it is looked at stays.
    mutating func takeEvents(of other: Self) {
        (all, turns, rates, total) = (other.all, other.turns, other.rates, other.total)
        guard held == nil else { return }
        guard other.query == query else { return narrow(to: query, from: all) }
        filtered = other.filtered
        if let selection { self.selection = rows.isEmpty ? nil : min(selection, rows.count - 1) }
        follow()
    }

    /// All that are kept, oldest first, apart from those of a run that were too many.
    var keptRecords: [WireRecord] {
        all.rows.flatMap(\.entries).sorted { $0.number < $1.number }.map(\.record)
    }

    private mutating func narrow(to query: EventQuery?, from list: EventList) {
        let id = selectedRow?.id
        self.query = query
        filtered = query.map { list.filtered(by: $0) }
        if isFollowing || id == nil {
            isFollowing = true
            selection = nil
        } else {
            selection = rows.isEmpty ? nil : nearest(to: id ?? 0)
            isFollowing = selection == rows.count - 1
        }
        follow()
    }

    /// The row of that name, else the first one after it.
    private func nearest(to id: Int) -> Int {
        var (low, high) = (0, rows.count - 1)
        while low < high {
            let middle = (low + high) / 2
            if rows[middle].id < id { low = middle + 1 } else { high = middle }
        }
        return low
    }

    private mutating func follow() {
        if isFollowing || selection == nil { selection = rows.isEmpty ? nil : rows.count - 1 }
    }
}
