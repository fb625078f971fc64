public import EchoWire
public import Foundation

/// The published examples of the protocol.
public enum WireExamples {
    /// Where the schema, its checker and the examples lie.
    public static let fixtures = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "EchoWireTests/Fixtures")

    private static let folder = fixtures.appending(path: "examples")

    /// Names of the files that begin so, sorted.
    public static func names(prefix: String, suffix: String) -> [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { $0.hasPrefix(prefix) && $0.hasSuffix(suffix) }.sorted()
    }

    public static func data(_ name: String) throws -> Data { try Data(contentsOf: folder.appending(path: name)) }

    public static func json(_ name: String) throws -> JSONValue { try JSONValue(parsing: data(name)) }

    /// The events of a `.jsonl` conversation, in the order of the wire; equal ones in a row as often as they came.
    public static func transcript(_ name: String) throws -> [WireLine] {
        try data(name).split(separator: UInt8(ascii: "\n")).flatMap { line -> [WireLine] in
            let json = try JSONValue(parsing: Data(line))
            guard let direction = json["dir"]?.string.flatMap(WireLine.Direction.init), let event = json["event"] else {
                return []
            }
            return Array(repeating: WireLine(direction, event), count: json["repeat"]?.integer ?? 1)
        }
    }
}
