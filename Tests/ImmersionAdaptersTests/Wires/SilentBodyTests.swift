import Echo
import EchoScreen
import EchoTestKit
import Foundation
import Immersion
import Synchronization
import Testing

@testable import ImmersionAdapters

@Suite struct `A server that sends the head of an answer and no body` {
    private let request = VoiceRequest(text: "Hola", language: "es")
    private let sound = SpokenSound(samples: Array(repeating: 9, count: 2400), sampleRate: 24_000)

    private func providers(_ servers: [WireServer]) -> OnlineProviders {
        let limits = LinkLimits(timeout: .seconds(4))
        return OnlineProviders(
            servers.map { ProviderChoice(.openAI, place: $0.address.url(""), model: "m") }, limits: limits,
            soundLimits: limits, transport: { HTTPTransport() }, key: { _ in nil })
    }

    private func silent(_ type: String) async throws -> WireServer {
        try await WireServer { _ in [.head(200, ["content-type": type, "content-length": "100000"])] }
    }

    private func chain<Request, Answer>(
        _ links: [ChainLink<Request, Answer>], late server: WireServer? = nil
    ) -> ProviderChain<Request, Answer> {
        let clock = TimeoutClock { server.map { !$0.puppet.requests.isEmpty } ?? false }
        return ProviderChain(links: links, purse: ProviderPurse(ProviderBudget(limit: nil)), clock: clock)
    }

    @Test(arguments: ["audio/pcm", "audio/mpeg"])
    func `is given up in its time when it is to speak, and the next one speaks`(type: String) async throws {
        let first = try await silent(type)
        let second = try await WireServer { _ in
            [.head(200, ["content-type": "audio/pcm"]), .body(Data([1, 0])), .end]
        }
        let online = providers([first, second])

        let spoken = try await chain(await online.voices(), late: first).ask(request)

        #expect(spoken.answer.samples == [1] && spoken.by == online.labels[1])
        #expect(spoken.passedOver == [PassedOver(name: online.labels[0], error: .timedOut)])
        #expect(first.puppet.requests.count == 1)
    }

    @Test func `is given up in its time when it is to hear, and the next one hears`() async throws {
        let first = try await silent("application/json")
        let second = try await WireServer { _ in PuppetHTTPStep.answer(200, #"{"text":"Hola."}"#) }
        let online = providers([first, second])

        let heard = try await chain(await online.ears(), late: first)
            .ask(HearingRequest(sound: sound, language: "es"))

        #expect(heard.answer.text == "Hola.")
        #expect(heard.passedOver == [PassedOver(name: online.labels[0], error: .timedOut)])
        #expect(first.puppet.requests.count == 1)
    }

    @Test func `that breaks off half a sound is asked once`() async throws {
        let first = try await WireServer { _ in
            [
                .head(200, ["content-type": "audio/pcm", "content-length": "48000"]),
                .body(Data(repeating: 1, count: 900)), .cut,
            ]
        }
        let second = try await WireServer { _ in
            [.head(200, ["content-type": "audio/pcm"]), .body(Data([1, 0])), .end]
        }

        let spoken = try await chain(await providers([first, second]).voices()).ask(request)

        #expect(spoken.answer.samples == [1] && spoken.passedOver.map(\.error) == [.brokenOff])
        #expect(first.puppet.requests.count == 1)
    }
}

/// A clock on which the first wait is over as soon as something holds; the others never are.
private final class TimeoutClock: AppClockProtocol {
    private let isOver: @Sendable () -> Bool
    private let waits = Mutex(0)

    init(_ isOver: @escaping @Sendable () -> Bool) { self.isOver = isOver }

    var date: Date { Date(timeIntervalSince1970: 1_795_000_000) }
    var uptime: Duration { .zero }

    func sleep(for duration: Duration) async throws {
        let isFirst = waits.withLock { waits in
            waits += 1
            return waits == 1
        }
        _ = await eventually(within: .seconds(600)) { Task.isCancelled || isFirst && isOver() }
        try Task.checkCancellation()
    }
}
