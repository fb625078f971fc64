import EchoZip

/// Takes a package apart. All of it is checked: anybody may have made it.
struct PackageReader {
    static let largest = 512 << 20
    static let mostFiles = 60_000

    private let source: ZipSource
    private let entries: [String: ZipEntry]

    init(_ bytes: [UInt8]) throws(AnkiPackageError) {
        guard bytes.count <= Self.largest else { throw .tooLarge }
        source = .memory(bytes)
        let all: [ZipEntry]
        do { all = try ZipDirectory(source).entries() } catch {
            throw error as? ZipError == .notAZip ? .notAPackage : .damaged
        }
        guard all.count <= Self.mostFiles else { throw .tooLarge }
        entries = Dictionary(all.map { ($0.name, $0) }, uniquingKeysWith: { _, last in last })
    }

    var names: Set<String> { Set(entries.keys) }

    /// A file, unpacked; nil where there is none of this name.
    func file(_ name: String) throws(AnkiPackageError) -> [UInt8]? {
        guard let entry = entries[name] else { return nil }
        guard entry.size <= UInt64(Self.largest) else { throw .tooLarge }
        do { return try ZipInflater(entry, of: source).all(atMost: Self.largest) } catch { throw .damaged }
    }
}
