import Foundation

/// A file beside the tests.
enum Fixture {
    static func bytes(_ name: String) throws -> Data {
        let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Fixtures")
        return try Data(contentsOf: folder.appending(path: name))
    }

    /// Rows of a tab separated file, without blank lines and those that begin with `#`.
    static func rows(_ name: String) throws -> [[String]] {
        String(decoding: try bytes(name), as: UTF8.self).split(separator: "\n")
            .filter { !$0.hasPrefix("#") }
            .map { $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init) }
    }
}
