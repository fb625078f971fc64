import EchoTestKit
import Testing

@testable import EchoTerminal

@Suite struct `Odd bytes from a terminal` {
    static let corpus = Corpus("keys")

    @Test(arguments: corpus.inputs) func `leave nothing behind, and the next key is heard`(input: Corpus.Input) {
        var decoder = KeyDecoder()
        for byte in input.bytes { _ = decoder.decode([byte]) }
        _ = decoder.giveUp()
        #expect(decoder.patience == nil)
        #expect(decoder.decode("x".utf8).last == .key(.character("x")))
    }

    @Test func `there are inputs`() {
        #expect(Self.corpus.inputs.count > 10)
    }
}
