public import Echo
import Foundation

/// What servers refused, in a file of the state directory, which holds none of their words. One that is damaged counts as
/// none.
public actor RefusalsFile: RefusalStoreProtocol {
    private struct Entry: Codable {
        var version: String?
        var refusals: [Refusal]
    }

    private struct Refusal: Codable {
        var option: String
        var model: String
        var limit: Int?
        var day: String
    }

    /// Bytes; a file that is larger was written by somebody else.
    private static let largest = 256 << 10
    /// So many servers are remembered, those that refused last.
    private static let mostServers = 50

    private let path: String

    public init(path: String) { self.path = path }

    public func refusals(of server: String) -> KnownRefusals { Self.known(content()[server]) }

    public func keep(_ refusals: KnownRefusals, of server: String) {
        var content = content()
        content[server] = refusals.refusals.isEmpty ? nil : Self.entry(refusals)
        write(content)
    }

    /// Everything, by server.
    public func all() -> [String: KnownRefusals] { content().mapValues(Self.known) }

    /// - Returns: how many refusals were kept.
    public func forgetAll() -> Int {
        let count = content().reduce(0) { $0 + $1.value.refusals.count }
        if count > 0 { write([:]) }
        return count
    }

    private func content() -> [String: Entry] {
        guard let file = FileHandle(forReadingAtPath: path), let data = try? file.read(upToCount: Self.largest + 1),
            data.count <= Self.largest
        else { return [:] }
        return (try? JSONDecoder().decode([String: Entry].self, from: data)) ?? [:]
    }

    private func write(_ content: [String: Entry]) {
        let newest = content.sorted { Self.lastDay($0.value) > Self.lastDay($1.value) }.prefix(Self.mostServers)
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes, .prettyPrinted]
        guard let data = try? encoder.encode(Dictionary(uniqueKeysWithValues: newest.map { ($0.key, $0.value) })) else {
            return
        }
        try? AtomicFile(path: path).write(String(decoding: data, as: UTF8.self) + "\n")
    }

    private static func lastDay(_ entry: Entry) -> String { entry.refusals.map(\.day).max() ?? "" }

    private static func known(_ entry: Entry?) -> KnownRefusals {
        KnownRefusals(
            version: entry?.version,
            refusals: (entry?.refusals ?? []).compactMap { kept in
                guard let option = RequestOption(name: kept.option), let day = CalendarDay(kept.day) else { return nil }
                return KnownRefusal(option, model: kept.model, limit: kept.limit, day: day)
            })
    }

    private static func entry(_ known: KnownRefusals) -> Entry {
        Entry(
            version: known.version,
            refusals: known.refusals.map {
                Refusal(option: $0.option.name, model: $0.model, limit: $0.limit, day: $0.day.description)
            })
    }
}
