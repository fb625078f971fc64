import Echo
import EchoScreen
import EchoStore
import EchoTestKit
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

        func program(_ name: String, _ lines: String) throws {
            try write(name, Array("#!/bin/sh\ncd '\(url.path)'\n\(lines)\n".utf8))
            try FileManager.default.setAttributes(
                [.posixPermissions: 0o700], ofItemAtPath: url.appending(path: name).path)
        }

        func read(_ name: String) throws -> [UInt8] { [UInt8](try Data(contentsOf: url.appending(path: name))) }

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
        #expect(try await folder.reader.contents(of: "here.md", textAtMost: 100) == .text("日本"))
        #expect(try await folder.reader.contents(of: "~/a.txt", textAtMost: 5) == .text("hello"))
        let path = folder.url.path + "/here.md"
        #expect(try await folder.reader.contents(of: path, textAtMost: 100) == .text("日本"))
        try folder.write("binary", [0x50, 0x4B, 0, 1])
        #expect(await folder.reader.summary(of: "~/a.txt") == FileSummary(size: 5))
        #expect(await folder.reader.summary(of: "binary") == FileSummary(size: 4, isText: false))
        #expect(await folder.reader.summary(of: "~/sub") == nil)
        #expect(await folder.reader.summary(of: "none") == nil)
    }

    @Test func `what is no UTF-8 is replaced`() async throws {
        let folder = try Folder()
        try folder.write("latin1", [0x63, 0x61, 0x66, 0xE9])
        #expect(try await folder.reader.contents(of: "latin1", textAtMost: 100) == .text("caf\u{FFFD}"))
    }

    @Test(arguments: [
        ("none", FileProblem.isMissing), ("here.md/x", .isMissing), ("home", .isFolder), ("binary", .isNoText),
        ("/dev/null", .isNoText), ("large", .isTooLarge),
    ])
    func `what is no text of a fitting size is refused`(name: String, problem: FileProblem) async throws {
        let folder = try Folder()
        try folder.write("binary", [0x7F, 0x45, 0x4C, 0x46, 0])
        try folder.write("large", Array(repeating: 0x61, count: 101))

        await #expect(throws: problem) { try await folder.reader.contents(of: name, textAtMost: 100) }
    }

    @Test func `a pipe is not waited for`() async throws {
        let folder = try Folder()
        let path = folder.url.appending(path: "pipe").path
        #expect(mkfifo(path, 0o600) == 0)
        await #expect(throws: FileProblem.isNoText) { try await folder.reader.contents(of: "pipe", textAtMost: 100) }
    }

    // MARK: - Pictures

    @Test func `a picture is known by what is in it, whatever it is called`() async throws {
        let folder = try Folder()
        for (name, bytes) in [
            ("p.png", SamplePicture.png), ("photo", SamplePicture.jpeg), ("b.txt", SamplePicture.gif),
        ] {
            try folder.write(name, bytes)
            let picture = try Picture(name: name, bytes)
            #expect(try await folder.reader.contents(of: name, textAtMost: 10) == .picture(picture))
            let summary = await folder.reader.summary(of: name)
            #expect(summary == FileSummary(size: bytes.count, isText: false, picture: try PictureHeader(bytes)))
        }
    }

    @Test(arguments: [
        ("empty.png", [UInt8](), FileProblem.isEmpty), ("page.jpeg", Array("<html>".utf8), .isNoPicture),
        ("zeros.webp", [0, 0, 0], .isNoPicture),
        ("half.png", Array(SamplePicture.png.prefix(200)), .picture(.isCutOff)),
        ("plan.svg", Array("<?xml version='1.0'?><svg/>".utf8), .isDrawing),
        ("film.webp", SamplePicture.movingWebP, .picture(.isAnimated)),
        ("photo.bmp", Array("BM".utf8) + [0, 0], .isNoText),
    ])
    func `what only seems to be a picture is refused`(name: String, bytes: [UInt8], problem: FileProblem) async throws {
        let folder = try Folder()
        try folder.write(name, bytes)
        await #expect(throws: problem) { try await folder.reader.contents(of: name, textAtMost: 100) }
    }

    @Test func `one in a format that is not taken is put into another`() async throws {
        let folder = try Folder()
        try folder.write("p.gif", SamplePicture.gif)
        try folder.write("converted", SamplePicture.png)
        let reader = FileReader(home: "", folder: folder.url.path, programs: folder.url.path)
        await #expect(throws: FileProblem.hasNoConverter) {
            try await reader.contents(of: "p.gif", textAtMost: 100, pictures: [.png, .jpeg])
        }
        try folder.program("convert", "cat > /dev/null; cat converted")
        let expected = try Picture(name: "p.gif", SamplePicture.png)
        #expect(
            try await reader.contents(of: "p.gif", textAtMost: 100, pictures: [.png, .jpeg]) == .picture(expected))
    }

    @Test func `a large one is scaled down by the first program that can`() async throws {
        let folder = try Folder()
        try folder.write("wide.png", SamplePicture.widePNG)
        try folder.write("scaled", SamplePicture.png)
        let reader = FileReader(home: "", folder: folder.url.path, programs: folder.url.path)
        await #expect(throws: FileProblem.hasNoScaler(width: 2049, height: 1)) {
            try await reader.contents(of: "wide.png", textAtMost: 100)
        }
        // It fails, and writes no picture.
        try folder.program("ffmpeg", "cat > /dev/null; echo sorry; exit 1")
        await #expect(throws: FileProblem.isNotScaled) { try await reader.contents(of: "wide.png", textAtMost: 100) }

        try folder.program(
            "gm", "cat > '\(folder.url.path)/given'; echo \"$@\" > '\(folder.url.path)/asked'; cat scaled")
        let expected = try Picture(name: "wide.png", SamplePicture.png)
        #expect(try await reader.contents(of: "wide.png", textAtMost: 100) == .picture(expected))
        #expect(try folder.read("given") == SamplePicture.widePNG)
        let asked = String(decoding: try folder.read("asked"), as: UTF8.self)
        #expect(asked.hasPrefix("convert -limit memory 512MB") && asked.hasSuffix("-strip png:-\n"))
    }
}
