import Testing

@testable import echo_tui

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
}
