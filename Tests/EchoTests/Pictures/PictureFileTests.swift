import EchoTestKit
import Foundation
import Testing

@testable import Echo

@Suite struct `A picture's file` {
    @Test(arguments: [
        (SamplePicture.png, PictureFormat.png, 12, 8), (SamplePicture.jpeg, .jpeg, 8, 12),
        (SamplePicture.webp, .webp, 12, 8), (SamplePicture.losslessWebP, .webp, 12, 8),
        (SamplePicture.gif, .gif, 12, 8),
        (SamplePicture.movingGIF, .gif, 6, 4), (SamplePicture.movingWebP, .webp, 6, 4),
        (SamplePicture.widePNG, .png, 2049, 1),
    ])
    func `tells its format and its size`(bytes: [UInt8], format: PictureFormat, width: Int, height: Int) throws {
        let header = try PictureHeader(bytes)
        #expect(header.format == format)
        #expect((header.width, header.height) == (width, height))
    }

    @Test(arguments: [
        [], Array("hello".utf8), Array("<svg xmlns='http://www.w3.org/2000/svg'/>".utf8), Array("%PDF-1.7".utf8),
        [0x89, 0x50], Array("RIFF\0\0\0\0WAVE".utf8), Array("BM".utf8) + Array(repeating: 0, count: 60),
    ])
    func `that is another one is none`(bytes: [UInt8]) {
        #expect(throws: PictureProblem.isNone) { try Picture(name: "x", bytes) }
    }

    @Test(arguments: [
        SamplePicture.png, SamplePicture.jpeg, SamplePicture.webp, SamplePicture.losslessWebP, SamplePicture.gif,
    ])
    func `that ends too early is refused, wherever it ends`(bytes: [UInt8]) throws {
        // Of a GIF only the mark of its end may be missing.
        let whole = try PictureHeader(bytes).format == .gif ? bytes.count - 1 : bytes.count
        for length in 0..<whole {
            #expect(throws: PictureProblem.self, "\(length)") { try Picture(name: "x", Array(bytes.prefix(length))) }
        }
        #expect(try Picture(name: "x", bytes).isAtHand)
    }

    @Test(arguments: [SamplePicture.png, SamplePicture.jpeg, SamplePicture.webp, SamplePicture.gif])
    func `is shown without what tells of the person, the place and the camera`(bytes: [UInt8]) throws {
        let written = String(decoding: bytes, as: UTF8.self)
        #expect(["Anna", "at home", "CameraMaker"].contains(where: written.contains))

        let picture = try Picture(name: "x", bytes)

        let shown = String(decoding: picture.bytes, as: UTF8.self)
        for word in ["Anna", "at home", "CameraMaker", "Place", "48.1"] { #expect(!shown.contains(word)) }
        #expect(picture.size == picture.bytes.count)
        #expect(try Picture(name: "x", [UInt8](picture.bytes)) == picture)
    }

    @Test func `keeps which way up it is`() throws {
        let picture = try Picture(name: "x", SamplePicture.jpeg)
        #expect((picture.width, picture.height) == (8, 12))
        #expect(try PictureHeader([UInt8](picture.bytes)).height == 12)
    }

    @Test func `hides nothing behind its end`() throws {
        for bytes in [SamplePicture.png, SamplePicture.jpeg, SamplePicture.webp] {
            let more = bytes + Array("another picture, with its own place".utf8)
            #expect(try Picture(name: "x", more) == Picture(name: "x", bytes))
        }
    }

    @Test func `that moves is shown as its first picture, or not at all`() throws {
        let first = try Picture(name: "x", SamplePicture.movingGIF)
        #expect(first.size < SamplePicture.movingGIF.count)
        #expect(first.bytes.last == 0x3B)
        #expect(throws: PictureProblem.isAnimated) { try Picture(name: "x", SamplePicture.movingWebP) }
    }

    @Test func `that is too large has to be scaled, and one that claims too much is never unpacked`() {
        #expect(throws: PictureProblem.isTooLarge(width: 2049, height: 1, bytes: SamplePicture.widePNG.count)) {
            try Picture(name: "x", SamplePicture.widePNG)
        }
        var bomb = SamplePicture.png
        bomb.replaceSubrange(16..<24, with: [0, 0, 0xC3, 0x50, 0, 0, 0xC3, 0x50])
        #expect(throws: PictureProblem.hasTooManyPixels(width: 50_000, height: 50_000)) { try PictureHeader(bomb) }
        #expect(throws: PictureProblem.hasTooManyPixels(width: 50_000, height: 50_000)) {
            try PictureScaling(name: "x", bomb)
        }
        bomb.replaceSubrange(16..<24, with: Array(repeating: 0xFF, count: 8))
        #expect(throws: PictureProblem.self) { try PictureHeader(bomb) }
        bomb.replaceSubrange(16..<20, with: [0, 0, 0, 0])
        #expect(throws: PictureProblem.isCutOff) { try PictureHeader(bomb) }
    }

    @Test func `with bytes at random is read or refused, and nothing else`() {
        var random = SplitMix(state: 7)
        let samples = [SamplePicture.png, SamplePicture.jpeg, SamplePicture.webp, SamplePicture.gif]
        for round in 0..<2000 {
            var bytes = samples[round % samples.count]
            for _ in 0...Int(random.next() % 4) {
                bytes[Int(random.next() % UInt64(bytes.count))] = UInt8(truncatingIfNeeded: random.next())
            }
            _ = try? Picture(name: "x", bytes)
            _ = try? PictureScaling(name: "x", bytes)
        }
    }

    @Test func `scaled by a program gets its name and its side back`() throws {
        let scaling = try PictureScaling(name: "p.jpeg", SamplePicture.jpeg)
        #expect((scaling.format, scaling.wanted) == (.jpeg, .jpeg))
        #expect(try PictureHeader(scaling.bytes).width == 12)

        let picture = try scaling.picture(scaling.bytes)
        #expect((picture.name, picture.width, picture.height) == ("p.jpeg", 8, 12))
        #expect(throws: PictureProblem.isNone) { try scaling.picture(SamplePicture.png) }
        #expect(throws: PictureProblem.isNone) { try scaling.picture([]) }
        #expect(try PictureScaling(name: "p.gif", SamplePicture.gif).wanted == .png)
    }
}
