import EchoApp
import EchoScreen
import EchoText
import Foundation

/// The data kept, as lines to read or as JSON.
struct DataListing {
    let retention: RetentionRules

    /// "conversations   12   1.2 MB   2026-11-01 – 11-24   for ever", a line each; below them each place once.
    func lines(_ kept: [KeptAmount]) -> String {
        let words = kept.map { KeptAmountWording($0, retention: retention) }
        var seen: Set<String> = []
        let places = words.filter { !$0.place.isEmpty && seen.insert($0.place).inserted }
        return table(words.map { [$0.name, $0.count, $0.size, $0.days, $0.retention] })
            + (places.isEmpty ? "" : "\n") + places.map { "\($0.name): \($0.place)\n" }.joined()
    }

    private func table(_ rows: [[String]]) -> String {
        let widths = (0..<5).map { column in rows.map { $0[column].count }.max() ?? 0 }
        return rows.map { row in
            let cells = zip(row, widths).enumerated().map { index, cell in
                let padding = String(repeating: " ", count: cell.1 - cell.0.count)
                return [1, 2].contains(index) ? padding + cell.0 : cell.0 + padding
            }
            return cells.joined(separator: "  ").trimmedAtEnd + "\n"
        }.joined()
    }

    func json(_ kept: [KeptAmount]) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        let entries = kept.map { Entry($0, KeptAmountWording($0, retention: retention)) }
        return Sanitizer.json(String(decoding: try encoder.encode(entries), as: UTF8.self)) + "\n"
    }

    private struct Entry: Encodable {
        let kind, place, retention: String
        let count: Int
        let bytes: Int?
        /// ISO 8601, in UTC.
        let oldest, newest: String?
        let names: [String]?

        init(_ data: KeptAmount, _ words: KeptAmountWording) {
            (kind, place, retention) = (data.kind.name, data.place, words.retention)
            (count, bytes) = (data.count, data.bytes)
            (oldest, newest) = (data.oldest?.formatted(.iso8601), data.newest?.formatted(.iso8601))
            names = data.kind == .keys ? data.names : nil
        }
    }
}

extension String {
    fileprivate var trimmedAtEnd: String { String(reversed().drop { $0 == " " }.reversed()) }
}
