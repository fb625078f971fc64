import Testing

@testable import PhoneBridge

@Suite struct `Keys in RTP` {
    /// RFC 4733, section 2.5.1.5: key 1 with its end at 1600 samples, volume 20.
    @Test func `are written as RFC 4733 does`() {
        let event = TelephoneEvent([1, 0x94, 0x06, 0x40])
        #expect(event?.code == 1)
        #expect(event?.isEnd == true)
        #expect(event?.volume == 20)
        #expect(event?.duration == 1600)
        #expect(event?.payload == [1, 0x94, 0x06, 0x40])
        #expect(TelephoneEvent([1, 0x94, 0x06]) == nil)
    }

    @Test func `have numbers`() {
        #expect((0...16).compactMap { TelephoneEvent.digit($0) } == Array("0123456789*#ABCD"))
        #expect(TelephoneEvent.code(of: "#") == 11)
        #expect(TelephoneEvent.code(of: "x") == nil)
    }

    /// All packets of some pressed keys.
    private func pieces(_ digits: String) -> [DigitWriter.Piece?] {
        var writer = DigitWriter()
        writer.press(digits)
        var pieces: [DigitWriter.Piece?] = []
        while writer.isBusy, pieces.count < 1000 { pieces.append(writer.next(at: UInt32(pieces.count * 160))) }
        return pieces
    }

    @Test func `last 100 ms, end three times, and are apart`() {
        let pieces = pieces("4")
        #expect(pieces.map { $0?.event.duration } == [160, 320, 480, 640, 800, 800, 800, 800, nil, nil, nil, nil, nil])
        #expect(pieces.prefix(8).map { $0?.event.isEnd } == [false, false, false, false, false, true, true, true])
        #expect(pieces.prefix(8).allSatisfy { $0?.timestamp == 0 })
        #expect(pieces.prefix(8).map { $0?.isFirst == true } == [true] + [Bool](repeating: false, count: 7))
    }

    @Test func `are read once each, however many packets are lost, doubled or late`() {
        let sent = pieces("112*").compactMap(\.self)
        for lost in 0..<8 {
            var reader = DigitReader()
            let arriving = sent.enumerated().filter { $0.offset % 8 != lost }.map(\.element)
            let shuffled = arriving.enumerated().sorted { ($0.offset ^ 1) < ($1.offset ^ 1) }.map(\.element)
            let read = (shuffled + shuffled.suffix(7)).compactMap { reader.receive($0.event, at: $0.timestamp) }
            #expect(String(read) == "112*")
        }
        var reader = DigitReader()
        let lastOnly = sent.filter { $0.event.isEnd }.enumerated().filter { $0.offset % 3 == 2 }.map(\.element)
        #expect(String(lastOnly.compactMap { reader.receive($0.event, at: $0.timestamp) }) == "112*")
    }

    @Test func `are not pressed without end`() {
        var writer = DigitWriter()
        writer.press(String(repeating: "1", count: 100_000))
        var count = 0
        while writer.isBusy, count < 10_000 {
            _ = writer.next(at: 0)
            count += 1
        }
        #expect(count == 256 * 13)
    }
}
