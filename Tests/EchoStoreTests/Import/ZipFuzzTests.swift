import EchoZip
import EchoTestKit
import Foundation
import Testing

@Suite struct `Whatever is in a zip file` {
    private let folder = StoreFolder()

    private func archive(at url: URL) throws -> [UInt8] {
        try Data().write(to: url)
        let handle = try FileHandle(forWritingTo: url)
        let zip = ZipWriter(handle, date: noon)
        let long = String(repeating: #"{"a":[1,2,3]}"#, count: 40)
        for (name, text) in [("a/ä.txt", "hello"), ("empty", ""), ("more.json", long)] {
            try zip.begin(name)
            try zip.add(Array(text.utf8))
            try zip.end()
        }
        try zip.finish()
        try handle.close()
        return Array(try Data(contentsOf: url))
    }

    @Test(arguments: 1...4 as ClosedRange<UInt64>)
    func `it is read or refused, and stays small`(seed: UInt64) throws {
        try FileManager.default.createDirectory(atPath: folder.path, withIntermediateDirectories: true)
        let url = URL(filePath: "\(folder.path)/a.zip")
        let whole = try archive(at: url)
        var random = SplitMix(state: seed)
        var (read, refused) = (0, 0)
        for _ in 0..<2_000 {
            var bytes = whole
            for _ in 0..<Int.random(in: 1...3, using: &random) { bytes.mutate(using: &random) }
            try Data(bytes).write(to: url)
            do {
                #expect(try size(of: url) < 1 << 20)
                read += 1
            } catch is ZipError {
                refused += 1
            }
        }
        // Where all are refused, or none, nothing was tried.
        #expect(read > 0)
        #expect(refused > 100)
    }

    /// Of all that is in it.
    private func size(of url: URL) throws -> Int {
        let handle = try FileHandle(forReadingFrom: url)
        defer { try? handle.close() }
        var size = 0
        for entry in try ZipDirectory(.file(handle)).entries() {
            let inflater = try ZipInflater(entry, of: .file(handle))
            while case let piece = try inflater.next(), !piece.isEmpty { size += piece.count }
        }
        return size
    }
}
