import Foundation
import Glibc

/// The file of texts that could not be sent: a line for each program, sealed where conversations are. Whoever asks is alone
/// with it.
struct UnsentTextsFile {
    /// Bytes of the file at most; what is more is not kept.
    static let largest = 4 << 20

    private struct Entry: Codable {
        let program: String
        let texts: [String]
    }

    let path: String
    let sealing: SentTextSealing

    var exists: Bool { access(path, F_OK) == 0 }

    /// What can be read of it, the oldest first.
    var texts: [String] { entries.compactMap(\.entry).flatMap(\.texts) }

    /// What programs left that are none of `others`, which belongs to `program` from now on.
    func take(for program: String, besides others: [String]) -> [String] {
        let entries = entries
        let mine = entries.compactMap(\.entry).filter { !others.contains($0.program) }.flatMap(\.texts)
        let theirs = entries.filter { $0.entry.map { others.contains($0.program) } ?? true }.map(\.line)
        guard !mine.isEmpty, write(theirs, adding: Entry(program: program, texts: mine)) else { return [] }
        return mine
    }

    /// Keeps these in the place of what `program` kept before.
    func keep(_ texts: [String], for program: String) -> Bool {
        let theirs = entries.filter { $0.entry?.program != program }.map(\.line)
        return write(theirs, adding: texts.isEmpty ? nil : Entry(program: program, texts: texts))
    }

    /// A line that cannot be read now stays as it is.
    private var entries: [(line: [UInt8], entry: Entry?)] {
        let size = (try? FileManager.default.attributesOfItem(atPath: path))?[.size] as? NSNumber
        guard let size, size.intValue <= Self.largest, let content = FileManager.default.contents(atPath: path) else {
            return []
        }
        return content.split(separator: 0x0A).map { line in
            let entry = sealing.text(of: line).flatMap { try? JSONDecoder().decode(Entry.self, from: Data($0.utf8)) }
            return (Array(line) + [0x0A], entry)
        }
    }

    private func write(_ others: [[UInt8]], adding entry: Entry?) -> Bool {
        var lines = others
        if let entry {
            guard let json = try? JSONEncoder().encode(entry),
                let line = sealing.line(String(decoding: json, as: UTF8.self))
            else { return false }
            lines.append(line)
        }
        guard !lines.isEmpty else { return OverwrittenFile(path: path).remove() }
        guard lines.reduce(0, { $0 + $1.count }) <= Self.largest else { return false }
        let old = "\(path).\(getpid()).old"
        link(path, old)
        defer { OverwrittenFile(path: old).remove() }
        return (try? AtomicFile(path: path).write(String(decoding: lines.joined(), as: UTF8.self))) != nil
    }
}
