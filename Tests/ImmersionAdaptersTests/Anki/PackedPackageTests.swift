import EchoTestKit
import EchoZip
import Foundation
import GRDB
import Immersion
import Testing

@testable import ImmersionAdapters

@Suite(.enabled(if: PackedContent.isReadable, "libzstd is not installed"))
struct `Packages as Anki exports them today` {
    private let now = Date(timeIntervalSince1970: 1_700_000_000)

    /// A frame of Zstandard that holds these bytes as they are.
    private func frame(_ bytes: [UInt8]) -> [UInt8] {
        var frame: [UInt8] = [0x28, 0xB5, 0x2F, 0xFD, 0xA0] + LittleEndian.bytes(UInt32(bytes.count))
        var rest = bytes[...]
        repeat {
            let block = rest.prefix(64 << 10)
            rest = rest.dropFirst(block.count)
            frame += LittleEndian.bytes(UInt32(block.count << 3 | (rest.isEmpty ? 1 : 0))).prefix(3) + block
        } while !rest.isEmpty
        return frame
    }

    /// In tables as those of version 18.
    private func collection() throws -> [UInt8] {
        let file = FileManager.default.temporaryDirectory.appending(path: "anki-\(UUID().uuidString).anki2")
        defer { try? FileManager.default.removeItem(at: file) }
        var configuration = Configuration()
        configuration.prepareDatabase { database in
            database.add(collation: DatabaseCollation("unicase") { $0.lowercased().compare($1.lowercased()) })
        }
        let queue = try DatabaseQueue(path: file.path, configuration: configuration)
        try queue.write { database in
            try database.execute(sql: AnkiCollection.schema)
            try database.execute(
                sql: """
                    CREATE TABLE fields (ntid integer NOT NULL, ord integer NOT NULL,
                        name text NOT NULL COLLATE unicase, config blob NOT NULL, PRIMARY KEY (ntid, ord)) WITHOUT ROWID;
                    CREATE UNIQUE INDEX idx_fields_name_ntid ON fields (name, ntid);
                    INSERT INTO fields VALUES (42, 0, 'Meaning', x''), (42, 1, 'Word', x'');
                    INSERT INTO col VALUES (1, 1699920000, 0, 0, 18, 0, 0, 0, '', '', '', '', '');
                    INSERT INTO cards VALUES (7, 1, 1, 0, 0, -1, 2, 2, 12, 10, 2500, 4, 1, 0, 0, 0, 4,
                        '{"s":9.5,"d":4.25,"dr":0.9}');
                    """)
            try database.execute(
                sql: "INSERT INTO notes VALUES (1, 'g', 42, 0, -1, ' food leech ', ?, 'house', 0, 0, '')",
                arguments: ["house\u{1F}la casa[sound:casa.mp3]"])
        }
        try queue.close()
        return Array(try Data(contentsOf: file))
    }

    private func package(_ collection: [UInt8], sound: [UInt8]) throws -> Data {
        // One entry: its name, its size, and a sum of none.
        let entry: [UInt8] = [10, 8] + Array("casa.mp3".utf8) + [16, 3, 26, 0]
        let media = [10, UInt8(entry.count)] + entry
        return try Data(
            PackageWriter.bytes(of: [
                PackedFile(name: "meta", bytes: [8, 3]), PackedFile(name: "collection.anki2", bytes: [1, 2]),
                PackedFile(name: "collection.anki21b", bytes: collection),
                PackedFile(name: "media", bytes: frame(media)), PackedFile(name: "0", bytes: sound),
            ]))
    }

    @Test func `come with words, tags, flag, schedule and sounds`() throws {
        let data = try package(frame(collection()), sound: frame([1, 2, 3]))
        let contents = try AnkiPackage.contents(of: data, language: .spanish, at: now)

        let card = try #require(contents.cards.first)
        #expect(card.word == "la casa" && card.translation == "house" && card.sound == "casa.mp3")
        #expect(card.tags == ["food", "leech"] && card.flag == .blue)
        #expect(card.memory.stage == .review && card.memory.stability == 9.5 && card.memory.difficulty == 4.25)
        #expect(contents.sounds == ["casa.mp3": Data([1, 2, 3])])
    }

    @Test func `what is packed tightly is read, and nothing beyond the limit`() throws {
        let bytes = try #require(Data(base64Encoded: "KLUv/QRYdQAAQGxhIGNhc2EgAQDcWbiW6Sh0"))
        let text = Array(repeating: "la casa", count: 8).joined(separator: " ")
        #expect(try PackedContent.unpacked(Array(bytes)) == Array(text.utf8))
        #expect(try PackedContent.unpacked(Array(bytes), atMost: text.utf8.count) == Array(text.utf8))
        #expect(throws: AnkiPackageError.damaged) {
            try PackedContent.unpacked(Array(bytes), atMost: text.utf8.count - 1)
        }
        #expect(try PackedContent.unpacked(frame([])) == [])
        // Several pieces of one frame, and two frames.
        let long = (0..<200_000).map { UInt8(truncatingIfNeeded: $0 % 251) }
        #expect(try PackedContent.unpacked(frame(long)) == long)
        #expect(try PackedContent.unpacked(frame([1]) + frame([2])) == [1, 2])
    }

    @Test func `what is damaged or cut off says so, and never crashes`() throws {
        let whole = frame([1, 2, 3])
        let bad: [[UInt8]] = [[], [1, 2, 3], Array(whole.dropLast()), Array(whole.prefix(5))]
        for bytes in bad {
            #expect(throws: AnkiPackageError.damaged) { try PackedContent.unpacked(bytes) }
        }
        let packed = try package(frame(collection()), sound: frame([1, 2, 3]))
        var random = SplitMix(state: 5)
        for _ in 0..<200 {
            var bytes = Array(packed)
            for _ in 0..<Int.random(in: 1...6, using: &random) { bytes.mutate(using: &random) }
            _ = try? AnkiPackage.contents(of: Data(bytes), language: .spanish, at: now)
            _ = PackedContent.names(in: Array(bytes.prefix(200)))
            _ = PackedContent.version(in: Array(bytes.suffix(30)))
        }
        #expect(CardFileError.noZstandard.text.contains("“Support older Anki versions”"))
    }
}
