import CZlib
import Foundation
import GRDB
import Immersion

/// Turns a dictionary in dictd's format into a table, once; `MeaningRanking` says in which order.
enum DictionaryImport {
    static let version = 9
    private static let mostBytes = 256 << 20
    private static let mostLines = 2_000_000
    /// Of a larger one of the other direction nothing is taken: the dictionary itself is as large then.
    private static let mostInverted = 100_000

    /// - Parameters:
    ///   - file: where it is not installed, all is taken from the other direction.
    ///   - reverse: of the other direction; where it is not installed, the order stays the dictionary's own.
    static func run(
        _ file: DictionaryFile, reverse: DictionaryFile?, into database: DatabaseQueue
    ) throws(ProviderError) {
        guard file.isInstalled || reverse?.isInstalled == true else {
            throw .notInstalled(part: "dict-\(file.name)")
        }
        guard var entries = file.isInstalled ? entries(file) : [] else {
            throw .invalidAnswer(reason: "\(file.name) cannot be read")
        }
        let other = reverse.flatMap { $0.isInstalled ? self.entries($0) : nil }
        let ranking = other.map(MeaningRanking.init(reverse:)) ?? MeaningRanking()
        if let splitting = other.flatMap({ GlossSplitting(file.name, headwords: $0.map(\.headword)) }) {
            for index in entries.indices { entries[index].meanings = entries[index].meanings.map(splitting.split) }
        }
        if let other, other.count <= mostInverted || !file.isInstalled {
            entries += inverted(other, except: Set(entries.filter { !$0.meanings.isEmpty }.map(\.headword)))
        }
        let read = entries
        do {
            try database.write { try write(read, ranking, mark: mark(file, reverse), $0) }
        } catch {
            throw .invalidAnswer(reason: "the table of \(file.name) cannot be written")
        }
    }

    /// Changes when the dictionary does, or the other one.
    static func mark(_ file: DictionaryFile, _ reverse: DictionaryFile?) -> String {
        "\(file.mark) \(reverse?.mark ?? "")"
    }

    /// What the other direction says of words that are not in a dictionary: those that they translate.
    static func inverted(_ reverse: [DictionaryEntry], except known: Set<String>) -> [DictionaryEntry] {
        var found: [String: [(place: Int, entry: DictionaryEntry)]] = [:]
        for entry in reverse {
            for (place, meaning) in entry.meanings.enumerated() where !known.contains(meaning.lowercased()) {
                found[meaning.lowercased(), default: []].append((place, entry))
            }
        }
        return found.map { headword, sources in
            let sorted = sources.sorted { ($0.place, $0.entry.headword) < ($1.place, $1.entry.headword) }
            return DictionaryEntry(headword: headword, spelling: headword, meanings: sorted.map(\.entry.spelling))
        }
    }

    private static func entries(_ file: DictionaryFile) -> [DictionaryEntry]? {
        guard let articles = GzipFile.contents(file.articles, most: mostBytes),
            let index = GzipFile.contents(file.index, most: mostBytes)
        else { return nil }
        var (entries, marked) = ([DictionaryEntry](), [DictionaryEntry]())
        for line in index.split(separator: UInt8(ascii: "\n")).prefix(mostLines) {
            guard let line = DictdIndexLine(String(decoding: line, as: UTF8.self)), line.offset < articles.count
            else { continue }
            let end = min(articles.count, line.offset + line.length)
            let article = String(decoding: articles[line.offset..<end], as: UTF8.self)
            var meanings = DictdArticle.meanings(article)
            // Between the Japanese words stand definitions in the language of the headword.
            if file.isIntoJapanese { meanings.removeAll { !JapaneseText.isIn($0) } }
            let spelling = DictdArticle.spelling(article, of: line.headword)
            let reading = KanaReading(article, of: spelling)
            // The other direction may know what it means.
            guard !meanings.isEmpty || reading != nil else { continue }
            let entry = DictionaryEntry(
                headword: spelling.lowercased(), spelling: spelling, meanings: meanings,
                gender: DictdArticle.gender(article), reading: reading)
            if DictdArticle.isMarked(article) { marked.append(entry) } else { entries.append(entry) }
        }
        return entries + marked
    }

    /// A word may be read in several ways, each with meanings of its own: the common one, where the meaning stands first.
    /// What only the other direction knows is read as the word is read first.
    static func reading(of meaning: String, in entries: [DictionaryEntry]) -> String? {
        let bare = bare(meaning)
        let readings = entries.compactMap { entry in
            entry.reading.map { reading in
                (reading: reading, place: entry.meanings.firstIndex { Self.bare($0) == bare } ?? Int.max)
            }
        }
        let meant = readings.filter { $0.place < Int.max }
        let found = meant.isEmpty ? readings : meant
        let common = found.filter(\.reading.isCommon)
        return (common.isEmpty ? found : common).min { $0.place < $1.place }?.reading.kana
    }

    /// "what time?" means what "what time" does.
    private static func bare(_ meaning: String) -> String { meaning.lowercased().filter { !"?!".contains($0) } }

    private static func write(
        _ entries: [DictionaryEntry], _ ranking: MeaningRanking, mark: String, _ database: Database
    ) throws {
        try database.execute(sql: "DROP TABLE IF EXISTS meaning; DROP TABLE IF EXISTS source")
        try database.execute(
            sql: """
                CREATE TABLE meaning (headword TEXT NOT NULL, spelling TEXT NOT NULL, rank INTEGER NOT NULL,
                    text TEXT NOT NULL, gender TEXT, reading TEXT, PRIMARY KEY (headword, spelling, rank)) WITHOUT ROWID;
                CREATE TABLE source (version INTEGER NOT NULL, mark TEXT NOT NULL)
                """)
        let insert = try database.makeStatement(sql: "INSERT OR IGNORE INTO meaning VALUES (?, ?, ?, ?, ?, ?)")
        for (spelling, group) in Dictionary(grouping: entries, by: \.spelling) {
            let headword = group[0].headword
            let genders = Set(group.compactMap(\.gender))
            let gender = genders.count == 1 ? genders.first : nil
            for (rank, meaning) in ranking.ranked(group.flatMap(\.meanings), of: headword).enumerated() {
                try insert.execute(arguments: [
                    headword, spelling, rank, meaning, gender, reading(of: meaning, in: group),
                ])
            }
        }
        try database.execute(sql: "INSERT INTO source VALUES (?, ?)", arguments: [version, mark])
    }
}

/// Reads a file that gzip made, or dictzip.
private enum GzipFile {
    /// Nil when it cannot be read, is damaged, or holds more than `most` bytes.
    static func contents(_ path: String, most: Int) -> Data? {
        guard let file = gzopen(path, "rb") else { return nil }
        defer { gzclose(file) }
        var data = Data()
        var buffer = [UInt8](repeating: 0, count: 256 << 10)
        while true {
            let count = gzread(file, &buffer, UInt32(buffer.count))
            guard count >= 0, data.count + Int(count) <= most else { return nil }
            if count == 0 {
                var error: Int32 = 0
                _ = gzerror(file, &error)
                return error == Z_OK || error == Z_STREAM_END ? data : nil
            }
            data.append(contentsOf: buffer[..<Int(count)])
        }
    }
}
