import EchoPresentation
import EchoText
import Testing

@testable import EchoTerminal

@Suite struct `A block of a message` {
    private func rows(_ content: TextBlock.Content, width: Int = 20) -> [String] {
        BlockLayout(TextBlock(content), width: width).lines.map(\.text)
    }

    @Test func `of the first level stands out without colours, and no other does`() {
        #expect(rows(.heading(1, [TextSpan("Weather", .heading)])) == ["Weather", "━━━━━━━"])
        #expect(rows(.heading(2, [TextSpan("Weather", .heading)])) == ["Weather"])
        #expect(rows(.heading(1, [TextSpan("A long one", .heading)]), width: 6) == ["A long", "one", "━━━━━━"])
        #expect(rows(.heading(1, [])).count == 1)
    }
}
