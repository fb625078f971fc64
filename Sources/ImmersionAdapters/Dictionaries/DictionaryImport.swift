import Foundation
import GRDB
import Immersion

/// Turns a dictionary in dictd's format into a table, once.
///
/// Which of a word's translations comes first is decided by how many of the dictionary's own articles give it: what is
/// common is a translation of much. It is no count of real texts, but it is the dictionary's own, under its own licence.
enum DictionaryImport {
    static let version = 1
    private static let mostBytes = 256 << 20
    private static let mostLines = 2_000_000

    private struct Entry {
        var headword: String
        var meanings: [String]
    }

    static func run(_ file: DictionaryFile, into database: DatabaseQueue) throws(ProviderError) {
        guard file.isInstalled else { throw .notInstalled(part: "dict-\(file.name)") }
        guard let articles = GzipFile.contents(file.articles, most: mostBytes),
            let index = GzipFile.contents(file.index, most: mostBytes)
        else { throw .invalidAnswer(reason: "\(file.name) cannot be read") }
        let entries = entries(index: index, articles: articles)
        let counts = counts(entries)
        do {
            try database.write { try write(entries, counts, mark: file.mark, $0) }
        } catch {
            throw .invalidAnswer(reason: "the table of \(file.name) cannot be written")
        }
    }

    private static func entries(index: Data, articles: Data) -> [Entry] {
        var entries: [Entry] = []
        for line in index.split(separator: UInt8(ascii: "\n")).prefix(mostLines) {
            guard let line = DictdIndexLine(String(decoding: line, as: UTF8.self)), line.offset < articles.count
            else { continue }
            let end = min(articles.count, line.offset + line.length)
            let article = String(decoding: articles[line.offset..<end], as: UTF8.self)
            let meanings = DictdArticle.meanings(article)
            if !meanings.isEmpty { entries.append(Entry(headword: line.headword.lowercased(), meanings: meanings)) }
        }
        return entries
    }

    private static func counts(_ entries: [Entry]) -> [String: Int] {
        var counts: [String: Int] = [:]
        for entry in entries { for meaning in entry.meanings { counts[meaning.lowercased(), default: 0] += 1 } }
        return counts
    }

    private static func write(_ entries: [Entry], _ counts: [String: Int], mark: String, _ database: Database) throws {
        try database.execute(sql: "DROP TABLE IF EXISTS meaning; DROP TABLE IF EXISTS source")
        try database.execute(
            sql: """
                CREATE TABLE meaning (headword TEXT NOT NULL, rank INTEGER NOT NULL, text TEXT NOT NULL,
                    PRIMARY KEY (headword, rank)) WITHOUT ROWID;
                CREATE TABLE source (version INTEGER NOT NULL, mark TEXT NOT NULL)
                """)
        let insert = try database.makeStatement(sql: "INSERT OR IGNORE INTO meaning VALUES (?, ?, ?)")
        for (headword, group) in Dictionary(grouping: entries, by: \.headword) {
            for (rank, meaning) in ranked(group.flatMap(\.meanings), counts).enumerated() {
                try insert.execute(arguments: [headword, rank, meaning])
            }
        }
        try database.execute(sql: "INSERT INTO source VALUES (?, ?)", arguments: [version, mark])
    }

    /// The commonest first; among those of one count, as they stand.
    static func ranked(_ meanings: [String], _ counts: [String: Int]) -> [String] {
        var seen: Set<String> = []
        let unique = meanings.filter { seen.insert($0.lowercased()).inserted }
        return unique.enumerated().sorted { left, right in
            let (more, less) = (counts[left.element.lowercased()] ?? 0, counts[right.element.lowercased()] ?? 0)
            return more == less ? left.offset < right.offset : more > less
        }.prefix(20).map(\.element)
    }
}
