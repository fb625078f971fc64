/// The sentences of a translation session not translated yet, in order: translations come as they are made.
struct TranslatedSentences: Sendable, Hashable {
    private struct Sentence: Sendable, Hashable {
        let id: String
        var source: String?
        /// Empty where there is none.
        var translation: String?
    }

    /// Whoever talks faster than it can be translated loses the rest.
    static let most = 64

    private var waiting: [Sentence] = []

    var isEmpty: Bool { waiting.isEmpty }
    var isFull: Bool { waiting.count >= Self.most }

    mutating func add(_ id: String) { waiting.append(Sentence(id: id)) }

    /// The words of one are known.
    ///
    /// - Returns: whether it is waited for.
    mutating func hear(_ words: String, of id: String) -> Bool {
        guard let index = waiting.firstIndex(where: { $0.id == id }) else { return false }
        waiting[index].source = words
        return true
    }

    mutating func translate(_ id: String, _ translation: String) {
        guard let index = waiting.firstIndex(where: { $0.id == id }) else { return }
        waiting[index].translation = translation
    }

    /// Nothing comes of one.
    mutating func drop(_ id: String) { waiting.removeAll { $0.id == id } }

    /// Those at the front that are translated.
    mutating func takeReady() -> [(source: String, translation: String)] {
        let ready = waiting.prefix { $0.translation != nil }
        waiting.removeFirst(ready.count)
        return ready.map { ($0.source ?? "", $0.translation ?? "") }
    }
}
