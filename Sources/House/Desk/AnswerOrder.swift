/// Which sentence waits for which: what is said about the same device is done in the order it was said, and one device
/// that does not answer holds up no other.
struct AnswerOrder: Sendable {
    typealias ID = Int

    /// The subject of a sentence.
    enum Concern: Hashable, Sendable {
        /// It changes these devices, or asks how they are.
        case devices(Set<DeviceID>)
        /// It depends on everything that was said before.
        case everything
        /// It changes nothing: neither does it wait, nor is it waited for.
        case nothing

        fileprivate func touches(_ other: Concern) -> Bool {
            switch (self, other) {
            case (.nothing, _), (_, .nothing): false
            case (.everything, _), (_, .everything): true
            case (.devices(let one), .devices(let other)): !one.isDisjoint(with: other)
            }
        }
    }

    /// In the order they were said.
    private var underWay: [(id: ID, concern: Concern)] = []
    private var lastID = 0

    var isEmpty: Bool { underWay.isEmpty }

    /// - Parameter isUrgent: it waits for nobody; what comes after it waits for it.
    /// - Returns: its number, and those it has to wait for.
    mutating func begin(_ concern: Concern, isUrgent: Bool = false) -> (id: ID, waitsFor: [ID]) {
        lastID += 1
        let earlier = isUrgent ? [] : underWay.filter { $0.concern.touches(concern) }.map(\.id)
        underWay.append((lastID, concern))
        return (lastID, earlier)
    }

    mutating func end(_ id: ID) { underWay.removeAll { $0.id == id } }
}
