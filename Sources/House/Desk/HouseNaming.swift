/// Which names of the house others were told of, and when.
struct HouseNaming: Sendable {
    /// At least so long between two times.
    static let pause = Duration.seconds(30)

    private(set) var told: HouseNames?
    private var toldAt: Duration?
    /// Tells of them when it is time again.
    var task: Task<Void, Never>?
    /// Puts them into other languages.
    var tongues: Task<Void, Never>?

    func wait(at uptime: Duration) -> Duration {
        guard let toldAt else { return .zero }
        return max(.zero, toldAt + Self.pause - uptime)
    }

    /// The first names are told at once, and those that come before they are known do not count.
    mutating func tell(_ names: HouseNames, at uptime: Duration) {
        if let told, !told.isEmpty { toldAt = uptime }
        told = names
    }
}
