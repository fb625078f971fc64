import EchoConcurrency
import Foundation
import GRDB
public import Immersion

/// Dictionaries of the distribution, each read once into a table of its own in a folder of ours.
public actor DictionaryStore: DictionaryProtocol {
    private nonisolated let thread = WorkThread(name: "echo.dictionary")
    private let folder: String
    private let source: String
    private var open: [String: DatabaseQueue] = [:]

    public nonisolated var unownedExecutor: UnownedSerialExecutor { thread.asUnownedSerialExecutor() }

    /// - Parameters:
    ///   - folder: for the tables; they can be made again, so it may be a cache.
    ///   - source: where the dictionaries lie.
    public init(folder: String, source: String = DictionaryStore.standardSource) {
        (self.folder, self.source) = (folder, source)
    }

    public static var standardSource: String { DictionaryPlaces.folder }

    /// Languages that the words of another are explained in by what is installed.
    static func targets(
        from language: RoomLanguage, among own: [String] = OwnLanguage.all, source: String = standardSource
    ) -> Set<String> {
        Set(
            own.filter { tongue in
                [(language.rawValue, tongue), (tongue, language.rawValue)].contains { pair in
                    DictionaryFile(from: pair.0, to: pair.1, folder: source)?.isInstalled == true
                }
            })
    }

    /// The first question about a pair of languages takes as long as reading its dictionary: a minute for the
    /// German ones, a second for others.
    public func meanings(
        of word: String, from source: String, to target: String
    ) throws(ProviderError) -> [WordMeaning] {
        guard let file = DictionaryFile(from: source, to: target, folder: self.source) else {
            throw .unsupported(what: "\(source) to \(target)")
        }
        let key = word.lowercased().precomposedStringWithCanonicalMapping
        guard key.utf8.count <= 200 else { return [] }
        let database = try table(of: file, reverse: DictionaryFile(from: target, to: source, folder: self.source))
        do {
            // What is spelled as it was asked comes first: "essen", then "Essen".
            let rows = try database.read {
                try Row.fetchAll(
                    $0,
                    sql: """
                        SELECT text, gender, reading FROM meaning WHERE headword = ?
                        ORDER BY spelling <> ?, spelling, rank
                        """, arguments: [key, word.precomposedStringWithCanonicalMapping])
            }
            var seen: Set<String> = []
            return rows.map { WordMeaning(text: $0[0], dictionary: file.name, gender: $0[1], reading: $0[2]) }
                .filter { seen.insert($0.text.lowercased()).inserted }
        } catch {
            // A damaged table is made again at the next question.
            open[file.name] = nil
            try? FileManager.default.removeItem(atPath: path(file))
            throw .invalidAnswer(reason: "the table of \(file.name) is damaged")
        }
    }

    private func path(_ file: DictionaryFile) -> String { "\(folder)/\(file.name).sqlite" }

    private func table(
        of file: DictionaryFile, reverse: DictionaryFile?
    ) throws(ProviderError) -> DatabaseQueue {
        if let database = open[file.name] { return database }
        guard file.isInstalled || reverse?.isInstalled == true else {
            throw .notInstalled(part: "dict-\(file.name)")
        }
        try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        if let database = try? DatabaseQueue(path: path(file)),
            isCurrent(database, DictionaryImport.mark(file, reverse))
        {
            open[file.name] = database
            return database
        }
        try? FileManager.default.removeItem(atPath: path(file))
        guard let database = try? DatabaseQueue(path: path(file)) else {
            throw .invalidAnswer(reason: "no table can be made in its folder")
        }
        try DictionaryImport.run(file, reverse: reverse, into: database)
        open[file.name] = database
        return database
    }

    private func isCurrent(_ database: DatabaseQueue, _ wanted: String) -> Bool {
        let mark = try? database.read { database in
            try String.fetchOne(
                database, sql: "SELECT mark FROM source WHERE version = ?", arguments: [DictionaryImport.version])
        }
        return mark == wanted
    }
}
