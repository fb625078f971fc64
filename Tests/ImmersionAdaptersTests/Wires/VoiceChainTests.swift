import EchoScreen
import EchoTestKit
import Foundation
import Immersion
import Testing

@testable import ImmersionAdapters

@Suite struct `A chain of voices on the network` {
    @Test(arguments: WireFault.allCases, 0..<3)
    func `Whatever the first or the second one does, the next one speaks`(fault: WireFault, working: Int) async throws {
        let sound: [PuppetHTTPStep] = [.head(200, ["content-type": "audio/pcm"]), .body(Data([1, 0])), .end]
        var servers: [WireServer] = []
        for index in 0..<3 {
            servers.append(try await WireServer { _ in index < working ? fault.steps : sound })
        }
        let key = try #require(ProviderKey("k"))
        let limits = LinkLimits(attempts: 1)
        let chain = ProviderChain(
            links: [
                ChainLink(
                    "ElevenLabs",
                    ElevenLabsVoice(servers[0].wire, address: servers[0].address, key: key, decoder: nil),
                    limits: limits),
                ChainLink("Azure", AzureVoice(servers[1].wire, address: servers[1].address, key: key), limits: limits),
                ChainLink(
                    "OpenAI", OpenAIVoice(servers[2].wire, address: servers[2].address, key: key), limits: limits),
            ], purse: ProviderPurse(ProviderBudget(limit: nil)), clock: RunningClock())
        let spoken = try await chain.ask(VoiceRequest(text: "Hola", language: "es"))
        #expect(spoken.by == ["ElevenLabs", "Azure", "OpenAI"][working] && spoken.answer.samples == [1])
        #expect(spoken.passedOver.count == working && spoken.passedOver.allSatisfy { fault.isRight($0.error) })
        #expect(servers.map(\.puppet.requests.count) == (0..<3).map { $0 <= working ? 1 : 0 })
    }
}

/// The machine's own time.
private struct RunningClock: AppClockProtocol {
    private let start = ContinuousClock.now

    var date: Date { Date() }
    var uptime: Duration { ContinuousClock.now - start }
    func sleep(for duration: Duration) async throws { try await Task.sleep(for: duration) }
}
