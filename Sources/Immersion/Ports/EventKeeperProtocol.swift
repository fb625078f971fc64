/// Keeps events that wait to be sent, on this machine.
public protocol EventKeeperProtocol: Sendable {
    /// Nil when nothing is kept.
    func load() async -> EventQueue?
    /// - Parameter queue: nil to erase what is kept.
    func save(_ queue: EventQueue?) async
}
