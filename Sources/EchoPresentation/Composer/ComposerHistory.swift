/// The texts sent before, to be recalled; the one being written is kept meanwhile.
struct ComposerHistory: Sendable, Hashable {
    static let capacity = 200

    private var entries: [String] = []
    /// Which entry is shown; nil while the draft is.
    private var position: Int?
    private var draft = ""

    mutating func remember(_ text: String) {
        position = nil
        draft = ""
        guard !text.isEmpty, entries.last != text else { return }
        entries.append(text)
        if entries.count > Self.capacity { entries.removeFirst() }
    }

    mutating func previous(from text: String) -> String? {
        guard !entries.isEmpty, position != 0 else { return nil }
        if position == nil { draft = text }
        let index = (position ?? entries.count) - 1
        position = index
        return entries[index]
    }

    mutating func next() -> String? {
        guard let current = position else { return nil }
        position = current + 1 < entries.count ? current + 1 : nil
        return position.map { entries[$0] } ?? draft
    }
}
