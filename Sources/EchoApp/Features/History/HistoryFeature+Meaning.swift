import Echo
import EchoPresentation
import EchoText

/// Finding messages by what they mean.
extension HistoryFeature {
    /// Messages whose vectors are asked for at once: a second's work of the program's own server.
    private static let batch = 64
    /// Characters of a message that a vector stands for: what comes later changes little of what it is about.
    private static let longest = 4_000
    /// So long nothing may happen before vectors are asked for.
    private static let calm = Duration.seconds(10)
    /// After a failure.
    private static let patience = Duration.seconds(300)
    /// A person who types is not done yet.
    private static let typing = Duration.milliseconds(300)

    var searchesByMeaning: Bool { screen.preferences[flag: .searchesByMeaning] ?? false }

    /// Vectors of different servers have nothing to do with one another.
    private var vectorModel: String {
        screen.facts.server.isLocal ? "hashed words" : "embeddings of \(screen.facts.server.host)"
    }

    /// Asks for the vectors that are missing, while nothing else goes on.
    func learnMeanings() {
        guard searchesByMeaning, let store, !screen.slots.isRunning(.learning) else { return }
        screen.slots.start(.learning) { [weak self, clock = screen.clock] in
            var pause = Self.calm
            while (try? await clock.sleep(for: pause)) != nil, let self, searchesByMeaning {
                guard !screen.isUnderWay, let engine = screen.link.engine else { continue }
                do {
                    guard try await learn(from: engine, store) else { return }
                    pause = .milliseconds(50)
                } catch {
                    pause = Self.patience
                }
            }
        }
    }

    /// - Returns: whether there may be more.
    private func learn(from engine: any EngineProtocol, _ store: any ConversationStoreProtocol) async throws -> Bool {
        let model = vectorModel
        // What was answered on this machine is told to no server, for its meaning neither.
        let texts = try await store.messagesWithoutVector(
            of: model, withLocal: screen.facts.server.isLocal, limit: Self.batch)
        guard !texts.isEmpty else { return false }
        let words = texts.map { $0.text.prefix(Self.longest).trimmed }
        let vectors = try await engine.embed(words.map { $0.isEmpty ? "." : $0 }, dimensions: MessageVector.dimensions)
        note(Charge(model: vectors.model, usage: vectors.usage, cost: vectors.cost))
        let known = zip(texts, vectors.vectors).map { MessageVector(number: $0.number, values: $1) }
        try await store.keep(known, for: texts, of: model)
        return texts.count == Self.batch
    }

    /// Adds what means the same to what has the words.
    func searchByMeaning(_ filter: HistoryFilter, besides hits: [SearchHit], limit: Int) async throws -> [SearchHit]? {
        guard searchesByMeaning, let store, let engine = screen.link.engine else { return nil }
        try await screen.clock.sleep(for: Self.typing)
        let text = filter.text.trimmed
        guard !text.isEmpty else { return nil }
        let vectors = try await engine.embed([text], dimensions: MessageVector.dimensions)
        note(Charge(model: vectors.model, usage: vectors.usage, cost: vectors.cost))
        let near = try await store.nearest(to: vectors.vectors.first ?? [], of: vectorModel, filter, limit: limit)
        return MergedHits.merged(try await withForms(hits, filter, store, limit), near, limit: limit)
    }

    /// Vectors that know no meaning are too coarse for a single word in a long message: its other forms are looked for.
    private func withForms(
        _ hits: [SearchHit], _ filter: HistoryFilter, _ store: any ConversationStoreProtocol, _ limit: Int
    ) async throws -> [SearchHit] {
        guard screen.facts.server.isLocal else { return hits }
        var wider = filter
        wider.findsForms = true
        let others = try await store.search(wider, order: .best, limit: limit)
        let known = Set(hits.map(\.row))
        return hits + others.filter { !known.contains($0.row) }.prefix(max(0, limit - hits.count))
    }

    /// Where the program's own server makes the vectors, they know words and no meaning.
    var meaningNote: String { screen.facts.server.isLocal ? " · by words and word stems" : " · by words and meaning" }
}

extension TaskSlots.Slot {
    fileprivate static let learning = Self("history.learning")
}

extension SettingID {
    /// Whether messages are also found by what they mean.
    static let searchesByMeaning = SettingID("history.meaning")
}
