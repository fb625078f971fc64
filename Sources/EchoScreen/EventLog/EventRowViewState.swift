import Echo
import EchoText
import Foundation

/// One event of the wire, or a run of events of one stream. What it shows is worded when it is drawn: most never are.
public struct EventRowViewState: Sendable, Hashable, Identifiable {
    /// How many events of a run can still be opened.
    static let kept = 50

    /// Counts from 0 in the order of the log; of a run, its first.
    public let id: Int
    public let isSent: Bool
    /// Of the hour, seconds.
    let moment: Double
    /// The event's type, safe to draw.
    public let type: String
    /// Of all events of the run, bytes.
    public private(set) var size: Int
    /// Events in the run.
    public private(set) var count = 1
    /// The last events of the run, oldest first.
    private(set) var entries: [EventEntry]
    /// Of all entries' texts.
    private(set) var textBytes: Int

    init(_ entry: EventEntry, moment: Double) {
        id = entry.number
        isSent = entry.record.direction == .sent
        self.moment = moment
        type = Sanitizer.line(entry.record.type)
        size = entry.record.size
        entries = [entry]
        textBytes = entry.record.keptBytes
    }

    public init(id: Int, isSent: Bool, moment: Double, type: String, size: Int, json: String = "") {
        let record = WireRecord(
            id: id, direction: isSent ? .sent : .received, date: Date(timeIntervalSince1970: moment), type: type,
            size: size, json: json)
        self.init(EventEntry(record: record, turn: 0), moment: moment)
    }

    /// "→" to the server, "←" from it.
    public var arrow: String { isSent ? "→" : "←" }
    /// Minutes and seconds of the hour: "41:02.113".
    public var time: String { EventWording.time(moment) }
    /// "812 B", "3.8 kB".
    public var sizeText: String { EventWording.size(size) }
    /// "×442"; empty for a single event.
    public var countText: String { count > 1 ? "×\(NumberWording.grouped(count))" : "" }
    /// Its family.
    public var role: TextRole { EventWording.role(ofType: type) }

    /// The turn its last event belongs to.
    var turn: Int { entries.last?.turn ?? 0 }

    /// A part of a stream, of which many come one after another.
    var isStreamed: Bool { EventWording.isStreamed(type) }

    func continues(_ other: Self) -> Bool { isStreamed && type == other.type && isSent == other.isSent }

    /// The run with one more event at its end.
    mutating func append(_ next: Self) {
        size += next.size
        count += next.count
        entries += next.entries
        textBytes += next.textBytes
        guard entries.count > Self.kept else { return }
        let old = entries.count - Self.kept
        textBytes -= entries[..<old].reduce(0) { $0 + $1.record.keptBytes }
        entries.removeFirst(old)
    }

    /// What `query` leaves of it; nil for nothing.
    func filtered(by query: EventQuery) -> Self? {
        let matching = entries.filter { query.matches($0) }
        if matching.count == entries.count { return self }
        guard let first = matching.first else { return nil }
        var row = Self(first, moment: moment)
        for entry in matching.dropFirst() { row.append(Self(entry, moment: moment)) }
        return row
    }
}
