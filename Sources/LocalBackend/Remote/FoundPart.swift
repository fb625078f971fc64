/// A part that a server of this machine is, looked for in the background and used once it is found.
actor FoundPart<Part: Sendable> {
    private let find: @Sendable () async -> PartServer?
    private let make: @Sendable (PartServer, FoundPart<Part>) -> Part
    private let tell: @Sendable (PartServer, _ isThere: Bool) -> Void
    private let keeper: PartKeeper?
    private var part: Part?
    private var server: PartServer?
    private var search: Task<Part?, Never>?
    private var hasSearched = false
    private var foundAt: ContinuousClock.Instant?
    private var pause = FailurePause()

    /// - Parameters:
    ///   - make: Makes the part of a server; it says by `forget()` that the server has failed.
    ///   - keeper: Runs a server of our own, which is worth waiting for.
    ///   - tell: Is told what is found and what is gone.
    init(
        _ find: @escaping @Sendable () async -> PartServer?,
        make: @escaping @Sendable (PartServer, FoundPart<Part>) -> Part,
        keeper: PartKeeper? = nil, tell: @escaping @Sendable (PartServer, _ isThere: Bool) -> Void
    ) {
        (self.find, self.make, self.keeper, self.tell) = (find, make, keeper, tell)
    }

    deinit { search?.cancel() }

    /// What has been found, once it has been looked for: the first question is answered by whoever is there.
    func first() async -> Part? { hasSearched ? await current() : await settle() }

    /// What has been found so far; who asks does not wait, unless for a server of our own. Without one, another search
    /// begins.
    func current() async -> Part? {
        if await hasOwn() { return await settle() }
        if part == nil { begin() }
        return part
    }

    /// Looks for it and waits for the outcome.
    @discardableResult
    func settle() async -> Part? {
        if part == nil { begin() }
        return if let search { await search.value } else { part }
    }

    /// It failed: it has to be found anew.
    func forget() {
        if let server {
            tell(server, false)
            // Of one of our own somebody else decides when it is started again.
            if !server.isOwn { pause.fail(foundAt: foundAt, at: .now) }
        }
        (part, server) = (nil, nil)
    }

    /// Whether there is a server of our own to wait for. One that was idle has ended, and is started again.
    private func hasOwn() async -> Bool {
        guard let keeper else { return false }
        let hasPart = await keeper.hasPart
        if let held = server, held.isOwn || hasPart, await !keeper.holds(held), held == server {
            (part, server) = (nil, nil)
        }
        return hasPart
    }

    private func begin() {
        guard search == nil, pause.isOver(at: .now) else { return }
        search = Task { [find] in
            let server = await find()
            return found(server)
        }
    }

    private func found(_ server: PartServer?) -> Part? {
        (search, hasSearched, foundAt) = (nil, true, .now)
        part = server.map { make($0, self) }
        self.server = server
        if let server { tell(server, true) }
        return part
    }
}

/// How long a server is left alone that is found again and again, and fails each time: it may hang with every sentence.
struct FailurePause: Sendable, Hashable {
    /// Whatever has served for so long was of use.
    static let trial = Duration.seconds(60)
    static let shortest = Duration.seconds(30)
    static let longest = Duration.seconds(120)

    private var failures = 0
    private var end: ContinuousClock.Instant?

    /// It failed. After the first time it is looked for at once: it may have been started anew.
    ///
    /// - Parameter found: when it was found last.
    mutating func fail(foundAt found: ContinuousClock.Instant?, at now: ContinuousClock.Instant) {
        failures = found.map { now - $0 < Self.trial } ?? false ? failures + 1 : 1
        guard failures > 1 else { return end = nil }
        end = now + min(Self.shortest * (1 << min(failures - 2, 8)), Self.longest)
    }

    func isOver(at now: ContinuousClock.Instant) -> Bool { end.map { now >= $0 } ?? true }
}
