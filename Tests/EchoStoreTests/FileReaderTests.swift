import EchoPresentation
import EchoStore
import Foundation
import Testing

@Suite struct `Looking into files` {
    private final class Folder {
        let url = FileManager.default.temporaryDirectory.appending(path: "echo-tui-files-\(UUID().uuidString)")
        var reader: FileReader { FileReader(home: url.appending(path: "home").path, folder: url.path) }

        init() throws {
            try FileManager.default.createDirectory(
                at: url.appending(path: "home/sub"), withIntermediateDirectories: true)
            try write("home/a.txt", Array("hello".utf8))
            try write("here.md", Array("日本".utf8))
        }

        deinit { try? FileManager.default.removeItem(at: url) }

        func write(_ name: String, _ bytes: [UInt8]) throws { try Data(bytes).write(to: url.appending(path: name)) }
    }

    @Test func `names are told with what are folders, links to folders among them`() async throws {
        let folder = try Folder()
        try FileManager.default.createSymbolicLink(
            at: folder.url.appending(path: "link"), withDestinationURL: folder.url.appending(path: "home"))
        try FileManager.default.createSymbolicLink(
            at: folder.url.appending(path: "dead"), withDestinationURL: folder.url.appending(path: "none"))

        let entries = await folder.reader.entries(of: "")
        #expect(
            entries == [
                FileEntry(name: "dead", isFolder: false), FileEntry(name: "here.md", isFolder: false),
                FileEntry(name: "home", isFolder: true), FileEntry(name: "link", isFolder: true),
            ])
        #expect(await Set(folder.reader.entries(of: "~/").map(\.name)) == ["a.txt", "sub"])
        #expect(await folder.reader.entries(of: "none/").isEmpty)
    }

    @Test func `texts are read from here, from home and from anywhere`() async throws {
        let folder = try Folder()
        #expect(try await folder.reader.text(of: "here.md", atMost: 100) == "日本")
        #expect(try await folder.reader.text(of: "~/a.txt", atMost: 5) == "hello")
        #expect(try await folder.reader.text(of: folder.url.path + "/here.md", atMost: 100) == "日本")
        try folder.write("binary", [0x50, 0x4B, 0, 1])
        #expect(await folder.reader.summary(of: "~/a.txt") == FileSummary(size: 5))
        #expect(await folder.reader.summary(of: "binary") == FileSummary(size: 4, isText: false))
        #expect(await folder.reader.summary(of: "~/sub") == nil)
        #expect(await folder.reader.summary(of: "none") == nil)
    }

    @Test func `what is no UTF-8 is replaced`() async throws {
        let folder = try Folder()
        try folder.write("latin1", [0x63, 0x61, 0x66, 0xE9])
        #expect(try await folder.reader.text(of: "latin1", atMost: 100) == "caf\u{FFFD}")
    }

    @Test(arguments: [
        ("none", FileProblem.isMissing), ("here.md/x", .isMissing), ("home", .isFolder), ("binary", .isNoText),
        ("/dev/null", .isNoText), ("large", .isTooLarge),
    ])
    func `what is no text of a fitting size is refused`(name: String, problem: FileProblem) async throws {
        let folder = try Folder()
        try folder.write("binary", [0x7F, 0x45, 0x4C, 0x46, 0])
        try folder.write("large", Array(repeating: 0x61, count: 101))

        await #expect(throws: problem) { try await folder.reader.text(of: name, atMost: 100) }
    }

    @Test func `a pipe is not waited for`() async throws {
        let folder = try Folder()
        let path = folder.url.appending(path: "pipe").path
        #expect(mkfifo(path, 0o600) == 0)
        await #expect(throws: FileProblem.isNoText) { try await folder.reader.text(of: "pipe", atMost: 100) }
    }
}
