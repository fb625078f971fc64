import Testing

@testable import EchoServing

@Suite struct `A request is answered once` {
    @Test func `by who comes first`() {
        let claim = AnswerClaim()

        #expect(claim.take())
        #expect(!claim.take())
        #expect(!claim.take())
    }
}
