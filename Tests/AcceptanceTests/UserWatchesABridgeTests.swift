import EchoTerminal
import EchoTestKit
import Foundation
import PhoneBridge
import PhoneExchange
import ScreenTestKit
import ServerTestKit
import Testing

extension `The whole program`.`A person watches telephone calls` {
    @Test func `Given a bridge elsewhere, when its calls are shown, then a person takes one over and they go on`()
        async throws
    {
        try await CallRobot.run(.says("Hello.")) { @MainActor robot in
            let app = try await AppRobot(
                config: "[phone]\nbridge = \"\(robot.url)\"\n", environment: ["ECHO_BRIDGE_TOKEN": robot.token])
            app.type("/phone-line remote")
            app.press(.enter)
            #expect(await app.sees("The calls of \(robot.url) are shown."))
            app.type("/phone")
            app.press(.enter)
            #expect(await app.sees("╭ Phone · bridge elsewhere", "No calls."))

            let caller = ScriptedCaller([.untilHearsSpeech, .wait(.seconds(120)), .hangUp])
            async let call = robot.call(caller)
            #expect(await app.sees("← +1 415-555-0111", "1 call"))
            app.press(.character("w"))
            #expect(await app.sees("╭ Call from +1 415-555-0111", "echo    Hello."))
            app.press(.character("t"))
            #expect(await app.sees("you speak"))
            #expect(await eventually { robot.isTakenOver == true })
            app.press(.character("t"))
            #expect(await eventually { robot.isTakenOver == false })
            await app.quit()

            let board = robot.bridge.desk.switchboard
            #expect(board.calls.map(\.id) == [robot.call])
            for call in board.calls { board.ask(.hangUp, of: call.id) }
            #expect(try await call.status == .completed)
        }
    }
}

extension CallRobot {
    /// As it was told last; nil where nobody has taken anything over.
    fileprivate var isTakenOver: Bool? {
        happenings.compactMap { if case .takenOver(let isTaken) = $0 { isTaken } else { nil } }.last
    }
}
