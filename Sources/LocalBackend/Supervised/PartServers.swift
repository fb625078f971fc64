/// Where the parts of the assistant come from: servers that this program runs itself, and those that are found.
struct PartServers: Sendable {
    private let found: ServerPicker
    private let keepers: [PartRole: PartKeeper]
    private let tell: @Sendable (FoundServer) -> Void

    /// - Parameters:
    ///   - own: those that are there now; the first of each kind is run, where such a part is looked for at all.
    ///   - tell: is told of the servers that are found, and of those that fail.
    init(
        _ parts: LocalAssistantParts, own: @escaping @Sendable () -> [OwnPart], idle: Duration, found: ServerPicker,
        tell: @escaping @Sendable (FoundServer) -> Void
    ) {
        let kinds: [(role: PartRole, choice: PartChoice)] = [
            (.brain, parts.brain), (.ears, parts.ears), (.voice, parts.voice),
            // What sentences mean is understood by whoever answers them.
            (.embeddings, parts.brain),
        ]
        var keepers: [PartRole: PartKeeper] = [:]
        for kind in kinds where kind.choice == .auto {
            let role = kind.role
            keepers[kind.role] = PartKeeper(
                idle: idle, find: { own().first { $0.role == role } },
                tell: { tell(FoundServer($0, fails: $1)) })
        }
        (self.found, self.keepers, self.tell) = (found, keepers, tell)
    }

    /// Starts those that this program runs, so that they are there when somebody has ended to speak.
    func warm() {
        for (role, keeper) in keepers where role != .embeddings { Task { await keeper.run() } }
    }

    /// Watches over a server that was chosen.
    func chosen(_ role: PartRole, _ server: PartServer, key: String?) -> ChosenServer {
        ChosenServer(role, server, key: key, tell: tell)
    }

    /// Whether there is one now that this program runs itself.
    func hasOwn(_ role: PartRole) async -> Bool { await keepers[role]?.hasPart == true }

    /// Looks for a part before it is needed; one of our own is started when it is.
    func lookAhead<Part>(_ role: PartRole, _ part: FoundPart<Part>) async {
        if await !hasOwn(role) { await part.settle() }
    }

    /// - Parameter make: is told the key of a server of our own.
    func part<Part: Sendable>(
        _ role: PartRole, make: @escaping @Sendable (PartServer, String?, FoundPart<Part>) -> Part
    ) -> FoundPart<Part> {
        let keeper = keepers[role]
        return FoundPart(
            { [found] in
                if let own = await keeper?.run() { return own }
                return await found.find(role)
            },
            make: { make($0, $0.ownKey, $1) }, keeper: keeper,
            tell: { [tell] in tell(FoundServer(role, $0, isThere: $1)) })
    }
}
