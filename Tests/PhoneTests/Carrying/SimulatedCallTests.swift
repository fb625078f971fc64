import Echo
import Foundation
import PhoneBridge
import Testing

@testable import Phone

@Suite struct `The end of a simulated call` {
    @Test(arguments: [(PhoneLineEnd.hungUp, false), (.hungUpHere, false), (.lost, true), (.broken, true)])
    func `has failed where its line broke`(end: PhoneLineEnd, hasFailed: Bool) async {
        #expect(await SimulatedCall.hasFailed(news([.ended(end, at: Date())])) == hasFailed)
    }

    @Test func `has failed where nobody answered`() async {
        let failed = CallHappening.failed(.invalidKey)
        #expect(await SimulatedCall.hasFailed(news([failed, .ended(.hungUpHere, at: Date())])))
        #expect(await SimulatedCall.hasFailed(news([])))
    }

    private func news(_ happenings: [CallHappening]) -> AsyncStream<SwitchboardNews> {
        AsyncStream { continuation in
            for happening in happenings { continuation.yield(SwitchboardNews(call: "CA1", happening: happening)) }
            continuation.finish()
        }
    }
}
