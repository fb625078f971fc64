import Echo
import EchoAudio
import EchoScreen
import EchoStore
import EchoTestKit
import EchoWire
import Foundation
import LocalBackend
import PhoneBridge
import PhoneExchange
import ScreenTestKit
import ServerTestKit
import Synchronization
import Testing

@testable import Phone
@testable import echo_tui

extension `The whole program` {
    /// At a telephone of the exchange inside the program, which the bridge takes for Twilio.
    @Suite(.timeLimit(.minutes(10))) struct `Somebody calls the assistant` {
        private static let story = Array(repeating: "The whale sings of the deep blue sea and of the ships.", count: 8)

        @Test func `Given an answer that goes on, when the caller talks, then the assistant falls silent and listens`()
            async throws
        {
            let brain = ScriptedBrain { prompt in
                guard case .user(let text, _)? = prompt.items.last else { return .parts([.text("Hello.")]) }
                return .parts(text.contains("story") ? Self.story.map { .text($0 + " ") } : [.text("All right.")])
            }
            try await CallRobot.run(brain, hears: "Tell me a story.", "Stop, please.") { robot in
                let caller = ScriptedCaller([
                    .untilHearsSpeech, .untilHearsSilence(of: .milliseconds(800)),
                    try await CallRobot.saying("Tell me a story."), .untilHearsSpeech, .wait(.seconds(1)),
                    try await CallRobot.saying("Stop, please, that is enough."), .untilHearsSpeech,
                    .untilHearsSilence(of: .seconds(1)), .hangUp,
                ])
                let call = try await robot.call(caller)

                #expect(call.status == .completed)
                let interruptions = robot.happenings.filter {
                    if case .echo(.assistantInterrupted) = $0 { true } else { false }
                }
                #expect(interruptions.count == 1)
                let said = robot.happenings.compactMap {
                    if case .echo(.messageFinalized(let message)) = $0 { message } else { nil }
                }
                // Finished when all of it was made, and again when it was cut. Of the text there may be no more than was
                // heard: the rest was not made any more.
                let story = try #require(said.last { $0.text.contains("whale") })
                #expect(story.heardText.count < Self.story.joined(separator: " ").count)
                #expect(said.contains { $0.text == "All right." })
            }
        }

        @Test func `Given a number that may not call, when it calls, then it is turned away, and that is told`()
            async throws
        {
            try await CallRobot.run(allowing: [.number("+4930123456")]) { robot in
                let stranger = ScriptedCaller([.wait(.seconds(30)), .hangUp])
                let call = try await robot.call(stranger)

                #expect(call.status != .completed, "\(call.status)")
                #expect(stranger.heard.isEmpty)
                guard case .turnedAway(_, .refused(.callerNotAllowed), others: 0, _)? = robot.happenings.first else {
                    Issue.record("\(robot.happenings)")
                    return
                }
                #expect(robot.happenings.count == 1)
            }
        }

        @Test func `Given a month whose budget is spent, when somebody calls, then nobody is let in, and that is told`()
            async throws
        {
            let folder = FileManager.default.temporaryDirectory.appending(path: "spent-\(UUID().uuidString)")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            defer { try? FileManager.default.removeItem(at: folder) }
            try Data("[budget]\nmonthly = 1\n".utf8).write(to: CallRobot.config(in: folder))
            let other = ConversationStore(folder: folder.path)
            let today = SpendingDay(Date(), in: .current)
            other.note(spent: [
                SpendingAmount(day: today, model: "gpt-realtime", modality: .audioOutput, tokens: 9, dollars: 2)
            ])
            await other.close()
            try await CallRobot.run(recordingIn: folder) { robot in
                #expect(await eventually { robot.bridge.desk.gate.usage.isMonthUsedUp })
                let call = try await robot.call(ScriptedCaller([.wait(.seconds(30)), .hangUp]))

                #expect(call.status != .completed, "\(call.status)")
                guard case .turnedAway(_, .refused(.monthUsedUp), others: 0, _)? = robot.happenings.first else {
                    Issue.record("\(robot.happenings)")
                    return
                }
            }
        }

        @Test(.enabled(if: LineVoice.languages.contains("de")))
        func `Given calls are recorded, when somebody calls from Germany, then the notice is in German`() async throws {
            var phone = PhonePreferences()
            phone.recording = .announce
            let call = PhoneLineCall(id: "CA1", from: "+4930901820", to: TestLine.called, direction: .inbound)
            let notice = CallConfiguration(phone, SessionSettings(), in: LineVoice.languages, for: call).recordingNotice

            #expect(notice.sentence.hasPrefix("Dieses Gespräch wird aufgezeichnet."))
            let sound = try await LineVoice().speak(notice.sentence, language: notice.language)
            #expect(sound.duration > .seconds(3))
            #expect(sound.samples.count { $0.magnitude > 1000 } > PCM16.sampleRate / 4)
        }

        @Test func `Given people whom calls are transferred to, when somebody calls, then their names are expected`() {
            var phone = PhonePreferences()
            phone.transfers = ["owner": "here", "Anna Lovelace": "+4930123456"]
            var settings = SessionSettings()
            settings.dictionary = ["Kubernetes"]
            let call = PhoneLineCall(id: "CA1", from: TestLine.caller, to: TestLine.called, direction: .inbound)

            let told = CallConfiguration(phone, settings, in: LineVoice.languages, for: call).settings

            #expect(told.keywords == ["Anna Lovelace", "owner"])
            #expect(told.dictionary == ["Kubernetes"])
        }

        @Test func `Given a call, when the assistant's connection drops, then the next words are answered as ever`()
            async throws
        {
            try await CallRobot.run(hears: "What time is it?", "And what is the date?") { robot in
                let caller = ScriptedCaller([
                    .untilHearsSpeech, .untilHearsSilence(of: .milliseconds(800)),
                    try await CallRobot.saying("What time is it?"), .untilHearsSpeech,
                    .untilHearsSilence(of: .milliseconds(800)), .wait(.seconds(2)),
                    try await CallRobot.saying("And what is the date today?"), .untilHearsSpeech,
                    .untilHearsSilence(of: .milliseconds(800)), .hangUp,
                ])
                async let call = robot.call(caller)
                #expect(await eventually { caller.began(step: 5) != nil })
                await robot.assistant.stop()
                try await robot.assistant.start()
                let ended = try await call

                #expect(ended.status == .completed)
                // By the caller's watch: half a second of it ends the turn.
                let (asked, answered) = (try #require(caller.began(step: 7)), try #require(caller.began(step: 8)))
                #expect(answered - asked <= .seconds(2), "\(answered - asked)")
            }
        }

        @Test func `Given a call, when the server's longest session is over, then the assistant goes on`()
            async throws
        {
            try await CallRobot.run(
                hears: "One.", "Two.", "Three.", "Four.", sessionLimit: .seconds(5)
            ) { robot in
                let turn: [CallerStep] = [
                    try await CallRobot.saying("Tell me another number."), .untilHearsSpeech,
                    .untilHearsSilence(of: .milliseconds(800)),
                ]
                let caller = ScriptedCaller(
                    [.untilHearsSpeech, .untilHearsSilence(of: .milliseconds(800))]
                        + Array(repeating: turn, count: 3).flatMap(\.self) + [.hangUp])
                let call = try await robot.call(caller)

                #expect(call.status == .completed)
                let sessions = robot.happenings.count {
                    if case .echo(.connectionStatusChanged(.connected)) = $0 { true } else { false }
                }
                #expect(sessions > 1)
                for turn in 0..<3 {
                    let asked = try #require(caller.began(step: 3 + 3 * turn))
                    let answered = try #require(caller.began(step: 4 + 3 * turn))
                    #expect(answered - asked <= .seconds(2), "turn \(turn): \(answered - asked)")
                }
            }
        }

        /// Connects who asks for a human with the owner, and takes a message where nobody is there.
        private static let receptionist = ScriptedBrain { prompt in
            switch prompt.items.last {
            case .system(let text) where text.contains("could not be connected"):
                .parts([
                    .text("Nobody is there. You can leave a message."), .call(name: "record_message", arguments: "{}"),
                ])
            case .user(let text, _) where text.contains("human"):
                .parts([.text("One moment."), .call(name: "transfer_call", arguments: #"{"to":"owner"}"#)])
            case .callOutput(_, let output) where output.contains("take_message"):
                .parts([.call(name: "take_message", arguments: #"{"message":"Anna asks to be called back."}"#)])
            case .callOutput(_, let output) where output.contains("delivered"): .parts([.text("It will be heard.")])
            case .callOutput: .parts([.text("Please wait.")])
            default: .parts([.text("Hello.")])
            }
        }

        @Test func `Given a person who watches, when the caller asks for a human, then they talk with that person`()
            async throws
        {
            try await CallRobot.run(
                Self.receptionist, hears: "I want to talk to a human.", phone: { $0.transfers = ["owner": "here"] }
            ) { robot in
                let caller = ScriptedCaller([
                    .untilHearsSpeech, .untilHearsSilence(of: .milliseconds(800)),
                    try await CallRobot.saying("I want to talk to a human."), .untilHearsSpeech,
                    .untilHearsSilence(of: .seconds(3)), .untilHearsSpeech, .hangUp,
                ])
                guard case .say(let words) = try await CallRobot.saying("Hello, this is the owner.") else { return }
                let board = robot.bridge.desk.switchboard
                let news = board.news
                let answering = Task {
                    for await item in news {
                        switch item.happening {
                        case .personWanted(name: "owner", _): board.ask(.takeOver(true), of: item.call)
                        case .takenOver(true):
                            // The caller waits for silence before that.
                            #expect(await eventually { caller.began(step: 5) != nil })
                            board.speak(words, in: item.call)
                            return true
                        default: break
                        }
                    }
                    return false
                }
                let call = try await robot.call(caller)

                #expect(call.status == .completed)
                #expect(await answering.value)
                #expect(caller.began(step: 6) != nil)
            }
        }

        @Test func `Given nobody answers, when the caller leaves a message, then it is kept, found and heard`()
            async throws
        {
            let folder = FileManager.default.temporaryDirectory.appending(path: "message-\(UUID().uuidString)")
            defer { try? FileManager.default.removeItem(at: folder) }
            try await CallRobot.run(
                Self.receptionist, hears: "I want to talk to a human.", "Please call me back.", recordingIn: folder,
                phone: { phone in
                    (phone.recording, phone.transfers, phone.transferSeconds) = (.off, ["owner": "here"], 1)
                }
            ) { robot in
                let caller = ScriptedCaller([
                    .untilHearsSpeech, .untilHearsSilence(of: .milliseconds(800)),
                    try await CallRobot.saying("I want to talk to a human."), .untilHearsSpeech,
                    .untilHearsSilence(of: .milliseconds(800)),
                    // That nobody is there, that the message is recorded, and the tone.
                    .untilHearsSpeech, .untilHearsSilence(of: .seconds(5)),
                    try await CallRobot.saying("Please call me back."), .wait(.milliseconds(500)), .press("#"),
                    .untilHearsSpeech, .untilHearsSilence(of: .seconds(1)), .hangUp,
                ])
                let call = try await robot.call(caller)

                #expect(call.status == .completed)
                let messages = robot.happenings.compactMap {
                    if case .messageTaken(let text) = $0 { text } else { nil }
                }
                #expect(messages == ["Anna asks to be called back."])
                #expect(await eventually { (try? await robot.recording()) != nil })
                let id = try #require(try await robot.recording())
                let sound = try await robot.get("/api/recordings/\(id)")
                #expect(sound.status == 200)
                let samples = PCM16(littleEndian: sound.body.dropFirst(44))
                #expect(samples.samples.count { $0.magnitude > 1000 } > PCM16.sampleRate / 10)
                // The message alone, and nothing of the call before it: two sides, ten seconds at most.
                #expect(samples.samples.count < 2 * 10 * PCM16.sampleRate)
            }
        }

        @Test func `Given two people who watch a bridge, when one takes the call, then the other sees it and may not`()
            async throws
        {
            let users = try UserRights.allCases.map { rights in
                try #require(
                    BridgeUser(name: rights.rawValue, rights: rights, token: "\(rights)-token", expires: .distantFuture)
                )
            }
            try await CallRobot.run(.says("Hello."), users: users) { robot in
                let owner = try Watcher(UserRights.act, at: robot.url)
                let guest = try Watcher(UserRights.watch, at: robot.url)
                let watching = [owner, guest].map { watcher in Task { try await watcher.watch() } }
                defer { for task in watching { task.cancel() } }
                let caller = ScriptedCaller([.untilHearsSpeech, .wait(.seconds(60)), .hangUp])
                async let call = robot.call(caller)
                #expect(await eventually { robot.call != nil })
                let id = try #require(robot.call)
                for watcher in [owner, guest] {
                    #expect(
                        await watcher.sees { if case .status(id, .inProgress, _, _) = $0 { true } else { false } })
                }

                #expect(guest.bridge.end(id))
                #expect(
                    await guest.sees { if case .problem("E001", _, "call.end") = $0 { true } else { false } })
                #expect(owner.bridge.ask(.takeOver(true), of: id))
                for watcher in [owner, guest] {
                    #expect(
                        await watcher.sees { if case .happened(id, "call.taken_over", _) = $0 { true } else { false } })
                }
                #expect(owner.bridge.end(id))
                #expect(try await call.status == .completed)
                for watcher in [owner, guest] {
                    #expect(
                        await watcher.sees { if case .status(id, .completed, _, _) = $0 { true } else { false } })
                }
            }
        }

        @Test func `Given calls are recorded, when one is over, then a program gets its sound, whole and in parts`()
            async throws
        {
            let folder = FileManager.default.temporaryDirectory.appending(path: "echo-tui-\(UUID().uuidString)")
            defer { try? FileManager.default.removeItem(at: folder) }
            try await CallRobot.run(hears: "What time is it?", recordingIn: folder) { robot in
                let caller = ScriptedCaller([
                    .untilHearsSpeech, .untilHearsSilence(of: .milliseconds(1200)),
                    try await CallRobot.saying("What time is it?"), .untilHearsSpeech,
                    .untilHearsSilence(of: .milliseconds(1200)), .hangUp,
                ])
                let call = try await robot.call(caller)

                #expect(call.status == .completed)
                #expect(await eventually { (try? await robot.recording()) != nil })
                let id = try #require(try await robot.recording())
                let listed = try await robot.get("/api/recordings").json["recordings"]?[0]?["bytes"]
                let whole = try await robot.get("/api/recordings/\(id)")
                #expect(whole.status == 200)
                #expect(whole.body.starts(with: Data("RIFF".utf8)))
                #expect(listed == .integer(whole.body.count))
                let part = try await robot.get("/api/recordings/\(id)", headers: ["Range": "bytes=0-3"])
                #expect(part.status == 206)
                #expect(part.body == Data("RIFF".utf8))
            }
        }
    }
}

/// Somebody with a token of their own who watches a bridge.
private final class Watcher: Sendable {
    let bridge: BridgeWatch
    private let seen = Mutex<[BridgeNews]>([])

    init(_ rights: UserRights, at url: String) throws {
        bridge = try BridgeWatch(url: url, token: "\(rights)-token")
    }

    func watch() async throws {
        try await bridge.run { news, _ in self.seen.withLock { $0.append(news) } }
    }

    func sees(_ isWanted: (BridgeNews) -> Bool) async -> Bool {
        await eventually { seen.withLock(\.self).contains(where: isWanted) }
    }
}
