import Echo
import EchoApp
import EchoAudio
import EchoScreen
import EchoStore
import EchoTerminal
import EchoTestKit
import Foundation
import PhoneBridge
import PhoneExchange
import ScreenTestKit
import ServerTestKit
import Testing

@testable import Phone

extension `The whole program` {
    /// Through the exchange inside the program, which the bridge takes for Twilio.
    @MainActor @Suite(.timeLimit(.minutes(10))) struct `A person watches telephone calls` {
        @Test func `Given an open line, when somebody calls, then both sides are seen, and the history has the call`()
            async throws
        {
            let app = try await AppRobot(hears: "What time is it?")
            await app.openLine()
            await app.receiveCall()

            #expect(await app.sees("echo    Nothing was said."))
            #expect(await app.sees("caller  What time is it?", "You said: What time is it?"))
            #expect(await app.sees("This call is over."))
            app.press(.escape)
            #expect(await app.sees("← +1 415-555-0111", "the caller hung up"))

            app.press(.enter)
            #expect(await app.sees("╭ Call from +1 415-555-0111", "caller", "You said: What time is it?"))
            app.press(.escape)
            #expect(await app.sees("╭ Phone · test line"))
            app.press(.escape)
            app.type("/history")
            app.press(.enter)
            #expect(await app.sees("╭ History", "Call from +1 415-555-0111"))
            await app.quit()
        }

        @Test func `Given a line for SIP telephones, when one calls, then the call is watched and hung up`()
            async throws
        {
            let app = try await AppRobot(
                hears: "What time is it?",
                config: "[phone]\nallow = [\"any\"]\nsip_port = 0\nsip_trusted = [\"127.0.0.1\"]\n")
            app.type("/phone-line sip")
            app.press(.enter)
            #expect(await app.sees("The line is open: sip:echo@", "phone on"))
            let port = try #require(app.screen.text.firstMatch(of: /sip:echo@[^ :]+:(\d+)/)?.output.1)

            let telephone = try await Self.telephone()
            let call = try await telephone.call("sip:echo@127.0.0.1:\(port)", from: "anna")
            #expect(await app.sees("1 call"))
            app.type("/phone")
            app.press(.enter)
            #expect(await app.sees("╭ Phone · SIP"))
            app.press(.character("w"))
            #expect(await app.sees("╭ Call from", "echo    Nothing was said."))

            call.hangUp()
            #expect(await app.sees("This call is over."))
            app.press(.escape)
            #expect(await app.sees("╭ Phone · SIP", "← anna", "the caller hung up"))
            await telephone.stop()
            await app.quit()
        }

        private static func telephone() async throws -> SIPEndpoint {
            var settings = SIPSettings()
            (settings.host, settings.port) = ("127.0.0.1", 0)
            let telephone = SIPEndpoint(settings)
            try await telephone.start()
            return telephone
        }

        @Test func `Given a program that died in a call, when the next one starts, then it tells of the call`()
            async throws
        {
            let folder = FileManager.default.temporaryDirectory.appending(path: "calls-\(UUID().uuidString)")
            defer { try? FileManager.default.removeItem(at: folder) }
            let store = ConversationStore(folder: folder.path)
            var rules = CallKeepingRules(isOn: true, timeZone: .current)
            var message = Message(id: "m1", role: .user, medium: .voice, status: .completed, createdAt: Date())
            message.text = "Is the bakery open?"
            for news in [
                PhoneNews.happened(
                    .began(
                        PhoneLineCall(id: "CA1", from: "+14155550111", to: "", direction: .inbound), at: Date()),
                    call: "CA1"),
                .happened(.echo(.messageFinalized(message)), call: "CA1"),
            ] {
                for change in rules.receive(news, at: Date()) { store.note(change) }
            }
            await store.close()

            let app = try await AppRobot(conversations: folder)
            app.type("/phone")
            app.press(.enter)
            #expect(await app.sees("← +1 415-555-0111", "cut off: the program ended"))
            app.press(.enter)
            #expect(await app.sees("╭ Call from", "caller", "Is the bakery open?"))
            await app.quit()
        }

        @Test
        func `Given people whom calls are transferred to, when a session has begun, then their names are expected`()
            async throws
        {
            let app = try await AppRobot(
                config: "[phone.transfers]\nowner = \"here\"\n\"Anna Lovelace\" = \"+4930123456\"\n")

            #expect(await app.serverSays("session.updated", #""keywords":["Anna Lovelace","owner"]"#))
            await app.quit()
        }

        private static let asking = "[phone]\nanswer = \"ask\"\n"

        @Test func `Given calls ring, when the person takes one, then echo is silent until it is given the call`()
            async throws
        {
            let app = try await AppRobot(config: Self.asking)
            await app.openLine()
            app.press(.character("i"))
            #expect(await app.sees("╭ Incoming call", "+1 415-555-0111 is calling."))

            app.press(.character("t"))
            #expect(await app.sees("╭ Call from +1 415-555-0111", "you speak", "Nothing has been said yet."))
            app.press(.character("t"))
            #expect(await app.sees("echo    Nothing was said."))
            #expect(await app.seesNot("you speak"))
            await app.quit()
        }

        @Test func `Given calls ring, when nobody answers, then echo does`() async throws {
            let app = try await AppRobot(hears: "What time is it?", config: Self.asking + "ring_s = 5\n")
            await app.openLine()
            app.press(.character("i"))
            #expect(await app.sees("╭ Incoming call", "echo answers after 5"))

            #expect(await app.seesNot("╭ Incoming call"))
            app.press(.character("w"))
            #expect(await app.sees("╭ Call from +1 415-555-0111", "echo    Nothing was said."))
            #expect(await app.sees("caller  What time is it?"))
            await app.quit()
        }

        @Test func `Given calls ring, when the person declines, then the caller hears a sentence, and is gone`()
            async throws
        {
            let app = try await AppRobot(config: Self.asking)
            await app.openLine()
            app.press(.character("i"))
            #expect(await app.sees("╭ Incoming call"))

            app.press(.character("x"))

            #expect(await app.sees("╭ Phone · test line", "Nobody can take your call"))
            #expect(await app.sees("← +1 415-555-0111", "declined"))
            await app.quit()
        }

        @Test func `Given a call, when the person whispers, then only echo is told`() async throws {
            let app = try await AppRobot()
            await app.openLine()
            await app.receiveCall()
            #expect(await app.sees("echo    Nothing was said."))

            app.press(.character("w"))
            #expect(await app.sees("╭ Whisper to echo"))
            app.type("Offer a refund.")
            app.press(.enter)

            #expect(await app.sees("╭ Call from", "You whispered: Offer a refund."))
            #expect(await app.seesNot("caller  Offer"))
            await app.quit()
        }

        @Test func `Given a call, when the person presses keys, then each is sent at once, and the call keeps that`()
            async throws
        {
            let app = try await AppRobot()
            await app.openLine()
            await app.receiveCall()
            #expect(await app.sees("echo    Nothing was said."))

            app.press(.character("k"))
            #expect(await app.sees("╭ Keys", "Keys are sent as you press them."))
            app.press(.character("1"))
            #expect(await app.sees("sent  1"))
            app.press(.character("#"))
            #expect(await app.sees("sent  1#"))
            app.press(.escape)
            #expect(await app.sees("╭ Call from", "You pressed #."))

            app.press(.character("x"))
            #expect(await app.sees("This call is over."))
            app.press(.escape)
            #expect(await app.sees("hung up here"))
            app.press(.enter)
            #expect(await app.sees("You press •#."))
            await app.quit()
        }

        @Test func `Given the line's own number, when it is dialled, then it is not called`() async throws {
            let app = try await AppRobot()
            await app.openLine()
            app.press(.escape)

            app.type("/call +14155550100")
            app.press(.enter)

            #expect(await app.sees("That is this line's own number."))
            await app.quit()
        }

        @Test func `Given a call, when the person takes over and gives back, then it says who speaks`() async throws {
            let app = try await AppRobot()
            await app.openLine()
            await app.receiveCall()

            app.press(.character("t"))
            #expect(await app.sees("you speak", "you listen"))
            app.press(.character("t"))
            #expect(await app.seesNot("you speak"))
            await app.quit()
        }

        @Test func `Given a call, when the person hangs up, then the caller is gone`() async throws {
            let app = try await AppRobot()
            await app.openLine()
            await app.receiveCall()

            app.press(.character("x"))

            #expect(await app.sees("This call is over."))
            app.press(.escape)
            #expect(await app.sees("hung up here"))
            await app.quit()
        }

        @Test func `Given a number, when it is dialled, then whoever answers talks with echo`() async throws {
            let app = try await AppRobot(hears: "Hello, who is speaking?")
            await app.openLine()
            app.press(.character("d"))
            #expect(await app.sees("╭ Call · no prompt"))
            app.type("+14155550123")
            #expect(await app.sees("+1 415-555-0123"))
            app.press(.enter)

            #expect(await app.sees("→ +1 415-555-0123", "1 call"))
            app.press(.character("w"))
            #expect(await app.sees("╭ Call to +1 415-555-0123"))
            #expect(await app.sees("they    Hello, who is speaking?"))
            await app.quit()
        }

        @Test func `Given calls are recorded, when somebody calls, then they are told, and the call is heard again`()
            async throws
        {
            // While it goes on, it is said that it is recorded.
            try await RecordedCall.use { app in
                app.type("/history")
                app.press(.enter)
                #expect(await app.sees("╭ History", "Call from +1 415-555-0111"))
                app.press(.enter)
                #expect(await app.sees("What time is it?"))

                app.press(.character("p"))
                #expect(await app.sees("▶ 0:00 / 0:0"))
            }
        }

        @Test func `Given a call that is over, when it is opened, then all of it is shown, and it can be deleted`()
            async throws
        {
            try await RecordedCall.use { app in
                app.type("/phone")
                app.press(.enter)
                #expect(await app.sees("╭ Phone · no line", "← +1 415-555-0111", "completed"))

                app.press(.enter)
                #expect(await app.sees("╭ Call from +1 415-555-0111", "The call comes in.", "The recording begins."))
                #expect(
                    await app.sees("answers in", "voice marin", "The call ends: the caller hung up.", "Instructions"))
                #expect(await app.sees("▎ 0:00  ·       The call comes in."))
                app.press(KeyPress(.down), KeyPress(.down))
                #expect(await app.marks("echo    Nothing was said."))
                app.press(KeyPress(.up), KeyPress(.up))
                #expect(await app.sees("▎ 0:00  ·       The call comes in."))
                app.press(.character("p"))
                #expect(await app.sees("▶ 0:00"))
                app.press(.escape)
                #expect(await app.seesNot("▶ 0:00"))

                let text = try await export(app, "call.md", saying: "Exported the call to")
                #expect(String(decoding: text, as: UTF8.self).contains("What time is it?"))
                let sound = try await export(
                    app, "call.wav", saying: "the other side on the left and echo on the right, to")
                let file = try WAVFile(sound)
                #expect(file.channels == 2 && file.sampleRate == 8_000)

                app.press(.character("d"))
                #expect(await app.sees("Delete the call with +1 415-555-0111?"))
                app.type("n")
                #expect(await app.sees("╭ Call from +1 415-555-0111", "The call comes in."))
                app.press(.character("d"))
                #expect(await app.sees("Delete the call with +1 415-555-0111?"))
                app.type("y")
                #expect(await app.sees("╭ Phone · no line", "The call was deleted."))
                #expect(await app.seesNot("← +1 415-555-0111"))
            }
        }

        private func export(_ app: AppRobot, _ name: String, saying: String) async throws -> Data {
            app.press(.character("x"))
            #expect(await app.sees("╭ Export the call", ".wav"))
            app.press(.control("u"))
            let file = app.conversationFolder.appending(path: name)
            app.type(file.path)
            app.press(.enter)
            #expect(await app.sees("╭ Call from +1 415-555-0111", saying))
            return try Data(contentsOf: file)
        }

        @Test func `Given calls are recorded, when the recordings are listed, then they are played and deleted there`()
            async throws
        {
            try await RecordedCall.use { app in
                app.type("/recordings")
                app.press(.enter)
                #expect(await app.sees("╭ Recordings · 1 call", "← +1 415-555-0111", "encrypted"))
                app.press(.enter)
                #expect(await app.sees("▶ 0:00"))
                app.press(.escape)
                #expect(await app.seesNot("▶ 0:00"))

                app.press(.character("d"))
                #expect(await app.sees("╭ Delete the recording?"))
                app.type("n")
                #expect(await app.sees("╭ Recordings · 1 call"))
                app.press(.character("d"))
                #expect(await app.sees("╭ Delete the recording?"))
                app.type("y")
                #expect(await app.sees("╭ Recordings", "The recording was deleted.", "No call was recorded."))
                let sounds = app.conversationFolder.appending(path: "sound").path
                #expect((try? FileManager.default.contentsOfDirectory(atPath: sounds)) ?? [] == [])
            }
        }

        @Test func `Given echo was muted, when the call is read later, then it says what nobody heard`() async throws {
            let app = try await AppRobot(hears: "What time is it?")
            await app.openLine()
            await app.receiveCall()
            #expect(await app.sees("echo    Nothing was said.", "caller speaks"))
            app.press(.character("m"))
            #expect(await app.sees("(not heard) You said: What time is it?"))
            app.press(.character("x"))
            #expect(await app.sees("This call is over."))
            app.press(.escape)
            #expect(await app.sees("hung up here"))

            app.press(.enter)
            #expect(await app.sees("echo is muted.", "(not heard) You said: What time is it?"))
            app.press(.escape)
            app.press(.escape)
            app.type("/history")
            app.press(.enter)
            #expect(await app.sees("╭ History", "Call from +1 415-555-0111"))
            app.press(.enter)
            #expect(await app.sees("(not heard) You said: What time is it?"))
            await app.quit()
        }

        @Test func `Given a call was made, when the next one is dialled, then its number is offered`() async throws {
            let app = try await AppRobot(hears: "Hello, who is speaking?")
            await app.openLine()
            app.press(.character("d"))
            #expect(await app.sees("╭ Call · no prompt", "Type the number with its country"))
            app.type("+14155550123")
            app.press(.enter)
            #expect(await app.sees("→ +1 415-555-0123", "1 call"))
            // A call that only rings is taken back, and not hung up.
            #expect(await app.hasAnswered("→ +1 415-555-0123"))
            app.press(.character("x"))
            #expect(await app.sees("hung up here"))

            app.press(.character("d"))
            #expect(await app.sees("Last numbers", "+1 415-555-0123"))
            app.press(KeyPress(.up))
            app.press(.enter)
            #expect(await app.sees("→ +1 415-555-0123", "1 call"))
            await app.quit()
        }

        @Test func `Given calls are recorded, when the caller says no, then nothing of their sound is left`()
            async throws
        {
            let app = try await AppRobot(hears: "No, thank you.", config: RecordedCall.config)
            await app.openLine()
            await app.receiveCall()
            #expect(await app.sees("● recorded"))

            #expect(await app.sees("The caller does not want to be recorded."))
            #expect(await app.seesNot("● recorded"))
            #expect(await app.sees("This call is over."))
            let sounds = app.conversationFolder.appending(path: "sound").path
            #expect((try? FileManager.default.contentsOfDirectory(atPath: sounds)) ?? [] == [])
            await app.quit()
        }

        @Test func `Given a call, when the person records it, then the caller is told first, and r ends it`()
            async throws
        {
            let app = try await AppRobot(hears: "What time is it?")
            await app.openLine()
            app.press(.character("c"))
            #expect(await app.sees("← +1 415-555-0111"))
            app.press(.character("w"))
            #expect(await app.sees("╭ Call from +1 415-555-0111", "echo    Nothing was said."))

            app.press(.character("r"))
            #expect(await app.sees("● recorded", "record off"))
            app.press(.character("r"))
            #expect(await app.sees("The recording is discarded."))
            #expect(await app.seesNot("● recorded"))
            await app.quit()
        }

        @Test(arguments: [
            ("911", "Emergency numbers must be listed in [phone] callable."),
            ("+19005551234", "Premium rate numbers must be listed in [phone] callable."),
            ("+1234", "The number is too short."),
        ])
        func `Given a number that must not be called, when it is dialled, then a sentence says why`(
            number: String, reason: String
        ) async throws {
            let app = try await AppRobot(config: "[phone]\ncountry = \"US\"\n")
            await app.openLine()
            app.press(.escape)

            app.type("/call \(number)")
            app.press(.enter)

            #expect(await app.sees(reason))
            await app.quit()
        }

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
}

extension CallRobot {
    /// As it was told last; nil where nobody has taken anything over.
    fileprivate var isTakenOver: Bool? {
        happenings.compactMap { if case .takenOver(let isTaken) = $0 { isTaken } else { nil } }.last
    }
}
