import CZlib
import Echo
import EchoScreen
import EchoTestKit
import Foundation
import Testing

@testable import EchoStore

@Suite struct `Rendering pictures for a terminal` {
    /// Programs that a test has written.
    private final class Programs {
        let url = FileManager.default.temporaryDirectory.appending(path: "echo-tui-render-\(UUID().uuidString)")
        var renderer: PictureRenderer { PictureRenderer(programs: url.path) }

        init() throws { try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true) }
        deinit { try? FileManager.default.removeItem(at: url) }

        func write(_ name: String, _ lines: String) throws {
            let file = url.appending(path: name)
            try Data("#!/bin/sh\ncd '\(url.path)'\n\(lines)\n".utf8).write(to: file)
            try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: file.path)
        }

        func read(_ name: String) throws -> String {
            try String(contentsOf: url.appending(path: name), encoding: .utf8)
        }
    }

    /// Of 12 × 8 pixels in cells of 10 × 4: two columns and two rows.
    private func order(_ form: PictureCanvas.Form) throws -> PictureOrder {
        let id = PictureViewState.ID(message: "m", place: 0)
        let canvas = try #require(PictureCanvas(form, cellWidth: 10, cellHeight: 4))
        return try #require(
            PictureOrder(PictureViewState(id: id, width: 12, height: 8), on: canvas, columns: 20, rows: 20))
    }

    private let all = 12 * 8 * 4

    @Test func `kitty gets one PNG as large as its cells, iTerm2 one for each row`() async throws {
        let programs = try Programs()
        try programs.write("ffmpeg", "cat > /dev/null; head -c \(all) /dev/zero")
        let picture = try SamplePicture.picture()

        let whole = try await programs.renderer.rendered(picture, order(.kitty)).pieces.map { try header($0) }
        #expect(whole == [[20, 8]])
        let rows = try await programs.renderer.rendered(picture, order(.iTerm2)).pieces.map { try header($0) }
        #expect(rows == [[20, 4], [20, 4]])
    }

    private func header(_ png: Data) throws -> [Int] {
        let header = try PictureHeader([UInt8](png))
        #expect(header.format == .png)
        return [header.width, header.height]
    }

    @Test func `sixels come a row of cells each`() async throws {
        let programs = try Programs()
        try programs.write("convert", "echo \"$@\" > asked; cat > given; head -c \(all) /dev/zero | tr '\\000' '\\377'")
        let pieces = try await programs.renderer.rendered(SamplePicture.picture(), order(.sixel)).pieces
        let text = pieces.map { String(decoding: $0, as: UTF8.self) }
        #expect(text == Array(repeating: "\"1;1;20;4#251;2;100;100;100#251!12N", count: 2))
        let asked = try programs.read("asked")
        #expect(asked.hasPrefix("-limit memory 512MiB"))
        #expect(asked.hasSuffix("png:-[0] -resize 12x8! -strip -depth 8 rgba:-\n"))
    }

    @Test func `one that lies on its side is set upright`() async throws {
        let programs = try Programs()
        try programs.write("ffmpeg", "echo \"$@\" > asked; cat > /dev/null; head -c \(all) /dev/zero")
        let picture = try SamplePicture.picture("p.jpeg", SamplePicture.jpeg)
        let canvas = try #require(PictureCanvas(.kitty, cellWidth: 8, cellHeight: 12))
        let id = PictureViewState.ID(message: "m", place: 0)
        let order = try #require(
            PictureOrder(
                PictureViewState(id: id, width: picture.width, height: picture.height), on: canvas, columns: 20,
                rows: 20))
        _ = try await programs.renderer.rendered(picture, order)
        #expect(try programs.read("asked").contains("scale=\(picture.height):\(picture.width):flags=area"))
    }

    @Test(arguments: [
        (1, 2, [0, 1, 2, 3, 4, 5]), (2, 2, [1, 0, 3, 2, 5, 4]), (3, 2, [5, 4, 3, 2, 1, 0]),
        (4, 2, [4, 5, 2, 3, 0, 1]), (5, 3, [0, 2, 4, 1, 3, 5]), (6, 3, [4, 2, 0, 5, 3, 1]),
        (7, 3, [5, 3, 1, 4, 2, 0]), (8, 3, [1, 3, 5, 0, 2, 4]),
    ])
    func `in each of the ways that cameras count`(orientation: Int, width: Int, reds: [Int]) throws {
        let bytes = (0..<6).flatMap { number -> [UInt8] in [UInt8(number), 0, 0, 255] }
        let turned = try #require(PixelPicture(width: 2, height: 3, bytes)).turned(from: orientation)
        #expect(turned.width == width)
        #expect(stride(from: 0, to: 24, by: 4).map { Int(turned.bytes[$0]) } == reds)
    }

    @Test func `pixels that are seen through are not set, and colours come one after the other`() throws {
        let (red, black, none): ([UInt8], [UInt8], [UInt8]) = ([255, 0, 0, 255], [0, 0, 0, 255], [0, 0, 0, 0])
        let bytes = red + red + red + red + black + none + none + none
        let picture = try #require(PixelPicture(width: 4, height: 2, bytes))
        #expect(
            String(decoding: SixelWriter.body(picture), as: UTF8.self)
                == "\"1;1;4;2#0;2;0;0;0#210;2;100;0;0#0A$#210!4@")
    }

    @Test func `a PNG has the pixels that went in`() throws {
        let bytes = (0..<6).flatMap { number -> [UInt8] in [UInt8(number * 40), 7, 200, 255] }
        let picture = try #require(PixelPicture(width: 3, height: 2, bytes))
        let file = [UInt8](try #require(PNGWriter.file(picture)))
        // Behind signature and header: length, type, content.
        let length = file[33..<37].reduce(0) { $0 << 8 | Int($1) }
        #expect(file[37..<41].elementsEqual("IDAT".utf8))
        var (lines, count) = ([UInt8](repeating: 0, count: 100), uLong(100))
        #expect(uncompress(&lines, &count, Array(file[41..<41 + length]), uLong(length)) == Z_OK)
        #expect(
            lines.prefix(Int(count)).elementsEqual([
                1, 0, 7, 200, 40, 0, 0, 40, 0, 0, 1, 120, 7, 200, 40, 0, 0, 40, 0, 0,
            ]))
    }

    @Test func `where no program is there, or none can, that is said`() async throws {
        let programs = try Programs()
        let picture = try SamplePicture.picture()
        await #expect(throws: PictureRenderingError.hasNoProgram) {
            try await programs.renderer.rendered(picture, order(.kitty))
        }
        try programs.write("ffmpeg", "cat > /dev/null; echo sorry; exit 1")
        await #expect(throws: PictureRenderingError.isNotOpened) {
            try await programs.renderer.rendered(picture, order(.kitty))
        }
        try programs.write("gm", "cat > /dev/null; head -c 1000000 /dev/zero")
        await #expect(throws: PictureRenderingError.isNotOpened) {
            try await programs.renderer.rendered(picture, order(.kitty))
        }
    }
}
