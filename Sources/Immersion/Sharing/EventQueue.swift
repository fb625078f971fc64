import Foundation

/// Events that wait to be sent, the oldest first.
public struct EventQueue: Sendable, Hashable, Codable {
    /// Of more the oldest go.
    public static let most = 1_000

    /// A random number in place of a name.
    public private(set) var user: String
    public private(set) var events: [LearningEvent] = []

    public init(user: String = UUID().uuidString) { self.user = user }

    mutating func add(_ event: LearningEvent) {
        events.append(event)
        if events.count > Self.most { events.removeFirst(events.count - Self.most) }
    }

    /// Those of a batch are with the server, or will never be.
    mutating func remove(_ batch: [LearningEvent]) {
        let gone = Set(batch)
        events.removeAll(where: gone.contains)
    }
}
