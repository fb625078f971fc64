import EchoConcurrency
import EchoTestKit
import Foundation
import Testing

@testable import Immersion

@Suite struct `A provider that always fails` {
    private let clock = ScriptedClock()

    private func chain(_ links: [ChainLink<String, String>]) -> ProviderChain<String, String> {
        ProviderChain(links: links, purse: ProviderPurse(ProviderBudget(limit: 10)), clock: clock) { 1 }
    }

    private func failing(_ error: ProviderError) -> ScriptedLink {
        ScriptedLink("one", clock, Array(repeating: .fail(error), count: 60))
    }

    @Test(arguments: [
        ProviderError.rateLimited(retryAfter: nil), .rejected(status: 200, reason: "server_error"), .timedOut,
        .brokenOff,
    ])
    func `fails once a request, and is left alone for a minute after five`(error: ProviderError) async throws {
        let (one, two) = (failing(error), ScriptedLink("two", clock))
        let chain = chain([one.link(), two.link()])

        for request in 0..<8 { #expect(try await chain.ask("\(request)").by == "two") }

        #expect(one.calls == 5)
        let skipped = try await chain.ask("again").passedOver
        #expect(skipped == [PassedOver(name: "one", error: .resting(wait: .seconds(60)))])
    }

    @Test func `counts a request once, however often it was tried`() async throws {
        let (one, two) = (failing(.serverFailed(status: 500)), ScriptedLink("two", clock))
        let chain = chain([one.link(), two.link()])

        for request in 0..<8 { _ = try await chain.ask("\(request)") }

        #expect(one.calls == 15)
    }

    @Test func `is left alone for as long as it says itself`() async throws {
        let one = failing(.rateLimited(retryAfter: .seconds(90)))
        let chain = chain([one.link(), ScriptedLink("two", clock).link()])
        for request in 0..<6 { _ = try await chain.ask("\(request)") }
        #expect(one.calls == 5)

        clock.advance(by: .seconds(89))
        _ = try await chain.ask("too early")
        #expect(one.calls == 5)

        clock.advance(by: .seconds(1))
        _ = try await chain.ask("now")
        #expect(one.calls == 6)
    }

    @Test func `is not said to be asked with the next line while it is left alone`() async {
        let (one, two) = (
            failing(.timedOut), ScriptedLink("two", clock, Array(repeating: .fail(.unauthorized), count: 60))
        )
        let chain = chain([one.link(), two.link()])
        var said: [String?] = []
        for request in 0..<6 {
            do throws(ChainFailure) {
                _ = try await chain.ask("\(request)")
            } catch {
                said.append(error.nextLine)
            }
        }

        #expect(said.prefix(4).allSatisfy { $0 == "Your next line asks them again." })
        #expect(said.suffix(2).allSatisfy { $0 == "one is left alone for 60 s." })
    }
}
