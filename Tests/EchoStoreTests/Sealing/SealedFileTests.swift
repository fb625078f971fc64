@testable import EchoStore
import Foundation
import Testing

@Suite struct `An encrypted file` {
    private let folder = StoreFolder()
    private let key = StorageKey.random()
    private var path: String { "\(folder.path)/sealed" }

    init() throws { try FileManager.default.createDirectory(atPath: folder.path, withIntermediateDirectories: true) }

    /// Text that is different everywhere.
    private func text(_ count: Int) -> [UInt8] { (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31 &+ $0 / 256) } }

    /// A file whose chunks are full, but for the last.
    @discardableResult
    private func write(_ text: [UInt8], to name: String? = nil) throws -> SealedFileWriter {
        let writer = try SealedFileWriter(name ?? path, key: key)
        try writer.append(text)
        try writer.finish()
        return writer
    }

    private func change(_ change: (inout Data) -> Void) throws {
        var data = try Data(contentsOf: URL(fileURLWithPath: path))
        change(&data)
        try data.write(to: URL(fileURLWithPath: path))
    }

    /// Where a full chunk begins in the file.
    private func place(_ chunk: Int) -> Int {
        SealedFormat.headerBytes + chunk * (SealedFormat.mostBytes + SealedFormat.overhead)
    }

    @Test func `gives back what was written, from any place`() throws {
        let text = text(100_000)
        let written = try write(text)
        let reader = try SealedFileReader(path, key: key)

        #expect(reader.count == text.count && reader.isFinished)
        #expect(try reader.read(at: 0, count: text.count) == text)
        for (offset, count) in [(0, 1), (16_383, 2), (16_384, 1), (50_000, 40_000), (99_999, 1)] {
            #expect(try reader.read(at: offset, count: count) == Array(text[offset..<(offset + count)]))
        }
        #expect(try reader.read(at: 99_999, count: 10) == [text[99_999]])
        #expect(try reader.read(at: 100_000, count: 1) == [])
        #expect(try Data(contentsOf: URL(fileURLWithPath: path)).count == written.byteCount)
        #expect(try folder.mode(of: path) == 0o600)
    }

    @Test func `holds nothing that can be read without the key`() throws {
        try write(Array("the whales sing in the sea".utf8))
        let data = try Data(contentsOf: URL(fileURLWithPath: path))
        #expect(data.range(of: Data("whales".utf8)) == nil)
        #expect(throws: SealedFileError.wrongKey(path: path)) { try SealedFileReader(path, key: .random()) }
    }

    @Test func `may be empty`() throws {
        try write([])
        let reader = try SealedFileReader(path, key: key)
        #expect(reader.count == 0 && reader.isFinished)
        #expect(try reader.read(at: 0, count: 10) == [])
    }

    /// As one is left by a program that was killed.
    @Test func `keeps what was sealed when it was never finished`() throws {
        let text = text(40_000)
        let writer = try SealedFileWriter(path, key: key)
        try writer.append(text[..<35_000])
        try writer.seal()
        try writer.append(text[35_000...])
        let reader = try SealedFileReader(path, key: key)

        #expect(reader.count == 35_000 && !reader.isFinished)
        #expect(try reader.read(at: 0, count: 40_000) == Array(text[..<35_000]))
    }

    @Test func `keeps what stands before its missing end, wherever it is cut`() throws {
        let text = text(40_000)
        try write(text)
        let whole = try Data(contentsOf: URL(fileURLWithPath: path))
        for bytes in [SealedFormat.headerBytes, place(1) - 1, place(1), place(1) + 3, place(2) + 100, whole.count - 1] {
            try whole.prefix(bytes).write(to: URL(fileURLWithPath: path))
            let reader = try SealedFileReader(path, key: key)
            let chunks = (bytes - SealedFormat.headerBytes) / (SealedFormat.mostBytes + SealedFormat.overhead)
            #expect(reader.count == chunks * SealedFormat.mostBytes && !reader.isFinished)
            #expect(try reader.read(at: 0, count: 40_000) == Array(text[..<reader.count]))
        }
        try whole.prefix(SealedFormat.headerBytes - 1).write(to: URL(fileURLWithPath: path))
        #expect(throws: SealedFileError.notSealed(path: path)) { try SealedFileReader(path, key: key) }
    }

    @Test func `says which part of it was changed, and gives what stands before it`() throws {
        let text = text(60_000)
        try write(text)
        try change { $0[place(2) + 50] ^= 1 }
        let reader = try SealedFileReader(path, key: key)

        #expect(
            try reader.read(at: 0, count: 2 * SealedFormat.mostBytes) == Array(text[..<(2 * SealedFormat.mostBytes)]))
        #expect(throws: SealedFileError.damaged(path: path, chunk: 2)) { try reader.read(at: 33_000, count: 1) }
        #expect(try reader.read(at: 3 * SealedFormat.mostBytes, count: 10).count == 10)
    }

    @Test func `does not take parts that changed places, in it or between files`() throws {
        try write(text(60_000))
        try write(text(60_000), to: path + ".other")
        let other = try Data(contentsOf: URL(fileURLWithPath: path + ".other"))
        try change { data in
            let second = data.subdata(in: place(1)..<place(2))
            data.replaceSubrange(place(1)..<place(2), with: data.subdata(in: place(2)..<place(3)))
            data.replaceSubrange(place(2)..<place(3), with: second)
            data.replaceSubrange(place(0)..<place(1), with: other.subdata(in: place(0)..<place(1)))
        }
        let reader = try SealedFileReader(path, key: key)
        for chunk in 0..<3 {
            #expect(throws: SealedFileError.damaged(path: path, chunk: chunk)) {
                try reader.read(at: chunk * SealedFormat.mostBytes, count: 1)
            }
        }
        #expect(try reader.read(at: 3 * SealedFormat.mostBytes, count: 5).count == 5)
    }

    @Test func `is not fooled by a length that no chunk has`() throws {
        try write(text(20_000))
        try change { $0.replaceSubrange(place(1)..<(place(1) + 4), with: [0x7F, 0xFF, 0xFF, 0xFF]) }
        let reader = try SealedFileReader(path, key: key)
        #expect(reader.count == SealedFormat.mostBytes && !reader.isFinished)
    }

    @Test func `never takes the place of another, and says when it is missing`() throws {
        try write([1])
        #expect(throws: SealedFileError.inaccessible(path: path, reason: "the file already exists")) {
            try SealedFileWriter(path, key: key)
        }
        #expect(throws: SealedFileError.inaccessible(path: path + ".gone", reason: "it is missing")) {
            try SealedFileReader(path + ".gone", key: key)
        }
    }
}
