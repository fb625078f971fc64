import EchoAudio
import EchoTestKit
import EchoWire
import Foundation
import LocalBackend
import ServerTestKit
import Synchronization
import Testing

@testable import Echo

/// Several conversations on one `Echo`, each with its own devices.
@Suite struct `Many conversations at once` {
    private func serve(_ body: @escaping @Sendable (Echo) async throws -> Void) async throws {
        var server = LoopbackServer.configuration(brain: ScriptedBrain.echoing)
        // Ids of its own for each session, as every real server has.
        server.seed = { .random(in: .min ... .max) }
        try await LoopbackServer.run(server) { port in
            var configuration = EchoConfiguration()
            configuration.baseURL = "ws://127.0.0.1:\(port)"
            try await body(Echo(key: LoopbackServer.token, configuration: configuration))
        }
    }

    private func answered(_ conversation: Conversation, _ text: String) async -> Bool {
        await eventually {
            let last = await conversation.allMessages.last
            return last?.text == text && last?.isFinal == true
        }
    }

    @Test func `each tells its own events, and its name with them`() async throws {
        try await serve { echo in
            let named = echo.conversationEvents
            let handled = Mutex<[String: String]>([:])
            echo.when(.messageReleased) { event, conversation in
                guard case .messageReleased(let message) = event else { return }
                handled.withLock { $0[message.text] = conversation }
            }
            let (one, two) = (try await echo.startConversation(), try await echo.startConversation(mode: .text))
            let (log, other) = (EventLog(one.events), EventLog(two.events))
            try await one.send("one")
            try await two.send("two")
            #expect(await answered(one, "You said: one"))
            #expect(await answered(two, "You said: two"))

            func texts(_ events: [EchoEvent]) -> [String] {
                events.compactMap { if case .messageReleased(let message) = $0 { message.text } else { nil } }
            }
            #expect(await log.sees { texts([$0]).contains("You said: one") })
            #expect(texts(log.all) == ["one", "You said: one"])
            #expect(await other.sees { texts([$0]).contains("You said: two") })
            #expect(texts(other.all) == ["two", "You said: two"])
            var seen: [String: String] = [:]
            for await event in named {
                guard case .messageReleased(let message) = event.event else { continue }
                seen[message.text] = event.conversationID
                if seen.count == 4 { break }
            }
            #expect(await eventually { handled.withLock { $0 } == seen })
            #expect(seen == ["one": one.id, "You said: one": one.id, "two": two.id, "You said: two": two.id])
            await one.close()
            await two.close()
        }
    }

    @Test func `each has its own microphone and loudspeaker`() async throws {
        try await serve { echo in
            let devices = [(ManualMicrophone(), ManualLoudspeaker()), (ManualMicrophone(), ManualLoudspeaker())]
            var conversations: [Conversation] = []
            for (microphone, loudspeaker) in devices {
                conversations.append(
                    try await echo.startConversation(
                        settings: SessionSettings(),
                        devices: AudioDevices(microphone: microphone, loudspeaker: loudspeaker)))
            }
            try await conversations[0].startListening()
            #expect(await eventually { devices[0].0.isOpen })
            #expect(!devices[1].0.isOpen)
            try await conversations[1].send("two")

            #expect(await eventually { devices[1].1.wholeItems.count == 1 })
            #expect(devices[0].1.items.isEmpty)
            for conversation in conversations { await conversation.close() }
        }
    }

    @Test(arguments: [AudioCodec.muLaw, .aLaw])
    func `a telephone's bytes pass untouched`(_ codec: AudioCodec) async throws {
        try await serve { echo in
            let (microphone, loudspeaker) = (ManualMicrophone(), ManualLoudspeaker())
            let records = echo.traffic
            let conversation = try await echo.startConversation(
                settings: SessionSettings(),
                devices: AudioDevices(microphone: microphone, loudspeaker: loudspeaker, codec: codec))
            let format: JSONValue = codec == .muLaw ? "audio/pcmu" : "audio/pcma"
            for await record in records where record.type == "session.updated" {
                let audio = try JSONValue(parsing: Data(record.json.utf8))["session"]?["audio"]
                #expect(audio?["input"]?["format"]?["type"] == format)
                #expect(audio?["output"]?["format"]?["type"] == format)
                break
            }
            try await conversation.send("one")
            #expect(await eventually { loudspeaker.wholeItems.count == 1 })
            #expect(loudspeaker.seconds(of: loudspeaker.wholeItems[0]) > 0)
            await conversation.close()
        }
    }

    @Test func `a conversation that nobody holds any more ends`() async throws {
        try await serve { echo in
            let microphone = ManualMicrophone()
            let log = EventLog(echo.events)
            var conversation: Conversation? = try await echo.startConversation(
                settings: SessionSettings(), devices: AudioDevices(microphone: microphone))
            try await conversation?.startListening()
            #expect(await eventually { microphone.isOpen })

            conversation = nil

            #expect(await eventually { !microphone.isOpen })
            #expect(await log.sees(.connectionStatusChanged(.disconnected)))
        }
    }

    @Test(arguments: [ConversationMode.audio, .text])
    func `a tool that is registered meanwhile is offered`(_ mode: ConversationMode) async throws {
        let brain = ScriptedBrain { prompt in
            if case .callOutput(_, let output)? = prompt.items.last { return .parts([.text("It is \(output).")]) }
            return prompt.tools.isEmpty
                ? .parts([.text("I have no tools.")]) : .parts([.call(name: prompt.tools[0].name, arguments: "{}")])
        }
        var server = LoopbackServer.configuration(brain: brain)
        server.seed = { .random(in: .min ... .max) }
        try await LoopbackServer.run(server) { port in
            var configuration = EchoConfiguration()
            configuration.baseURL = "ws://127.0.0.1:\(port)"
            let echo = Echo(key: LoopbackServer.token, configuration: configuration)
            let conversation = try await echo.startConversation(mode: mode)
            try await conversation.send("weather?")
            #expect(await answered(conversation, "I have no tools."))

            echo.registerTool(
                Tool(name: "weather", description: "Tells it.", parameters: ["type": "object"]) { _ in "sunny" })

            // It is offered a moment later.
            for _ in 0..<50 where await conversation.allMessages.last?.text != "It is sunny." {
                try await conversation.send("weather?")
                #expect(
                    await eventually {
                        let last = await conversation.allMessages.last
                        return last?.role == .assistant && last?.isFinal == true
                    })
            }
            #expect(await answered(conversation, "It is sunny."))
            await conversation.close()
        }
    }
}
