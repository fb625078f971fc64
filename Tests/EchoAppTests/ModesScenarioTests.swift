import Echo
import EchoApp
import EchoText
import Foundation
import ScreenTestKit
import Testing

@testable import EchoScreen
@testable import ScreenRobotKit

@MainActor @Suite(.timeLimit(.minutes(10))) struct `User switches between voice and text` {
    @Test func `Given a voice conversation, when the user switches, then it goes on by text with its own model`() async
    {
        let robot = ScreenRobot()
        await robot.connect()
        robot.engine.hang()

        robot.perform(.switchMode)
        #expect(robot.screen.status.state.text == "⇄ switching to text…")
        robot.engine.proceed()
        await robot.until { robot.screen.status.mode == "text" && robot.screen.status.model == "gpt-5-mini" }
        #expect(robot.engine.messages == [.switchMode(.text)])
        #expect(robot.screen.status.state.text == "○ idle")

        robot.perform(.switchMode)
        await robot.until { robot.screen.status.mode == "voice" }
        #expect(robot.engine.messages == [.switchMode(.text), .switchMode(.audio)])
        robot.end()
    }

    @Test func `Given switching fails, then the old way goes on and the reason is shown`() async {
        let robot = ScreenRobot()
        await robot.connect()

        robot.engine.failNext(.unreachable(host: "example.org", reason: "refused"))
        robot.perform(.switchMode)
        await robot.until { !robot.notice.isEmpty }

        #expect(robot.notice == "Cannot reach example.org: refused. The conversation stays in voice mode.")
        #expect(robot.screen.status.mode == "voice")
        #expect(robot.screen.status.state.text == "○ idle")
        robot.end()
    }

    @Test func `Given the user talks, when they switch to text, then they mean to talk no more`() async {
        let robot = ScreenRobot()
        await robot.connect()
        robot.perform(.toggleTalking)
        await robot.until { robot.screen.activity == .listening }

        robot.perform(.switchMode)
        #expect(!robot.screen.hints.contains { $0.title == "stop talking" })
        await robot.until { robot.screen.status.mode == "text" }
        robot.end()
    }

    @Test func `Given a text conversation, when the user presses space, then it says how to get the voice back`() async
    {
        let robot = ScreenRobot()
        await robot.connect()
        robot.send("/mode text")
        await robot.until { robot.screen.status.mode == "text" }
        robot.engine.forget()

        robot.perform(.toggleTalking)
        #expect(
            robot.notice
                == "The microphone is off in text mode. Press switchMode for voice mode.")
        #expect(robot.engine.messages.isEmpty)
        #expect(robot.screen.composer.placeholder.commands == [.switchMode])
        robot.end()
    }

    @Test(arguments: [Command.mute, .endTurn])
    func `Given a text conversation, when a key of the microphone is pressed, then it says how to get the voice back`(
        command: Command
    ) async {
        let robot = ScreenRobot()
        await robot.connect()
        robot.send("/mode text")
        await robot.until { robot.screen.status.mode == "text" }

        robot.perform(command)

        #expect(robot.notice == "The microphone is off in text mode. Press switchMode for voice mode.")
        robot.end()
    }

    @Test func `Given a voice by turns, when one key is pressed, then it goes on in full duplex, and back by turns`()
        async
    {
        let robot = ScreenRobot()
        await robot.connect()

        robot.perform(.toggleDuplex)
        await robot.until { robot.screen.status.model == "gpt-live-1.1" && !robot.screen.isWorking }
        #expect(robot.screen.status.turnTaking == "full duplex")
        #expect(robot.notice == "Full duplex with gpt-live-1.1: you may both speak at once. toggleDuplex goes back.")
        #expect(robot.row(.turnTaking)?.reason == "not with gpt-live-1.1")
        robot.perform(.endTurn)
        #expect(robot.notice == "In full duplex there are no turns to end: the model hears when you have finished.")

        robot.send("/duplex")
        await robot.until { robot.screen.status.model == "gpt-realtime" }
        #expect(robot.notice == "Taking turns again, with gpt-realtime.")
        #expect(robot.row(.turnTaking)?.isEnabled == true)
        #expect(robot.engine.messages == [.useModel("gpt-live-1.1"), .useModel("gpt-realtime")])
        robot.end()
    }

    @Test func `Given a text conversation, when the key is pressed twice, then it is spoken, then written`() async {
        let robot = ScreenRobot()
        await robot.connect()
        robot.send("/mode text")
        await robot.until { robot.screen.status.mode == "text" && !robot.screen.isWorking }
        robot.engine.forget()

        robot.perform(.toggleDuplex)
        await robot.until { robot.screen.status.model == "gpt-live-1.1" && !robot.screen.isWorking }
        #expect(robot.screen.status.mode == "voice")
        robot.perform(.toggleDuplex)
        await robot.until { robot.notice == "In text again, with gpt-5-mini." }

        #expect(
            robot.engine.messages == [.useModelIn("gpt-live-1.1", .audio), .useModelIn("gpt-5-mini", .text)])
        #expect(robot.screen.status.mode == "text")
        robot.end()
    }

    @Test func `Given a server without full duplex, when the key is pressed, then it says what there is`() async {
        let robot = ScreenRobot()
        await robot.connect()
        robot.adapter.updateOptions { $0.serverModels = ["gpt-realtime"] }
        // What is told of the server's models goes before it, once.
        robot.perform(.toggleDuplex)
        robot.perform(.toggleDuplex)

        #expect(robot.notice.hasPrefix("This server has no model for full duplex. By turns you can talk over"))
        #expect(robot.engine.messages.isEmpty && robot.screen.status.model == "gpt-realtime")
        robot.end()
    }

    @Test func `Given a server that refuses full duplex, when the key is pressed in text, then text goes on`() async {
        let robot = ScreenRobot()
        await robot.connect()
        robot.send("/mode text")
        await robot.until { robot.screen.status.mode == "text" && !robot.screen.isWorking }

        robot.engine.failNext(.unsupportedModel(name: "gpt-live-1.1", supported: ["gpt-realtime"]))
        robot.perform(.toggleDuplex)
        await robot.until { robot.notice.hasPrefix("Unknown model “gpt-live-1.1”.") }

        #expect(robot.notice.hasSuffix("The conversation stays in text mode."))
        #expect(robot.screen.status.mode == "text")
        robot.end()
    }

    @Test func `Given a server without the usual model, when the user writes to it, then the header names its own`()
        async
    {
        let robot = ScreenRobot()
        await robot.connect()
        robot.adapter.updateOptions { $0.substitutes = ["gpt-5-mini": "qwen3"] }

        robot.send("/mode text")
        await robot.until { robot.screen.status.mode == "text" && robot.screen.status.model == "qwen3" }
        robot.end()
    }

    @Test func `Given it is by voice already, when the user asks for voice, then it says so`() async {
        let robot = ScreenRobot()
        await robot.connect()

        robot.send("/mode voice")
        #expect(robot.notice == "Already in voice mode.")
        #expect(robot.engine.messages.isEmpty)
        robot.end()
    }

    @Test func `Given a model's name, then that model answers; given a wrong one, then the old one does`() async {
        let robot = ScreenRobot()
        await robot.connect()

        robot.send("/model gpt-realtime-mini")
        await robot.until { robot.screen.status.model == "gpt-realtime-mini" }
        robot.engine.failNext(.unsupportedModel(name: "x", supported: ["gpt-realtime"]))
        #expect(robot.row(.realtimeModel)?.reason == "Currently using gpt-realtime-mini.")
        robot.send("/model x")
        await robot.until { robot.notice.hasPrefix("Unknown model “x”.") }

        #expect(robot.screen.status.model == "gpt-realtime-mini")
        robot.end()
    }

    @Test func `Given a pipe, when a model is refused, then the next line waits for that, and has its answer`()
        async
    {
        let robot = ScreenRobot()
        await robot.connect()
        var pipe = PlainSession(isInteractive: false, catalog: .standard)
        robot.engine.hang()
        robot.engine.failNext(.unsupportedModel(name: "x", supported: ["gpt-realtime"]))

        robot.send("/model x")
        #expect(robot.screen.isWorking)
        #expect(!pipe.show(robot.screen).contains(.read))
        robot.engine.proceed()
        await robot.until { !robot.screen.isWorking }

        #expect(robot.notice.hasPrefix("Unknown model “x”."))
        #expect(pipe.show(robot.screen).contains(.read))
        robot.end()
    }

    @Test func `Given a model is chosen in the settings, then it answers at once and is kept`() async {
        let robot = ScreenRobot()
        await robot.connect()

        robot.adapter.handle(.change(.realtimeModel, "gpt-realtime-mini"))
        await robot.until { robot.screen.status.model == "gpt-realtime-mini" }

        #expect(robot.engine.messages == [.useModel("gpt-realtime-mini")])
        await robot.until { robot.store.saved == [SettingID.realtimeModel.name] }
        robot.end()
    }

    @Test func `Given a model for the other way is chosen in the settings, then it answers when that way is gone`()
        async
    {
        let robot = ScreenRobot()
        await robot.connect()

        robot.adapter.handle(.change(.responsesModel, "gpt-5-nano"))
        await robot.until { robot.store.saved == [SettingID.responsesModel.name] }
        #expect(robot.engine.messages == [])
        robot.perform(.switchMode)
        await robot.until { robot.screen.status.model == "gpt-5-nano" }

        #expect(robot.engine.messages == [.switchMode(.text), .useModel("gpt-5-nano")])
        robot.end()
    }

    @Test func `Given a model in the settings does not answer, then the old one does, and its row says why`() async {
        let robot = ScreenRobot()
        await robot.connect()

        robot.engine.failNext(.unsupportedModel(name: "x", supported: ["gpt-realtime"]))
        robot.adapter.handle(.change(.realtimeModel, "x"))
        await robot.until { robot.row(.realtimeModel)?.reason?.hasPrefix("Unknown model “x”.") == true }

        #expect(robot.screen.settings.rows.first { $0.id == .realtimeModel }?.isChanged == false)
        #expect(robot.screen.status.model == "gpt-realtime")
        robot.end()
    }

    @Test func `Given the server cannot be asked, when a model is chosen in the settings, then the choice stands`()
        async
    {
        let robot = ScreenRobot()
        await robot.connect()

        robot.engine.failNext(.unreachable(host: "example.org", reason: "refused"))
        robot.adapter.handle(.change(.realtimeModel, "gpt-realtime-mini"))
        await robot.until { robot.store.saved == [SettingID.realtimeModel.name] }

        #expect(robot.adapter.preferences.connection.realtimeModel == "gpt-realtime-mini")
        robot.end()
    }

    @Test(arguments: [
        ("/text-model whisper-1", "Text model cannot be whisper-1, which transcribes; it does not answer."),
        ("/voice-model gpt-5", "Voice model cannot be gpt-5, which answers in writing, not by voice."),
        ("/model tts-1", "tts-1 reads texts aloud; it does not answer."),
    ])
    func `Given a model that does something else, then it is refused at once, with the reason`(
        line: String, reason: String
    ) async {
        let robot = ScreenRobot()
        await robot.connect()

        robot.send(line)

        #expect(robot.notice == reason)
        #expect(robot.engine.messages == [])
        robot.end()
    }

    @Test func `Given no name, then the known models are offered, and enter uses one`() async {
        let robot = ScreenRobot()
        await robot.connect()

        robot.send("/model")
        let lasting = ["gpt-realtime-2.1", "gpt-realtime-2.1-mini", "gpt-realtime-2", "gpt-realtime-1.5"]
        #expect(robot.choices.map(\.title) == lasting + ["gpt-live-1.1", "gpt-live-1", "gpt-realtime"])
        #expect(robot.choices.map(\.isCurrent) == [false, false, false, false, false, false, true])
        robot.perform(.selectUp, .open)
        await robot.until { robot.screen.status.model == "gpt-live-1" }

        #expect(robot.screen.overlay == nil)
        robot.end()
    }

    @Test func `Given a limit in dollars, then the budget holds and the panel shows it`() async {
        let robot = ScreenRobot()
        await robot.connect()

        robot.send("/cost limit 0.50")
        await robot.until { robot.engine.messages == [.setBudget(Budget(limit: 0.5))] }
        await robot.until { robot.panelText.contains("$0 of $0.50") }
        robot.perform(.stop)
        robot.send("/cost limit off")
        await robot.until { robot.panelText.contains("No budget.") }
        robot.end()
    }

    @Test(arguments: [("api.openai.com", true, 1), ("api.openai.com", false, 0), ("llm.example.org", true, 0)])
    func `Given a budget, when OpenAI's answer has no price, then it is said once that the budget does not count it`(
        host: String, hasBudget: Bool, times: Int
    ) async {
        let robot = ScreenRobot(isLocal: false, host: host)
        await robot.connect()
        if hasBudget {
            robot.send("/cost limit 0.50")
            await robot.until { robot.panelText.contains("$0 of $0.50") }
            robot.perform(.stop)
        }

        let charge = EchoEvent.charged(Charge(model: "gpt-7", usage: Usage(), cost: nil))
        robot.engine.emit(charge, charge, .webSearched(query: "owls"))
        await robot.until {
            let said = robot.adapter.presenter.part(CostPresenter.self)?.panel.spoken ?? []
            return said.contains { $0.hasPrefix("1 web search") }
        }

        robot.perform(.showNotices)
        guard case .paragraphs(let rows)? = robot.screen.overlay?.content else {
            #expect(times == 0)
            return robot.end()
        }
        let said = "No price is known for gpt-7: budgets do not count it. You can add one to models.toml."
        #expect(rows.count { $0.wording.text(keyName: \.name) == said } == times)
        robot.end()
    }

    @Test func `Given the budget is spent, when the user sends a text, then it stays and the reason is shown`() async {
        let robot = ScreenRobot()
        await robot.connect()
        robot.engine.emit(.budgetReached(.spent(spent: 0.5, limit: 0.5)))
        await robot.until { !robot.notice.isEmpty }

        robot.send("precious")
        #expect(robot.screen.composer.text == "precious")
        #expect(robot.notice.hasPrefix("The budget is used up."))
        #expect(robot.engine.messages.isEmpty)
        robot.end()
    }

    @Test func `Given it waits to reconnect, when the user sends a text, then it connects at once`() async {
        let robot = ScreenRobot()
        await robot.connect()
        let retry = Retry(
            attempt: 1, limit: 5, delay: .seconds(30), cause: .connectionLost(code: 1006, reason: ""))
        robot.engine.emit(.connectionStatusChanged(.retrying(retry)))
        await robot.until { robot.screen.activity == .reconnecting }

        robot.send("hello")
        await robot.until { robot.engine.messages == [.reconnect, .send("hello")] }
        robot.end()
    }

    @Test func `Given it waits to reconnect, then the clock's ticks count down`() async {
        let robot = ScreenRobot()
        await robot.connect()
        let retry = Retry(attempt: 1, limit: 5, delay: .seconds(3), cause: .connectionLost(code: 1006, reason: ""))
        robot.engine.emit(.connectionStatusChanged(.retrying(retry)))
        await robot.until { robot.screen.status.state.text == "↻ reconnecting in 3 s (1 of 5)" }

        await robot.until { robot.clock.sleepers == 1 }
        robot.clock.advance(by: .seconds(1))
        await robot.until { robot.screen.status.state.text == "↻ reconnecting in 2 s (1 of 5)" }
        robot.end()
    }
}
