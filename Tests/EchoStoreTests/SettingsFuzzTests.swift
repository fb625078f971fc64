import EchoTestKit
import Testing

@testable import EchoStore

/// The long search; SettingsCorpusTests and HostileTOMLTests have the short ones. The parser aborts where something
/// it takes for granted is missing.
@Suite struct `Whatever stands in a file of settings, for a long time` {
    @Test func `it is read, or its problems are told by their lines`() {
        let search = LongSearch(seed: 1).run { random in
            var bytes = SettingsProperties.corpus.damaged(1...10, using: &random)
            for _ in 0..<Int.random(in: 0...5, using: &random) {
                guard let index = bytes.indices.randomElement(using: &random) else { break }
                bytes[index] = Array("[]{}='\"#.,\n\\".utf8).randomElement(using: &random) ?? 0x5B
            }
            return SettingsProperties.isRead(bytes)
        }

        #expect(search.finding == nil)
        #expect(search.attempts > 50)
    }
}
