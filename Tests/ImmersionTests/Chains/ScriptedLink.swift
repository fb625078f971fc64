import Foundation
import Synchronization

@testable import Immersion

/// A provider that does what it is told, once for each call; then it answers with its name.
final class ScriptedLink: Sendable {
    enum Turn: Sendable, Hashable {
        case answer
        case fail(ProviderError)
        case hang
    }

    let name: String
    private let clock: ScriptedClock
    private let turns: Mutex<[Turn]>
    private let asked = Mutex(0)

    init(_ name: String, _ clock: ScriptedClock, _ turns: [Turn] = []) {
        self.name = name
        self.clock = clock
        self.turns = Mutex(turns)
    }

    var calls: Int { asked.withLock(\.self) }

    func link(price: Decimal = 0, limits: LinkLimits = LinkLimits(perSecond: 1000, burst: 1000)) -> ChainLink<
        String, String
    > {
        ChainLink(name: name, limits: limits, price: { _ in price }) { _ async throws(ProviderError) in
            try await self.act()
        }
    }

    private func act() async throws(ProviderError) -> String {
        asked.withLock { $0 += 1 }
        switch turns.withLock({ $0.isEmpty ? Turn.answer : $0.removeFirst() }) {
        case .answer: return name
        case .fail(let error): throw error
        case .hang:
            await clock.hang()
            throw .cancelled
        }
    }
}
