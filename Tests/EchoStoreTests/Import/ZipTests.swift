import EchoZip
import Foundation
import Testing

@Suite struct `Zip files` {
    private let folder = StoreFolder()

    private func file(_ name: String = "a.zip") throws -> URL {
        try FileManager.default.createDirectory(atPath: folder.path, withIntermediateDirectories: true)
        return URL(filePath: "\(folder.path)/\(name)")
    }

    private func write(_ entries: [(String, [UInt8])], to url: URL) throws {
        try Data().write(to: url)
        let handle = try FileHandle(forWritingTo: url)
        let zip = ZipWriter(handle, date: noon)
        for (name, bytes) in entries {
            try zip.begin(name)
            for start in stride(from: 0, to: bytes.count, by: 100_000) {
                try zip.add(Array(bytes[start..<min(bytes.count, start + 100_000)]))
            }
            try zip.end()
        }
        try zip.finish()
        try handle.close()
    }

    private func read(_ url: URL) throws -> [(String, [UInt8])] {
        let handle = try FileHandle(forReadingFrom: url)
        return try ZipDirectory(.file(handle)).entries().map { entry in
            let inflater = try ZipInflater(entry, of: .file(handle))
            var bytes: [UInt8] = []
            while case let piece = try inflater.next(), !piece.isEmpty { bytes += piece }
            return (entry.name, bytes)
        }
    }

    private func run(_ program: String, _ arguments: String...) throws -> Int32 {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = [program] + arguments
        (process.standardOutput, process.standardError) = (FileHandle.nullDevice, FileHandle.nullDevice)
        try process.run()
        process.waitUntilExit()
        return process.terminationStatus
    }

    private let random: [UInt8] = {
        var state: UInt64 = 7
        return (0..<700_000).map { _ in
            state = state &* 6_364_136_223_846_793_005 &+ 1
            return UInt8(state >> 56)
        }
    }()

    @Test func `are read as they were written, by others too`() throws {
        let url = try file()
        let entries = [("a/ä.txt", Array("hello".utf8)), ("empty", []), ("noise", random)]
        try write(entries, to: url)

        let found = try read(url)
        #expect(found.map(\.0) == entries.map(\.0))
        #expect(found.map(\.1) == entries.map(\.1))
        #expect(
            try run(
                "python3", "-c", "import sys,zipfile; sys.exit(zipfile.ZipFile(sys.argv[1]).testzip() is not None)",
                url.path) == 0)
    }

    @Test func `in memory are read as they were written, packed or not, by others too`() throws {
        let zip = ZipWriter(nil, date: noon)
        try zip.begin("a")
        try zip.add(random)
        try zip.end()
        try zip.add("b", stored: Array("hello".utf8))
        try zip.finish()

        let source = ZipSource.memory(zip.bytes)
        let entries = try ZipDirectory(source).entries()
        #expect(entries.map(\.name) == ["a", "b"])
        let found = try entries.map { try ZipInflater($0, of: source).all(atMost: random.count) }
        #expect(found == [random, Array("hello".utf8)])
        #expect(throws: ZipError.damaged) { try ZipInflater(entries[1], of: source).all(atMost: 4) }
        let url = try file()
        try Data(zip.bytes).write(to: url)
        #expect(
            try run(
                "python3", "-c", "import sys,zipfile; sys.exit(zipfile.ZipFile(sys.argv[1]).testzip() is not None)",
                url.path) == 0)
    }

    @Test(arguments: ["ZIP_STORED", "ZIP_DEFLATED"]) func `of others are read`(method: String) throws {
        let url = try file()
        let script = """
            import sys, zipfile
            with zipfile.ZipFile(sys.argv[1], 'w', zipfile.\(method)) as z:
                z.writestr('x/conversations.json', '[{}]' + ' ' * 300000)
            """
        #expect(try run("python3", "-c", script, url.path) == 0)

        #expect(try read(url).map(\.1.count) == [300_004])
    }

    @Test func `that are damaged anywhere fail, and never crash`() throws {
        let url = try file()
        try write([("a", Array(random.prefix(3_000))), ("b", Array("hello".utf8))], to: url)
        let whole = try Data(contentsOf: url)
        var failures = 0
        for place in stride(from: 0, to: whole.count, by: whole.count / 300) {
            var bytes = whole
            bytes[place] ^= 0x5A
            try bytes.write(to: url)
            do { _ = try read(url) } catch { failures += 1 }
            try whole.prefix(place).write(to: url)
            #expect(throws: ZipError.self) { try read(url) }
        }
        #expect(failures > 200)
    }

    /// Eight bytes that are as large as they can be, wherever they stand: sizes and places among them.
    @Test func `with numbers beyond all measure fail, and never crash`() throws {
        let url = try file()
        try write([("a", Array(random.prefix(300))), ("b", Array("hello".utf8))], to: url)
        let whole = try Data(contentsOf: url)
        for place in 0..<(whole.count - 8) {
            var bytes = whole
            bytes.replaceSubrange(place..<place + 8, with: [UInt8](repeating: 0xFF, count: 8))
            try bytes.write(to: url)
            if let read = try? read(url) { #expect(read.map(\.1.count).reduce(0, +) < 1000) }
        }
    }

    @Test func `that grow beyond measure are not read to their end`() throws {
        let url = try file()
        let script = """
            import sys, zipfile
            with zipfile.ZipFile(sys.argv[1], 'w', zipfile.ZIP_DEFLATED) as z:
                with z.open('conversations.json', 'w') as f:
                    for _ in range(100): f.write(b' ' * (1 << 20))
            """
        #expect(try run("python3", "-c", script, url.path) == 0)

        #expect(throws: ZipError.bomb) { try read(url) }
    }
}
