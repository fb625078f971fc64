import EchoServing

/// Keeps the program of one part of the assistant, as long as there is such a part on this machine: one that is got serves
/// from the next question on, and one that is removed no more.
actor PartKeeper {
    /// What the program answers to.
    nonisolated let key = BearerToken.random().text
    private let find: @Sendable () -> OwnPart?
    private let idle: Duration
    private let tell: @Sendable (OwnPart, String) -> Void
    private var supervisor: PartSupervisor?

    /// - Parameters:
    ///   - find: The part that is there now.
    ///   - tell: is told why it does not run.
    init(
        idle: Duration, find: @escaping @Sendable () -> OwnPart?, tell: @escaping @Sendable (OwnPart, String) -> Void
    ) {
        (self.idle, self.find, self.tell) = (idle, find, tell)
    }

    /// Whether there is such a part.
    var hasPart: Bool { current() != nil }

    /// Its server, which is started where it does not run.
    func run() async -> PartServer? { await current()?.run() }

    func holds(_ server: PartServer) async -> Bool { await current()?.holds(server) ?? false }

    private func current() -> PartSupervisor? {
        let part = find()
        guard part != supervisor?.part else { return supervisor }
        // With the last reference its program ends.
        supervisor = part.map { part in
            PartSupervisor(part, key: key, idle: idle) { [tell] in tell(part, $0) }
        }
        return supervisor
    }
}
