import EchoApp
import EchoText
import Testing

@testable import EchoScreen
@testable import ScreenRobotKit

@MainActor @Suite struct `Encrypting conversations` {
    private let id = SettingID("history.encrypt")

    private func makeSUT(_ encryption: SpyEncryption, isChosen: Bool? = nil) async -> (ScreenRobot, SpyConversations) {
        var chosen = Preferences()
        if let isChosen { chosen.values[id] = .flag(isChosen) }
        let store = SpyConversations()
        let robot = ScreenRobot(chosen: chosen, conversations: store, encryption: encryption)
        await robot.connect()
        return (robot, store)
    }

    private func status(_ robot: ScreenRobot) -> String { robot.screen.status.items.map(\.text).joined(separator: " ") }

    private func isChosen(_ robot: ScreenRobot) -> Bool? { robot.adapter.preferences[flag: id] }

    @Test func `begins where it was chosen, and the status line says how far it is`() async {
        let encryption = SpyEncryption()
        let (robot, store) = await makeSUT(encryption, isChosen: true)

        await robot.until { encryption.asked == [true] }
        store.tell(.encrypting(isOn: true, done: 200, of: 400))
        await robot.until { status(robot).contains("encrypting 50 %") }
        store.tell(.encrypted(true))
        await robot.until { !status(robot).contains("encrypting") }
        await robot.until { robot.notice.hasSuffix("and what is said from now on too. The key is in the keyring.") }
        robot.end()
    }

    @Test func `is done at the latest when the program ends, however soon that is`() async {
        var chosen = Preferences()
        chosen.values[id] = .flag(true)
        let (early, late) = (SpyEncryption(), SpyEncryption())
        await ScreenRobot(chosen: chosen, conversations: SpyConversations(), encryption: early).adapter.close()
        #expect(early.asked == [true])

        let robot = ScreenRobot(chosen: chosen, conversations: SpyConversations(), encryption: late)
        robot.run()
        await robot.adapter.close()
        #expect(late.asked == [true])
        robot.end()
    }

    @Test func `is not undone by a file of settings that lacks it`() async {
        let encryption = SpyEncryption(isOn: true)
        let (robot, _) = await makeSUT(encryption)

        await robot.until { isChosen(robot) == true }

        #expect(encryption.asked == [])
        robot.end()
    }

    @Test func `stays off, and says why, where there is no key`() async {
        let encryption = SpyEncryption(failure: .noKey(reason: "The storage key is gone."))
        let (robot, _) = await makeSUT(encryption, isChosen: true)

        await robot.until { isChosen(robot) == false }

        #expect(encryption.asked == [true])
        robot.end()
    }
}
