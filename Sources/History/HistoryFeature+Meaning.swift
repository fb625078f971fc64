import Echo
import EchoScreen
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

    /// Vectors of different servers have nothing to do with one another, nor have those of different parts.
    /// - Parameter model: that made them, as the server names it; nil while that is not known. The program's own server
    ///   answers by the published name that was asked for where it hashes words.
    private func space(of model: String?) -> String {
        guard screen.isServerLocal else { return "embeddings of \(screen.server.host)" }
        return model.flatMap { $0.hasPrefix("text-embedding-") ? nil : "sentences of \($0)" } ?? Self.hashedWords
    }

    private static let hashedWords = "hashed words"

    /// Vectors were made: where they are is where messages are found from now on.
    private func enter(_ model: String) -> String {
        let space = space(of: model)
        meaningSpace = space
        return space
    }

    private var knowsMeaning: Bool { (meaningSpace ?? space(of: nil)) != Self.hashedWords }

    /// Asks for the vectors that are missing, while nothing else goes on.
    func learnMeanings() {
        guard searchesByMeaning, let store, !screen.slots.isRunning(.learning) else { return }
        screen.slots.start(.learning) { [weak self, clock = screen.clock] in
            var pause = Self.calm
            while (try? await clock.sleep(for: pause)) != nil, let self, searchesByMeaning {
                guard !screen.isUnderWay, let engine = screen.engine else { continue }
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
        let space = meaningSpace ?? space(of: nil)
        // What was answered on this machine is told to no server, for its meaning neither.
        let texts = try await store.messagesWithoutVector(
            of: space, withLocal: screen.isServerLocal, limit: Self.batch)
        guard !texts.isEmpty else { return false }
        let words = texts.map { $0.text.prefix(Self.longest).trimmed }
        let vectors = try await engine.embed(words.map { $0.isEmpty ? "." : $0 }, dimensions: MessageVector.dimensions)
        note(Charge(model: vectors.model, usage: vectors.usage, cost: vectors.cost))
        // A part that came or went meanwhile speaks another language.
        guard enter(vectors.model) == space else { return true }
        let known = zip(texts, vectors.vectors).map { MessageVector(number: $0.number, values: $1) }
        try await store.keep(known, for: texts, of: space)
        return texts.count == Self.batch
    }

    /// Adds what means the same to what has the words.
    func searchByMeaning(_ filter: HistoryFilter, besides hits: [SearchHit], limit: Int) async throws -> [SearchHit]? {
        guard searchesByMeaning, let store, let engine = screen.engine else { return nil }
        try await screen.clock.sleep(for: Self.typing)
        let text = filter.text.trimmed
        guard !text.isEmpty else { return nil }
        let vectors = try await engine.embed([text], dimensions: MessageVector.dimensions)
        note(Charge(model: vectors.model, usage: vectors.usage, cost: vectors.cost))
        let before = meaningSpace
        let space = enter(vectors.model)
        if space != before { learnMeanings() }
        let near = try await store.nearest(to: vectors.vectors.first ?? [], of: space, filter, limit: limit)
        let all = knowsMeaning ? hits : try await withForms(hits, filter, store, limit)
        return MergedHits.merged(all, near, limit: limit)
    }

    /// Vectors that know no meaning are too coarse for a single word in a long message: its other forms are looked for.
    private func withForms(
        _ hits: [SearchHit], _ filter: HistoryFilter, _ store: any ConversationStoreProtocol, _ limit: Int
    ) async throws -> [SearchHit] {
        var wider = filter
        wider.findsForms = true
        let others = try await store.search(wider, order: .best, limit: limit)
        let known = Set(hits.map(\.row))
        return hits + others.filter { !known.contains($0.row) }.prefix(max(0, limit - hits.count))
    }

    /// Where the program's own server makes the vectors, they know words and no meaning, unless a part makes them.
    var meaningNote: String {
        knowsMeaning ? " · by words and meaning" : " · by words and word stems"
    }
}

extension TaskSlots.Slot {
    fileprivate static let learning = Self("history.learning")
}

extension SettingID {
    /// Whether messages are also found by what they mean.
    static let searchesByMeaning = SettingID("history.meaning")
}
