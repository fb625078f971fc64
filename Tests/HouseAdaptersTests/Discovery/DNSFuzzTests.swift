import EchoTestKit
import Testing

@testable import HouseAdapters

/// The long search; HomeAssistantSearchTests has the short one.
@Suite struct `Whatever answers on the local network, for a long time` {
    @Test func `its records are read as far as they can be, and stay few`() {
        let search = LongSearch(seed: 1).run { random in
            var bytes = DNSBytes.house("0123abcd")
            for _ in 0..<Int.random(in: 1...12, using: &random) { bytes.mutate(using: &random) }
            return (DNSAnswer(bytes)?.records.count ?? 0) <= DNSAnswer.mostRecords
        }

        #expect(search.finding == nil)
        #expect(search.attempts > 100)
    }
}
