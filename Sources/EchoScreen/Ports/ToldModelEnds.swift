public import Echo

/// The notices about models that the person has seen, and when last.
public struct ToldModelEnds: Sendable, Hashable {
    /// Models that are remembered at most.
    public static let mostModels = 100

    /// That a model ends, by its name.
    public private(set) var ends: [String: CalendarDay]
    /// That the catalogue is old.
    public var isOld: CalendarDay?

    public init(ends: [String: CalendarDay] = [:], isOld: CalendarDay? = nil) {
        self.ends = ends
        self.isOld = isOld
        shorten()
    }

    public mutating func tell(of name: String, on day: CalendarDay) {
        ends[name] = day
        shorten()
    }

    /// The one told longest ago is forgotten first.
    private mutating func shorten() {
        guard ends.count > Self.mostModels else { return }
        let newest = ends.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(Self.mostModels)
        ends = Dictionary(uniqueKeysWithValues: newest.map { ($0.key, $0.value) })
    }
}
