import EchoTestKit
import Foundation
import Testing

@testable import LocalBackend

@Suite struct `A form is taken apart` {
    private static let type = "multipart/form-data; boundary=\"x-y z\""
    private static let form = Data(
        ("preamble\r\n--x-y z\r\nContent-Disposition: form-data; name=\"model\"\r\n\r\nwhisper-1\r\n"
            + "--x-y z  \r\ncontent-disposition: form-data; name=file; filename=\"a \\\"b\\\".wav\"\r\n"
            + "Content-Type: audio/wav\r\n\r\nRI\r\n--x-y\r\n--x-y zz\r\nFF\r\n\r\n"
            + "--x-y z\r\nContent-Disposition: form-data; name=\"prompt\"\r\n\r\n\r\n--x-y z--\r\nepilogue").utf8)
    private static let parts = [
        MultipartPart(name: "model", body: Data("whisper-1".utf8)),
        MultipartPart(name: "file", fileName: "a \"b\".wav", body: Data("RI\r\n--x-y\r\n--x-y zz\r\nFF\r\n".utf8)),
        MultipartPart(name: "prompt", body: Data()),
    ]

    private func parts(_ pieces: [Data], type: String = type) throws -> [MultipartPart] {
        var parser = try MultipartParser(contentType: type)
        for piece in pieces { try parser.feed(piece) }
        return try parser.finish()
    }

    @Test func `all at once`() throws {
        #expect(try parts([Self.form]) == Self.parts)
    }

    @Test func `cut at any byte`() throws {
        for cut in 0...Self.form.count {
            #expect(try parts([Self.form.prefix(cut), Self.form.dropFirst(cut)]) == Self.parts, "cut at \(cut)")
        }
    }

    @Test func `with something done to it the same however it is cut`() {
        var random = SplitMix(state: 6)
        for _ in 0..<2_000 { #expect(FormDamage.isSame(&random)) }
    }

    @Test func `byte by byte`() throws {
        #expect(try parts(Self.form.map { Data([$0]) }) == Self.parts)
    }

    @Test func `the first boundary may stand at the beginning`() throws {
        let form = "--b\r\nContent-Disposition: form-data; name=\"a\"\r\n\r\n1\r\n--b--"

        #expect(try parts([Data(form.utf8)], type: "multipart/form-data;boundary=b").map(\.text) == ["1"])
    }

    @Test(arguments: ["multipart/form-data", "multipart/form-data; boundary=", "multipart/form-data; boundary=\"\""])
    func `without a boundary nothing can be read`(type: String) {
        #expect(throws: MultipartError.noBoundary) { try parts([Self.form], type: type) }
    }

    @Test func `a form that ends anywhere before its end is cut off`() throws {
        let end = try #require(Self.form.firstRange(of: Data("--x-y z--".utf8))).upperBound
        for cut in stride(from: 0, to: end - 1, by: 7) {
            #expect(throws: MultipartError.cutOff, "cut at \(cut)") { try parts([Self.form.prefix(cut)]) }
        }
    }

    @Test func `an endless head is refused`() {
        let form = Data(("--b\r\nX: " + String(repeating: "x", count: 20_000)).utf8)

        #expect(throws: MultipartError.headTooLong) { try parts([form], type: "multipart/form-data; boundary=b") }
    }

    @Test func `a part without a name is refused`() {
        let form = Data("--b\r\n\r\n1\r\n--b--".utf8)

        #expect(throws: MultipartError.nameless) { try parts([form], type: "multipart/form-data; boundary=b") }
    }

    @Test func `a thousand parts are refused`() {
        let part = "--b\r\nContent-Disposition: form-data; name=\"a\"\r\n\r\n1\r\n"
        let form = Data((String(repeating: part, count: 1_000) + "--b--").utf8)

        #expect(throws: MultipartError.tooManyParts) { try parts([form], type: "multipart/form-data; boundary=b") }
    }

    @Test func `what is written here can be read here`() throws {
        let form = MultipartForm(fields: [("model", "m"), ("language", "en")])
        let body = form.body(file: Data([0, 13, 10, 45, 45]), named: "a.wav", type: "audio/wav")

        let read = try parts([body], type: form.contentType)
        #expect(read.map(\.name) == ["model", "language", "file"])
        #expect(read.last?.body == Data([0, 13, 10, 45, 45]))
    }
}
