import EchoTestKit
import EchoText
import Testing

@Suite struct `Odd texts` {
    static let markdown = Corpus("markdown")
    static let escapes = Corpus("escapes")
    static let settings = Corpus("toml")

    @Test(arguments: markdown.inputs) func `Markdown is read the same at once and in halves, within its text`(
        input: Corpus.Input
    ) {
        let text = input.text
        var stream = MarkdownStream()
        stream.update(to: String(text.prefix(text.count / 2)))
        stream.update(to: text)
        #expect(stream.blocks == MarkdownStream(text).blocks)
        #expect(stream.blocks.allSatisfy { $0.source.upperBound <= stream.text.utf8.count })
    }

    @Test(arguments: escapes.inputs + markdown.inputs) func `nothing that is shown commands a terminal`(
        input: Corpus.Input
    ) {
        #expect(TextPieces.isHarmless(Sanitizer.visible(input.text)))
    }

    @Test(arguments: settings.inputs) func `the outline of TOML stays within its text`(input: Corpus.Input) {
        #expect(TextPieces.isOutlined(input.text))
    }

    @Test func `there are inputs`() {
        for corpus in [Self.markdown, Self.escapes, Self.settings] { #expect(corpus.inputs.count > 10) }
    }
}
