import EchoTestKit
import Testing

@testable import HouseAdapters

@Suite struct `Odd answers on the local network` {
    static let corpus = Corpus("dns")

    @Test(arguments: corpus.inputs) func `are read as far as they can be, and stay few`(input: Corpus.Input) {
        #expect((DNSAnswer(input.bytes)?.records.count ?? 0) <= DNSAnswer.mostRecords)
    }

    @Test func `there are inputs, and some of them are right`() {
        #expect(Self.corpus.inputs.contains { DNSAnswer($0.bytes)?.records.count == 5 })
    }
}
