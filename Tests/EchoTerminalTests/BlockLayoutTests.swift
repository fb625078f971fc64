import EchoScreen
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

    @Test func `that is dim says the same, and what was not heard of it stays marked`() {
        let block = TextBlock(.text([TextSpan("Let me "), TextSpan("check", .strong)]))

        let dim = BlockLayout(block, width: 20, isDim: true)
        #expect(dim.lines.map(\.text) == ["Let me check"])
        #expect(Set(dim.lines.flatMap(\.spans).map(\.style.role)) == [.faint])

        let cut = BlockLayout(block, width: 20, heard: 4, isDim: true)
        #expect(Set(cut.lines.flatMap(\.spans).map(\.style.role)) == [.faint, .unheard])
    }
}
