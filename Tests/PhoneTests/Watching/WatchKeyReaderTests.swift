import Testing

@testable import Phone

@Suite struct `The keys of who watches a bridge` {
    private func keys(_ text: String) -> [WatchKey] {
        var sut = WatchKeyReader()
        return text.utf8.compactMap { sut.take($0) }
    }

    @Test func `choose a call, hang up and leave`() {
        #expect(keys("19xq") == [.call(1), .call(9), .hangUp, .leave])
        #expect(keys("\u{1B}[A\u{1B}[B\u{1B}OAkj") == [.up, .down, .up, .up, .down])
    }

    @Test func `are read past others, whose figures choose nothing`() {
        #expect(keys("0\u{1B}[1;5C\u{1B}[15~ä\t2") == [.call(2)])
        #expect(keys("\u{1B}\u{1B}x") == [.hangUp])
    }

    @Test func `are letters of any language while something is written`() {
        var sut = WatchKeyReader()
        let strokes = "é€\u{7F}\n\u{1B}[Aq".utf8.compactMap { sut.stroke($0) }
        #expect(strokes == [.character("é"), .character("€"), .erase, .enter, .up, .character("q")])
        // What is no letter of any language is passed over.
        let broken = ([0xFF, 0x80, 0x80, 0x80, 0x61] as [UInt8]).compactMap { sut.stroke($0) }
        #expect(broken == [.character("a")])
    }

    @Test func `have Escape among them, once nothing follows it`() {
        var sut = WatchKeyReader()
        #expect(sut.stroke(0x1B) == nil)
        #expect(sut.isUnsure)
        #expect(sut.pause() == .escape)
        #expect(sut.pause() == nil)
        #expect(sut.stroke(0x61) == .character("a"))
    }
}
