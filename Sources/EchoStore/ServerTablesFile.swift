public import EchoScreen
import Foundation

/// What was found out about servers, in a file of the state directory, the server that was tested last first. A file that is
/// damaged counts as none.
public actor ServerTablesFile: ServerTablesProtocol {
    /// Servers that are remembered.
    private static let most = 20
    /// Bytes; a file that is larger was written by somebody else.
    private static let largest = 256 << 10

    private let path: String

    public init(path: String) { self.path = path }

    public func table(of address: String) -> ServerTable? { tables.first { $0.address == address } }

    public func keep(_ table: ServerTable) -> Bool {
        let kept = [table] + tables.filter { $0.address != table.address }.prefix(Self.most - 1)
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        guard let data = try? encoder.encode(kept) else { return false }
        do {
            try AtomicFile(path: path).write(String(decoding: data, as: UTF8.self) + "\n")
            return true
        } catch {
            return false
        }
    }

    private var tables: [ServerTable] {
        guard let file = FileHandle(forReadingAtPath: path), let data = try? file.read(upToCount: Self.largest + 1),
            data.count <= Self.largest, let tables = try? JSONDecoder().decode([ServerTable].self, from: data)
        else { return [] }
        return Array(tables.prefix(Self.most))
    }
}
