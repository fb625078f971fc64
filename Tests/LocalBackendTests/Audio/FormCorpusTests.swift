import EchoTestKit
import Testing

@testable import LocalBackend

@Suite struct `Odd forms` {
    @Test(arguments: FormDamage.corpus.inputs) func `are taken apart the same however they are cut, or refused`(
        input: Corpus.Input
    ) {
        let count = input.bytes.count
        for cut in stride(from: 0, through: count, by: max(1, count / 300)) {
            #expect(FormDamage.isSame(input.bytes, cut: cut), "cut at \(cut)")
        }
    }

    @Test func `there are inputs`() {
        #expect(FormDamage.corpus.inputs.count > 5)
    }
}
