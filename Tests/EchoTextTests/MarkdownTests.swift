import EchoTestKit
import Testing

@testable import EchoText

@Suite struct `Markdown` {
    private func blocks(_ text: String) -> [TextBlock] { MarkdownStream(text).blocks }

    private func contents(_ text: String) -> [TextBlock.Content] { blocks(text).map(\.content) }

    @Test func `what stands within a line has the role of what it is`() {
        #expect(
            contents("A *soft*, **strong** and `x = 1` word, ~~gone~~.") == [
                .text([
                    TextSpan("A "), TextSpan("soft", .emphasis), TextSpan(", "), TextSpan("strong", .strong),
                    TextSpan(" and "), TextSpan("x = 1", .code), TextSpan(" word, "), TextSpan("~gone~", .faint),
                    TextSpan("."),
                ])
            ])
    }

    @Test func `links keep where they lead`() {
        #expect(
            contents("See [the **page**](https://a.example/b) or https://c.example.") == [
                .text([
                    TextSpan("See "), TextSpan("the page", .link, link: "https://a.example/b"), TextSpan(" or "),
                    TextSpan("https://c.example", .link, link: "https://c.example"), TextSpan("."),
                ])
            ])
        #expect(
            contents("![](https://a.example/cat.png)") == [
                .text([TextSpan("https://a.example/cat.png", .link, link: "https://a.example/cat.png")])
            ])
    }

    @Test func `a place may be named after it was used`() {
        let text = "See [one][1].\n\nMore.\n\n[1]: https://a.example\n"
        #expect(
            contents(text).first
                == .text([
                    TextSpan("See "), TextSpan("one", .link, link: "https://a.example"), TextSpan("."),
                ]))
        #expect(contents("[1]: https://a.example\n") == [.text([TextSpan("[1]: https://a.example\n")])])
    }

    @Test func `headings, rules and lines as they were written`() {
        #expect(
            contents("# One\n\nline\nline\n\n---\n### Three") == [
                .heading(1, [TextSpan("One", .heading)]), .text([TextSpan("line\nline")]), .rule,
                .heading(3, [TextSpan("Three", .strong)]),
            ])
    }

    @Test func `lists are nested, numbered and ticked off`() {
        let list = blocks("1. one\n2. two\n   - a\n   - b\n\n- [x] done\n- [ ] open\n-")
        #expect(
            list.map(\.margins) == [
                [.marker("1.")], [.marker("2.")], [.indent(below: "2."), .marker("◦")],
                [.indent(below: "2."), .marker("◦")], [.marker("☑")], [.marker("☐")], [.marker("•")],
            ])
        #expect(list.map { $0.gap != nil } == [false, false, false, false, true, false, false])
    }

    @Test func `a loose list has room between its items, an item of two paragraphs one marker`() {
        let list = blocks("- one\n\n  more\n\n- two")
        #expect(list.map(\.margins) == [[.marker("•")], [.indent(below: "•")], [.marker("•")]])
        #expect(list.map(\.gap) == [nil, [.indent(below: "•")], []])
    }

    @Test func `quotes hold what they hold`() {
        let quote = blocks("> said\n>\n> > deeper\n> - item")
        #expect(quote.map(\.margins) == [[.quote], [.quote, .quote], [.quote, .marker("•")]])
        #expect(quote[0].content == .text([TextSpan("said", .quote)]))
        #expect(quote[1].gap == [.quote, .quote] || quote[1].gap == [.quote])
    }

    @Test func `code keeps its language and every blank`() {
        #expect(
            contents("```swift title=\"x\"\nlet a = 1\n\n  b\n```\n    indented\n") == [
                .code("let a = 1\n\n  b", language: "swift"), .code("indented", language: ""),
            ])
    }

    @Test func `tables know their alignments, also behind a line of text`() {
        let table = TextTable(
            alignments: [.leading, .trailing, .center],
            head: [[TextSpan("a", .strong)], [TextSpan("b", .strong)], [TextSpan("c", .strong)]],
            rows: [[[TextSpan("1")], [TextSpan("2", .code)], [TextSpan("3")]]])
        #expect(contents("a | b | c\n---|--:|:-:\n1 | `2` | 3\n") == [.table(table)])
        #expect(
            contents("before\n| a | b | c |\n|---|--:|:-:|\n| 1 | `2` | 3 |\n\nafter") == [
                .text([TextSpan("before")]), .table(table), .text([TextSpan("after")]),
            ])
    }

    @Test func `a table behind a line of text is read once, however it came`() {
        var stream = MarkdownStream()
        let text = "one\n\nbefore\n| a |\n|---|\n| 1 |\n\nafter\n"
        for end in text.indices { stream.update(to: String(text[..<end])) }
        stream.update(to: text)
        #expect(stream.blocks.map(\.text) == ["one", "before", "a1", "after"])
        #expect(stream.blocks == MarkdownStream(text).blocks)
    }

    @Test func `HTML is shown, not obeyed`() {
        #expect(
            contents("<script>alert(1)</script>\n\na <b>c</b>") == [
                .text([TextSpan("<script>alert(1)</script>", .faint)]),
                .text([TextSpan("a "), TextSpan("<b>", .faint), TextSpan("c"), TextSpan("</b>", .faint)]),
            ])
    }

    @Test(arguments: [
        String(repeating: ">", count: 20_000), String(repeating: "- ", count: 9_000),
        String(repeating: "[", count: 30_000), String(repeating: "*a **b ", count: 6_000),
        String(repeating: "| a ", count: 5_000) + "\n" + String(repeating: "|---", count: 5_000) + "\n| x |",
        String(repeating: "`", count: 9_001), String(repeating: "![", count: 8_000), "[1]: \n[2]: [1]: x\n",
        String(repeating: "🏳️‍🌈", count: 3_000), String(repeating: "e\u{301}\u{301}", count: 9_000), "\u{0}", "\r\n\r\n",
    ])
    func `nothing is too deep, too long or too odd`(text: String) {
        let stream = MarkdownStream(Sanitizer.visible(text))
        for block in stream.blocks { #expect(block.text.utf8.count <= 3 * MarkdownStream.longestSection) }
        #expect(stream.blocks.allSatisfy { $0.source.upperBound <= stream.text.utf8.count })
    }

    // MARK: - Streaming

    static let pieces = [
        "word ", "another word", ". ", "\n", "\n\n", "# Heading\n", "- item\n", "  - nested\n", "1. first\n", "2",
        ". x",
        "```swift\n", "let a = 1\n", "```\n", "~~~\n", "> quote\n", "| a | b |\n", "|---|", "---|\n", "| 1 | 2 |\n",
        "---\n",
        "===", "\n", "*soft* ", "**strong", "** ", "[x][1] ", "[1]: https://a.example\n", "    indented\n",
        "- [ ] task\n",
        "<b>", "日本語", "🇫🇷", "e\u{301}", "`code`", "\n\n\n", "line\nline\n", "+", " plus\n", "[2]: u\n",
    ]

    /// The blocks of a text do not depend on how it came.
    @Test(arguments: 0..<50)
    func `in any pieces it is read as in one`(seed: Int) {
        var random = SplitMix(state: UInt64(seed) &* 7919)
        var text = ""
        var stream = MarkdownStream()
        for _ in 0..<(seed % 6 == 0 ? 200 : 40) {
            var piece = Self.pieces.randomElement(using: &random) ?? ""
            if seed % 5 == 0, Int.random(in: 0..<60, using: &random) == 0 {
                piece += String(repeating: "long words here ", count: 700)
            }
            for character in piece {
                text.append(character)
                if Int.random(in: 0..<4, using: &random) == 0 { stream.update(to: text) }
            }
        }
        stream.update(to: text)

        let whole = MarkdownStream(text)
        #expect(stream.blocks == whole.blocks, "\(text.debugDescription)")
    }

    @Test func `what is finished is not read again`() {
        var stream = MarkdownStream("One.\n\nTwo.\n\nThree is")
        #expect(stream.finished == 1)
        let first = stream.blocks[0]
        stream.update(to: "One.\n\nTwo.\n\nThree is done.\n\n")
        #expect(stream.finished == 2)
        #expect(stream.blocks[0] == first)
        #expect(stream.blocks.count == 3)
    }

    @Test func `another text begins anew`() {
        var stream = MarkdownStream("One.\n\nTwo.")
        stream.update(to: "Other")
        #expect(stream.blocks.map(\.text) == ["Other"])
        stream.update(to: "")
        #expect(stream.blocks.isEmpty)
    }

    @Test func `long code goes on as code, a long table as a table, a long list as a list`() {
        let code = blocks("```swift\n" + String(repeating: "let value = 1\n", count: 2_000) + "```\nafter")
        #expect(code.dropLast().allSatisfy { $0.code != nil })
        #expect(code.dropLast().dropFirst().allSatisfy { $0.isContinuation })
        #expect(code.dropLast().compactMap(\.code).joined(separator: "\n").split(separator: "\n").count == 2_000)
        #expect(code.last?.text == "after")

        let table = blocks("| a | b |\n|---|---|\n" + String(repeating: "| 1 | 2 |\n", count: 3_000))
        #expect(table.count > 2)
        #expect(table.allSatisfy { if case .table = $0.content { true } else { false } })

        let list = blocks((1...2_000).map { "\($0). an item" }.joined(separator: "\n"))
        #expect(list.map(\.margins) == (1...2_000).map { [.marker("\($0).")] })
    }

    @Test func `five megabytes in one line are cut into pieces and lose nothing`() {
        let text = String(repeating: "five megabytes of words ", count: 210_000) + "end"
        let blocks = blocks(text)
        #expect(blocks.count > 600)
        #expect(blocks.allSatisfy { $0.text.utf8.count <= MarkdownStream.longestSection })
        #expect(blocks.reduce(0) { $0 + $1.text.split(separator: " ").count } == 4 * 210_000 + 1)
    }

    @Test(arguments: [
        ("A **bold** word", "A bold word", 6, 4), ("A **bold** word", "A bold word", 15, 11), ("plain", "plain", 3, 3),
        ("- item &amp; more", "item & more", 8, 6), ("`a` b", "a b", 0, 0),
    ])
    func `what was heard is found in what is drawn`(source: String, drawn: String, bytes: Int, characters: Int) {
        #expect(DrawnText.characters(of: drawn, writtenIn: source, before: bytes) == characters)
    }
}
