import EchoTestKit
import Testing

@testable import EchoTerminal

/// The long search; KeyCorpusTests and KeyDecoderTests have the short ones.
@Suite struct `Whatever a terminal sends, for a long time` {
    @Test func `keys are decoded, nothing piles up, and the next key is heard`() {
        let likely = Array("\u{1B}\u{1B}\u{1B}[[]OP_^X;;:<>?0129~$Mmu\u{7}\\ABab\u{E9}200~201~".utf8)
        let search = LongSearch(seed: 1).run { random in
            var decoder = KeyDecoder()
            _ = decoder.decode(`Odd bytes from a terminal`.corpus.damaged(0...6, using: &random).prefix(2_000))
            for _ in 0..<40 {
                let piece = (0..<Int.random(in: 0...60, using: &random)).map { _ in
                    Int.random(in: 0..<4, using: &random) > 0
                        ? likely.randomElement(using: &random) ?? 0x1B : UInt8.random(in: 0...255, using: &random)
                }
                _ = decoder.decode(piece)
                if Bool.random(using: &random) { _ = decoder.giveUp() }
            }
            _ = decoder.giveUp()
            return decoder.patience == nil && decoder.decode("x".utf8).last == .key(.character("x"))
        }

        #expect(search.finding == nil)
        #expect(search.attempts > 100)
    }
}
