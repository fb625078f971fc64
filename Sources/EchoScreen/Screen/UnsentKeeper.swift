/// Keeps texts until they are sent, or the person drops them.
@MainActor final class UnsentKeeper {
    private let store: (any UnsentTextsProtocol)?
    /// Nil when keeping them has failed.
    private var kept: [String]? = []
    /// What is not sent when the program ends; nil while it goes on.
    private var left: [String]?

    /// - Parameter store: nil where none are kept.
    init(_ store: (any UnsentTextsProtocol)?) { self.store = store }

    /// What earlier programs left.
    func recall() async -> [String] {
        let texts = await store?.take() ?? []
        if !texts.isEmpty { kept = texts }
        return texts
    }

    func areKept(_ texts: [String]) -> Bool { texts == kept }

    func wants(_ texts: [String]) -> Bool { store != nil && left == nil && kept != texts }

    /// The program ends: what is taken back from now on is not sent for all that.
    func end(with texts: [String]) { left = texts }

    /// - Parameter unsent: what there is to keep, asked for again until it is kept.
    func keep(_ unsent: () -> [String]) async {
        guard let store else { return }
        while case let texts = left ?? unsent(), texts != kept {
            kept = await store.keep(texts) ? texts : nil
            if kept == nil { return }
        }
    }
}
