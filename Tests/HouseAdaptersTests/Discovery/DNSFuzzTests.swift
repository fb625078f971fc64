import EchoTestKit
import Testing

@testable import HouseAdapters

/// The long search; DNSCorpusTests and HomeAssistantSearchTests have the short ones.
@Suite struct `Whatever answers on the local network, for a long time` {
    @Test func `its records are read as far as they can be, and stay few`() {
        let search = LongSearch(seed: 1).run { random in
            let bytes = `Odd answers on the local network`.corpus.damaged(1...12, using: &random)
            return (DNSAnswer(bytes)?.records.count ?? 0) <= DNSAnswer.mostRecords
        }

        #expect(search.finding == nil)
        #expect(search.attempts > 100)
    }
}
