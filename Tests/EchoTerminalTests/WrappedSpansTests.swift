import EchoText
import Testing

@testable import EchoTerminal

@Suite struct `A line that is broken` {
    private func lines(_ text: String, width: Int) -> [String] {
        WrappedSpans.lines([Span(text)], width: width).map { $0.map(\.text).joined() }
    }

    @Test func `goes on below its text, where a name stands apart in front of that`() {
        #expect(
            lines("✓ Ears    the built-in recogniser listens", width: 32) == [
                "✓ Ears    the built-in ", "          recogniser listens",
            ])
    }

    @Test func `else it goes on a little further in than it began`() {
        #expect(lines("  one two three", width: 10) == ["  one two ", "    three"])
        #expect(lines("a longer name than that  one two", width: 26).last == "  one two")
    }
}
