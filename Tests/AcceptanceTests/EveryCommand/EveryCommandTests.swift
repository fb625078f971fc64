import EchoScreen
import EchoTerminal
import EchoTestKit
import House
import ScreenTestKit
import Testing

@testable import echo_tui

extension `The whole program` {
    @MainActor @Suite(CommandStageTrait()) struct `Every command does what it says` {
        @Test func `no command is left out, and none is tried that is not in the table`() {
            #expect(
                CommandStory.all.map(\.command.name).sorted()
                    == CompositionRoot.catalog.commands.all.map(\.command).map(\.name).sorted())
        }

        /// What is asked for has to be so afterwards and not before: a command that does nothing is seen.
        @Test(arguments: CommandStory.all)
        func `Given a command, when its key is pressed or its name entered, then it does what it says`(
            story: CommandStory
        ) async throws {
            let stage = try #require(CommandStageTrait.stage)
            let robot = try await stage.robot(for: story.scene)
            for step in story.before { await take(step, robot, for: story) }
            #expect(!story.outcome.holds(robot), "\(story.outcome) before it was asked for")

            await ask(for: story, robot)
            for step in story.then { await take(step, robot, for: story) }

            await see(story.outcome, robot, for: story)
            guard story.outcome.holds(robot), let back = story.back else { return await stage.leave(story.scene) }
            for step in back { await take(step, robot, for: story) }
            guard await stage.isBack(in: story.scene) else {
                Issue.record("\(story) does not go back\n\(robot.screen.text)")
                return await stage.leave(story.scene)
            }
        }

        private func ask(for story: CommandStory, _ robot: any RobotProtocol) async {
            guard let context = story.context else { return await find(story, robot) }
            let keymap = Keymap(CompositionRoot.catalog.commands).rebound(by: CommandScene.rebindings).keymap
            let keys = keymap.bindings.first { $0.command == story.command && $0.contexts.contains(context) }?.keys
            #expect(keys?.isEmpty == false, "no key in \(context)")
            for key in keys ?? [] { robot.press(key) }
        }

        /// Gives a command by what it is called after a slash, else by its title, in the palette.
        private func find(_ story: CommandStory, _ robot: any RobotProtocol) async {
            let entry = CompositionRoot.catalog.commands[story.command]
            let words = entry.slash.map { "/" + $0 } ?? entry.title
            robot.press(.control("p"))
            await see(.sees("╭ Commands"), robot, for: story)
            robot.type(words)
            await see(.sees("› " + words), robot, for: story)
            robot.press(.enter)
        }

        private func take(_ step: CommandStory.Step, _ robot: any RobotProtocol, for story: CommandStory) async {
            switch step {
            case .type(let text): robot.type(text)
            case .press(let key): robot.press(key)
            case .until(let outcome): await see(outcome, robot, for: story)
            case .focus(let pane):
                robot.press(.alt(Character("\(Pane.all.firstIndex(of: pane) ?? 0)")))
                await see(.focuses(pane), robot, for: story)
            default: if let app = robot as? AppRobot { await take(step, with: app, for: story) }
            }
        }

        private func take(_ step: CommandStory.Step, with app: AppRobot, for story: CommandStory) async {
            switch step {
            case .ask(let text, let answer):
                await app.send(text)
                await see(.sees(answer), app, for: story)
                await app.hearAnswer()
                await see(.sees("○ idle"), app, for: story)
            case .send(let text): await app.send(text)
            case .talk: await app.startTalking()
            case .speak:
                app.speak()
                app.pause()
                #expect(await app.serverSees("input_audio_buffer.append", count: 40))
            case .hear: await app.hearAnswer()
            case .loseHouse: await app.flat?.setAway(true)
            case .startServer: await #expect(throws: Never.self) { try await app.startServer() }
            case .record(let sound):
                #expect(await eventually { app.microphone.isOpen })
                app.microphone.say(sound)
                #expect(await eventually { !app.microphone.isOpen })
            case .type, .press, .until, .focus: break
            }
        }

        private func see(_ outcome: CommandOutcome, _ robot: any RobotProtocol, for story: CommandStory) async {
            guard await eventually({ outcome.holds(robot) }) else {
                let wire = (robot as? AppRobot)?.wireSummary ?? ""
                Issue.record("\(story): not \(outcome)\n\(robot.screen.text)\n\(wire)")
                return
            }
        }
    }
}
