/// One event of the wire. What it shows is worded when it is drawn: most events never are.
public struct EventRowViewState: Sendable, Hashable, Identifiable {
    /// Counts from 0 in the order of the wire.
    public let id: Int
    public let isSent: Bool
    /// Of the hour, seconds.
    let moment: Double
    /// The event's type, safe to draw.
    public let type: String
    let size: Int
    let json: String

    public init(id: Int, isSent: Bool, moment: Double, type: String, size: Int, json: String = "") {
        self.id = id
        self.isSent = isSent
        self.moment = moment
        self.type = type
        self.size = size
        self.json = json
    }

    /// "→" to the server, "←" from it.
    public var arrow: String { isSent ? "→" : "←" }
    /// Minutes and seconds of the hour: "41:02.113".
    public var time: String { EventWording.time(moment) }
    /// "812 B", "3.8 kB".
    public var sizeText: String { EventWording.size(size) }
    /// Its family.
    public var role: TextRole { EventWording.role(ofType: type) }
}
