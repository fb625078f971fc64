import EchoScreen
import Foundation

/// Bookmarks as rows of the store, a JSON text each. Several programs may have written them.
struct KeptBookmarks: Sendable, Hashable {
    private var rows: [Int64: Bookmark] = [:]

    init() {}

    /// - Parameter rows: those that cannot be opened now, or come from a newer version, are left as they are.
    init(_ rows: [KeptRow]) {
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .iso8601
        for row in rows {
            guard let content = row.content else { continue }
            self.rows[row.number] = try? decoder.decode(Bookmark.self, from: Data(content.utf8))
        }
    }

    var places: Set<BookmarkPlace> { Set(rows.values.map(\.place)) }

    /// What has to be written for a bookmark to be there.
    func change(adding bookmark: Bookmark) -> KeptRowChange {
        var change = KeptRowChange()
        if !places.contains(bookmark.place) { change.added = [Self.content(bookmark)].compactMap(\.self) }
        return change
    }

    /// What has to be written for the bookmarks of these messages to be gone.
    func change(removing places: Set<BookmarkPlace>) -> KeptRowChange {
        var change = KeptRowChange()
        change.removed = Set(rows.filter { places.contains($0.value.place) }.keys)
        return change
    }

    /// - Parameter numbers: of the rows that were added.
    func applying(_ change: KeptRowChange, _ numbers: [Int64]) -> KeptBookmarks {
        var applied = KeptBookmarks(zip(numbers, change.added).map { KeptRow(number: $0, content: $1) })
        for (number, bookmark) in rows where !change.removed.contains(number) { applied.rows[number] = bookmark }
        return applied
    }

    private static func content(_ bookmark: Bookmark) -> String? {
        let encoder = JSONEncoder()
        encoder.dateEncodingStrategy = .iso8601
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return (try? encoder.encode(bookmark)).map { String(decoding: $0, as: UTF8.self) }
    }
}
