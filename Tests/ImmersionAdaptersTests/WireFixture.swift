import Foundation

/// A published example, or a file of sound.
enum WireFixture {
    static func data(_ name: String) throws -> Data {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Fixtures")
        return try Data(contentsOf: folder.appendingPathComponent(name))
    }

    static func text(_ name: String) throws -> String { String(decoding: try data(name), as: UTF8.self) }
}
