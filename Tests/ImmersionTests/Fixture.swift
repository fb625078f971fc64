import Foundation

/// A file beside the tests.
enum Fixture {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Fixtures")

    static func bytes(_ name: String) throws -> Data {
        try Data(contentsOf: folder.appending(path: name))
    }

    static func write(_ rows: [String: String], to name: String) throws {
        let lines = rows.sorted { $0.key < $1.key }.map { $0.key + "\t" + $0.value }
        try Data((lines.joined(separator: "\n") + "\n").utf8).write(to: folder.appending(path: name))
    }

    /// Rows of a tab separated file, without blank lines and those that begin with `#`.
    static func rows(_ name: String) throws -> [[String]] {
        String(decoding: try bytes(name), as: UTF8.self).split(separator: "\n")
            .filter { !$0.hasPrefix("#") }
            .map { $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init) }
    }
}
