import EchoWire
import Foundation
import Testing

/// The cases follow "Interpreting an event stream" and its examples in the HTML Living Standard, 9.2.6.
@Suite struct `An event stream is read as the standard says` {
    static let cases: [(text: String, events: [SSEEvent])] = [
        ("", []),
        ("\n\n\n", []),
        ("data: a\n\n", [SSEEvent(data: "a")]),
        ("data: a", []),
        ("data: a\n", []),
        ("data: a\n\ndata: b\n", [SSEEvent(data: "a")]),
        ("data:a\n\n", [SSEEvent(data: "a")]),
        ("data:  a \n\n", [SSEEvent(data: " a ")]),
        ("data:\ta\n\n", [SSEEvent(data: "\ta")]),
        ("data: a: b\n\n", [SSEEvent(data: "a: b")]),
        ("data: YHOO\ndata: +2\ndata: 10\n\n", [SSEEvent(data: "YHOO\n+2\n10")]),
        (
            ": test stream\n\ndata: first event\nid: 1\n\ndata:second event\nid\n\ndata:  third event\n",
            [SSEEvent(data: "first event", lastEventID: "1"), SSEEvent(data: "second event")]
        ),
        ("data\n\ndata\ndata\n\ndata:", [SSEEvent(data: ""), SSEEvent(data: "\n")]),
        ("data:test\n\ndata: test\n\n", [SSEEvent(data: "test"), SSEEvent(data: "test")]),
        ("data: \n\n", [SSEEvent(data: "")]),
        ("event: add\ndata: 73857293\n\n", [SSEEvent(type: "add", data: "73857293")]),
        ("event: a\nevent: b\ndata: x\n\n", [SSEEvent(type: "b", data: "x")]),
        ("event: a\nevent\ndata: x\n\n", [SSEEvent(data: "x")]),
        ("event: lost\n\ndata: x\n\n", [SSEEvent(data: "x")]),
        ("event: a\ndata: x\n\ndata: y\n\n", [SSEEvent(type: "a", data: "x"), SSEEvent(data: "y")]),
        ("id: 7\n\ndata: x\n\n", [SSEEvent(data: "x", lastEventID: "7")]),
        (
            "id: 7\ndata: x\n\ndata: y\n\n",
            [SSEEvent(data: "x", lastEventID: "7"), SSEEvent(data: "y", lastEventID: "7")]
        ),
        ("id: 7\nid: 8\0\ndata: x\n\n", [SSEEvent(data: "x", lastEventID: "7")]),
        ("id: 7\nid: 8\ndata: x\n\n", [SSEEvent(data: "x", lastEventID: "8")]),
        (":\n:ping\n: data: x\n\n", []),
        ("data: x\n:in between\ndata: y\n\n", [SSEEvent(data: "x\ny")]),
        ("Data: x\nDATA: x\ndat: x\ndata : x\n data: x\ndatab: x\nunknown\n\n", []),
        ("data: \0a\n\n", [SSEEvent(data: "\0a")]),
        ("data: a\r\rdata: b\r\r", [SSEEvent(data: "a"), SSEEvent(data: "b")]),
        ("data: a\r\n\r\ndata: b\r\n\r\n", [SSEEvent(data: "a"), SSEEvent(data: "b")]),
        ("data: a\rdata: b\ndata: c\r\ndata: d\n\r", [SSEEvent(data: "a\nb\nc\nd")]),
        ("data: a\n\r\ndata: b\r\n\n", [SSEEvent(data: "a"), SSEEvent(data: "b")]),
        ("\r\n\r\ndata: a\r\n\r", [SSEEvent(data: "a")]),
        ("\u{FEFF}data: a\n\n", [SSEEvent(data: "a")]),
        ("\u{FEFF}\u{FEFF}data: a\n\n", []),
        ("data: \u{FEFF}a\n\n\u{FEFF}data: b\n\n", [SSEEvent(data: "\u{FEFF}a")]),
        ("data: größer 日本 👩‍👩‍👧\u{2028}\u{85}\n\n", [SSEEvent(data: "größer 日本 👩‍👩‍👧\u{2028}\u{85}")]),
    ]

    @Test(arguments: cases.indices)
    func `a text is events, whole and byte by byte`(_ index: Int) throws {
        let (text, events) = Self.cases[index]

        #expect(try read(Array(text.utf8), by: .max) == events)
        #expect(try read(Array(text.utf8), by: 1) == events)
    }

    @Test(arguments: cases.indices)
    func `a text cut in two anywhere is the same events`(_ index: Int) throws {
        let bytes = Array(Self.cases[index].text.utf8)
        for cut in bytes.indices {
            var parser = SSEParser()
            let events = try parser.feed(bytes[..<cut]) + parser.feed([]) + parser.feed(Data(bytes[cut...]))

            #expect(events == Self.cases[index].events, "cut at \(cut)")
        }
    }

    @Test(
        arguments: [
            ([0x64, 0x61, 0x74, 0x61, 0x3A, 0xFF, 0x61], "\u{FFFD}a"),
            ([0x64, 0x61, 0x74, 0x61, 0x3A, 0xE2, 0x82], "\u{FFFD}"),
            ([0x64, 0x61, 0x74, 0x61, 0x3A, 0xC3, 0x28], "\u{FFFD}("),
            ([0x64, 0x61, 0x74, 0x61, 0x3A, 0xF0, 0x9F, 0x98, 0x80], "😀"),
            // The mark counts in front only, and whole only.
            ([0xEF, 0xBB, 0xBF, 0x64, 0x61, 0x74, 0x61, 0x3A, 0xEF, 0xBB], "\u{FFFD}"),
        ] as [([UInt8], String)])
    func `what is not UTF-8 is replaced`(_ line: [UInt8], _ data: String) throws {
        for size in 1...line.count + 2 { #expect(try read(line + [0x0A, 0x0A], by: size) == [SSEEvent(data: data)]) }
    }

    @Test func `half a byte order mark is part of the first line`() throws {
        #expect(try read([0xEF, 0xBB] + Array("data: a\n\ndata: b\n\n".utf8), by: 1) == [SSEEvent(data: "b")])
        #expect(try read([0xEF, 0x0A] + Array("data: b\n\n".utf8), by: 1) == [SSEEvent(data: "b")])
    }

    @Test(
        arguments: [
            ("retry: 1500\n", 1500), ("retry:0\n", 0), ("retry: 1500", nil), ("retry: -1\n", nil),
            ("retry: 1.5\n", nil),
            ("retry:\n", nil), ("retry\n", nil), ("retry:  5\n", nil), ("retry: ٣\n", nil),
            ("retry: 99999999999999999999\n", nil), ("retry: 5\nretry: x\n", 5), ("retry: 5\n\nretry: 6\n", 6),
        ] as [(String, Int?)])
    func `the time to wait is digits`(_ text: String, _ milliseconds: Int?) throws {
        var parser = SSEParser()

        #expect(try parser.feed(text.utf8) == [])

        #expect(parser.retry == milliseconds.map { .milliseconds($0) })
    }

    @Test func `an id counts from the empty line on`() throws {
        var parser = SSEParser()

        _ = try parser.feed("id: 1\ndata: x\n\nid: 2\n".utf8)
        #expect(parser.lastEventID == "1")
        _ = try parser.feed("\n".utf8)
        #expect(parser.lastEventID == "2")
        _ = try parser.feed("id\n\n".utf8)
        #expect(parser.lastEventID == "")
    }

    @Test func `the end forgets an event that is not whole and keeps what connecting again needs`() throws {
        var parser = SSEParser()
        _ = try parser.feed("retry: 20\nid: 4\n\nevent: lost\nid: 5\ndata: lost\nda".utf8)

        try parser.finish()

        #expect(parser.retry == .milliseconds(20))
        #expect(parser.lastEventID == "4")
        #expect(try parser.feed("\u{FEFF}data: x\n\n".utf8) == [SSEEvent(data: "x", lastEventID: "4")])
    }

    @Test func `a sequence that is not contiguous is read too`() throws {
        var parser = SSEParser()

        #expect(try parser.feed(AnySequence("data: x\n\n".utf8)) == [SSEEvent(data: "x")])
    }

    @Test func `done is a frame of its own`() {
        #expect(SSEEvent(data: "[DONE]").isDone)
        #expect(!SSEEvent(data: "[DONE] ").isDone)
    }
}

/// The events of the bytes, fed in chunks of one size.
func read(_ bytes: [UInt8], by size: Int) throws(SSEError) -> [SSEEvent] {
    var parser = SSEParser()
    var events: [SSEEvent] = []
    var rest = bytes[...]
    while !rest.isEmpty {
        events += try parser.feed(rest.prefix(size))
        rest = rest.dropFirst(size)
    }
    try parser.finish()
    return events
}
