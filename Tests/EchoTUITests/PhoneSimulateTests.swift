import ArgumentParser
import Echo
import Foundation
import PhoneBridge
import Testing

@testable import echo_tui

@Suite struct `A simulated call` {
    @Test(arguments: [
        (["--digits", "xyz"], "--digits must be keys of a telephone: 0-9, *, #, A-D."),
        (["--digits", ""], "--digits must be keys of a telephone: 0-9, *, #, A-D."),
        (["--say", ""], "--say needs words to say"), (["--say", "hello", "--say", " "], "--say needs words to say"),
    ])
    func `with options that say nothing is refused with a sentence`(arguments: [String], sentence: String) throws {
        do {
            _ = try PhoneSimulateCommand.parse(arguments)
            Issue.record("it was accepted")
        } catch {
            #expect(PhoneSimulateCommand.message(for: error).contains(sentence))
        }
    }

    @Test func `with keys and words is accepted`() throws {
        let command = try PhoneSimulateCommand.parse(["--say", "hello", "--digits", "12*#A"])
        #expect(command.say == ["hello"])
        #expect(command.digits == "12*#A")
    }

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
