import EchoStore
import Foundation
import Testing

@Suite struct `The history of texts sent` {
    private final class Folder {
        let url = FileManager.default.temporaryDirectory.appending(path: "echo-tui-history-\(UUID().uuidString)")
        var file: String { url.appending(path: "state/history").path }

        deinit { try? FileManager.default.removeItem(at: url) }

        func write(_ text: String) throws {
            try FileManager.default.createDirectory(
                at: url.appending(path: "state"), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: URL(filePath: file))
        }

        func mode(of path: String) throws -> Int {
            let attributes = try FileManager.default.attributesOfItem(atPath: path)
            return (attributes[.posixPermissions] as? NSNumber)?.intValue ?? 0
        }
    }

    @Test func `is there another day, lines and all`() async throws {
        let folder = Folder()
        let texts = ["one", "two\nlines", "日本 \"quoted\" \u{1B}[31m /path"]
        for text in texts { await MessageHistoryFile(path: folder.file).remember(text) }

        #expect(await MessageHistoryFile(path: folder.file).load() == texts)
        #expect(try folder.mode(of: folder.file) == 0o600)
        #expect(try folder.mode(of: folder.url.appending(path: "state").path) == 0o700)
    }

    @Test func `is empty where there is none, or no place for one`() async throws {
        let folder = Folder()
        #expect(await MessageHistoryFile(path: folder.file).load().isEmpty)
        let nowhere = MessageHistoryFile(path: "/proc/none/history")
        await nowhere.remember("lost")
        #expect(await nowhere.load().isEmpty)
    }

    @Test func `skips damaged lines and goes on after a torn one`() async throws {
        let folder = Folder()
        try folder.write("\"good\"\nnot json\n{\"a\":1}\n\"torn")
        let history = MessageHistoryFile(path: folder.file)
        await history.remember("new")

        #expect(await history.load() == ["good", "new"])
    }

    @Test func `keeps the newest texts only`() async throws {
        let folder = Folder()
        try folder.write((0..<1_005).map { "\"\($0)\"\n" }.joined())
        let history = MessageHistoryFile(path: folder.file)
        await history.remember("last")

        let texts = await history.load()
        #expect(texts.count == 750)
        #expect(texts.suffix(2) == ["1004", "last"])
        #expect(try folder.mode(of: folder.file) == 0o600)
    }

    @Test func `stays small, and does not keep what is too long`() async throws {
        let folder = Folder()
        let history = MessageHistoryFile(path: folder.file)
        for number in 0..<15 { await history.remember("\(number)" + String(repeating: "x", count: 90_000)) }
        await history.remember(String(repeating: "y", count: 200_000))

        let size = try Data(contentsOf: URL(filePath: folder.file)).count
        #expect(size <= 1_000_000)
        #expect(await history.load().last?.hasPrefix("14x") == true)
    }

    @Test func `several programs at once lose nothing`() async throws {
        let folder = Folder()
        let path = folder.file
        await withTaskGroup { group in
            for program in 0..<8 {
                group.addTask {
                    let history = MessageHistoryFile(path: path)
                    for number in 0..<40 { await history.remember("\(program)-\(number)") }
                }
            }
        }

        let texts = await MessageHistoryFile(path: path).load()
        #expect(Set(texts).count == 320)
        for program in 0..<8 {
            #expect(texts.filter { $0.hasPrefix("\(program)-") } == (0..<40).map { "\(program)-\($0)" })
        }
    }

    @Test func `is no file of another kind`() async throws {
        let folder = Folder()
        try FileManager.default.createDirectory(atPath: folder.file, withIntermediateDirectories: true)
        let history = MessageHistoryFile(path: folder.file)
        await history.remember("nowhere")
        #expect(await history.load().isEmpty)
    }
}
