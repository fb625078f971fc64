import Echo
import Synchronization
import Testing

@testable import EchoApp
@testable import EchoScreen
@testable import ScreenRobotKit

@MainActor @Suite struct `The sound of a conversation` {
    /// Has its key from the given attempt on.
    private final class Keeper: SoundKeeperProtocol {
        let attempts = Mutex(0)
        private let first: Int

        init(keyFrom first: Int) { self.first = first }

        func start(
            _ sound: AsyncStream<ConversationSound>, _ events: EventBatches<EchoEvent>
        ) async throws(SoundError) -> AsyncStream<SoundKeepingNews> {
            let attempt = attempts.withLock {
                $0 += 1
                return $0
            }
            guard attempt >= first else { throw .noKey(reason: "the keyring is locked") }
            return AsyncStream { _ in }
        }
        func endTurnsByHand(_ isManual: Bool) async {}
        func stop() async {}
    }

    @Test func `begins by itself when the key that was missing comes back`() async {
        let keeper = Keeper(keyFrom: 3)
        var chosen = Preferences()
        chosen.values[SettingID("sound.keep")] = .word("always")
        let robot = ScreenRobot(chosen: chosen, conversations: SpyConversations(), soundKeeper: keeper)
        await robot.connect()
        await robot.until { robot.notice.contains("the keyring is locked") }

        // What is said of it may be seen before the pause begins.
        await robot.until {
            robot.clock.advance(by: .seconds(120))
            return keeper.attempts.withLock(\.self) >= 3
        }

        await robot.until { robot.notice.hasPrefix("The sound of what is said is saved again.") }
        robot.end()
    }
}
