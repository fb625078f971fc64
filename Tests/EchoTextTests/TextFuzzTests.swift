import EchoTestKit
import Testing

@testable import EchoText

/// The long search; TextCorpusTests, MarkdownTests, SanitizerTests and TOMLHeadersTests have the short ones.
@Suite struct `Whatever a text says, for a long time` {
    @Test func `Markdown is read the same however it comes, and no block grows without bound`() {
        let search = LongSearch(seed: 1).run { random in
            let start = Int.random(in: 0..<4, using: &random) == 0
            var text =
                start
                ? String(decoding: `Odd texts`.markdown.damaged(0...6, using: &random).prefix(2_000), as: UTF8.self)
                : ""
            var stream = MarkdownStream()
            for _ in 0..<Int.random(in: 1...40, using: &random) {
                text += TextPieces.next(&random)
                if Bool.random(using: &random) { stream.update(to: text) }
            }
            stream.update(to: text)
            return stream.blocks == MarkdownStream(text).blocks
                && stream.blocks.allSatisfy { $0.source.upperBound <= text.utf8.count }
        }

        #expect(search.finding == nil)
        #expect(search.attempts > 20)
    }

    @Test func `nothing that is shown commands a terminal`() {
        let search = LongSearch(seed: 2).run { random in
            let damaged = String(decoding: `Odd texts`.escapes.damaged(1...6, using: &random), as: UTF8.self)
            return TextPieces.isHarmless(Sanitizer.visible(TextPieces.bytes(&random) + damaged))
        }

        #expect(search.finding == nil)
        #expect(search.attempts > 100)
    }

    @Test func `the outline of TOML stays within its text, and what ends the parser is found`() {
        let search = LongSearch(seed: 3).run { random in
            let damaged = String(decoding: `Odd texts`.settings.damaged(1...6, using: &random), as: UTF8.self)
            return TextPieces.isOutlined(TextPieces.toml(&random)) && TextPieces.isOutlined(damaged)
        }

        #expect(search.finding == nil)
        #expect(search.attempts > 100)
    }
}
