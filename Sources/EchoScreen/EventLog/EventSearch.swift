import Echo
import EchoText

/// A search in the events that are shown.
struct EventSearch: Sendable, Hashable {
    /// In small letters; empty for nothing.
    private(set) var word: [UInt8] = []

    init(_ words: String = "") { word = Array(words.lowercased().utf8) }

    var isEmpty: Bool { word.isEmpty }

    func finds(_ row: EventRowViewState) -> Bool {
        ByteSearch.contains(word, in: row.type)
            || row.entries.contains { ByteSearch.contains(word, in: $0.record.text) }
    }
}
