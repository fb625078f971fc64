import EchoTestKit
import EchoWire
import Foundation
import Testing

@Suite struct `A hostile event stream harms nobody` {
    private let tooLarge = SSEError.eventTooLarge(limit: 64)

    @Test(arguments: [
        "data: " + String(repeating: "x", count: 64), String(repeating: "x", count: 65),
        ":" + String(repeating: "x", count: 64),
        String(repeating: "data:xxxx\n", count: 14), "event: " + String(repeating: "x", count: 60) + "\ndata: x\n",
        "id: " + String(repeating: "x", count: 64) + "\n",
    ])
    func `what is larger than allowed is an error, whole and byte by byte`(_ text: String) {
        var whole = SSEParser(maximumEventSize: 64)
        #expect(throws: tooLarge) { try whole.feed(text.utf8) }

        var piecemeal = SSEParser(maximumEventSize: 64)
        #expect(throws: tooLarge) { for byte in text.utf8 { _ = try piecemeal.feed(CollectionOfOne(byte)) } }
    }

    @Test func `events up to the limit are read for ever`() throws {
        var parser = SSEParser(maximumEventSize: 64)
        let data = String(repeating: "x", count: 58)

        for _ in 0..<100 {
            #expect(try parser.feed("data: \(data)\n\n: \(data)\n\n".utf8) == [SSEEvent(data: data)])
        }
        try parser.finish()
    }

    @Test func `what came before is handed over first, then every call fails`() throws {
        var parser = SSEParser(maximumEventSize: 64)
        let large = String(repeating: "x", count: 65)

        #expect(try parser.feed("data: a\n\ndata: \(large)\n\ndata: b\n\n".utf8) == [SSEEvent(data: "a")])

        #expect(throws: tooLarge) { try parser.feed("data: c\n\n".utf8) }
        #expect(throws: tooLarge) { try parser.feed([]) }
        #expect(throws: tooLarge) { try parser.finish() }
        #expect(tooLarge.description == "an event of the stream is larger than 64 bytes")
    }

    @Test func `a line without end is cut off`() {
        var parser = SSEParser(maximumEventSize: 1 << 20)
        let chunk = Data(repeating: UInt8(ascii: "x"), count: 1 << 16)

        #expect(throws: SSEError.eventTooLarge(limit: 1 << 20)) { for _ in 0..<100 { _ = try parser.feed(chunk) } }
    }

    @Test func `an event of many megabytes is read`() throws {
        let long = String(repeating: "0123456789abcdef", count: 1 << 19)

        #expect(try read(Array("data: \(long)\n\n".utf8), by: 1 << 14) == [SSEEvent(data: long)])
    }

    @Test func `many lines that end with a return are read in one go`() throws {
        let count = 20_000
        let text = String(repeating: "data: x\r\r", count: count) + String(repeating: "data: x\n\n", count: count)

        #expect(try read(Array(text.utf8), by: .max).count == 2 * count)
    }

    @Test(arguments: UInt64(0)..<40)
    func `chance bytes are the same events however they are cut`(_ seed: UInt64) throws {
        var random = SplitMix(state: seed)
        let alphabet = Array("data: event id retry : \n\n\n\n\r\r\r\0\u{FEFF}ü{}0".utf8) + [0xFF, 0xEF]
        let bytes = (0..<2000).map { _ in alphabet[Int(random.next() % UInt64(alphabet.count))] }
        let whole = try read(bytes, by: .max)

        for size in [1, 2, 3, 7, 61] { #expect(try read(bytes, by: size) == whole) }
    }
}
