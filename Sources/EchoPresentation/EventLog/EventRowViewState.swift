/// One event of the wire, or a run of events of one stream. What it shows is worded when it is drawn: most never are.
public struct EventRowViewState: Sendable, Hashable, Identifiable {
    /// How many events of a run can still be opened.
    static let kept = 50

    /// Counts from 0 in the order of the wire; of a run, its first.
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
    private(set) var texts: ChunkedList<String>

    public init(id: Int, isSent: Bool, moment: Double, type: String, size: Int, json: String = "") {
        self.id = id
        self.isSent = isSent
        self.moment = moment
        self.type = type
        self.size = size
        texts = ChunkedList([json])
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

    /// A part of a stream, of which many come one after another.
    var isStreamed: Bool { EventWording.isStreamed(type) }

    func continues(_ other: Self) -> Bool { isStreamed && type == other.type && isSent == other.isSent }

    /// The run with one more event at its end.
    mutating func append(_ next: Self) {
        size += next.size
        count += next.count
        for text in next.texts { texts.append(text) }
        while texts.count > Self.kept { texts.dropFirst() }
    }

    var textBytes: Int { texts.reduce(0) { $0 + $1.utf8.count } }
}
