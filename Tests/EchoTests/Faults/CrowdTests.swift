import EchoTestKit
import Foundation
import Testing

@testable import Echo

@Suite struct `A thousand conversations whose server dies` {
    private static let count = 1000

    @Test func `all heal, and do not storm it when it is back`() async throws {
        let transport = CrowdTransport()
        var configuration = EchoConfiguration()
        configuration.reconnectionAttempts = 8
        let echo = Echo(key: nil, configuration: configuration, realtimeTransport: transport)
        var conversations: [Conversation] = []
        for _ in 0..<Self.count { conversations.append(try await echo.startConversation()) }
        let healed = Tally()
        let counting = Task { [events = echo.conversationEvents] in
            for await event in events {
                if case .connectionStatusChanged(.connected) = event.event { healed.add() }
            }
        }

        transport.die()
        #expect(await eventually { transport.attempts.count >= Self.count })
        transport.comeBack()

        #expect(await eventually { healed.count >= Self.count })
        let attempts = transport.attempts.sorted()
        #expect(attempts.count <= 3 * Self.count)
        #expect(busiest(attempts, within: .milliseconds(50)) < Self.count * 4 / 10)
        for conversation in conversations { await conversation.close() }
        counting.cancel()
    }

    /// The most attempts in any such time.
    private func busiest(_ attempts: [ContinuousClock.Instant], within span: Duration) -> Int {
        var (most, first) = (0, 0)
        for (index, instant) in attempts.enumerated() {
            while instant - attempts[first] > span { first += 1 }
            most = max(most, index - first + 1)
        }
        return most
    }
}
