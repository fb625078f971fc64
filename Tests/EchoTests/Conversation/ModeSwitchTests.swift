import EchoTestKit
import EchoWire
import Foundation
import LocalBackend
import ServerTestKit
import Testing

@testable import Echo

/// One conversation over two APIs: voice against a real server, writing against a scripted model.
@Suite struct `A conversation changes its mode` {
    private struct Answers: AnswerServiceProtocol {
        func answer(_ prompt: AnswerPrompt) -> AsyncThrowingStream<AnswerPart, any Error> {
            let words = prompt.entries.compactMap { entry in
                if case .message(_, let role, let text) = entry { "\(role.rawValue): \(text)" } else { nil }
            }
            return AsyncThrowingStream { continuation in
                continuation.yield(.text(itemID: "m", delta: "I was told: " + words.joined(separator: " / ")))
                continuation.yield(.ended(.completed))
                continuation.finish()
            }
        }
    }

    /// - Parameter probe: how the server is reached where another model is to write.
    private func engine(
        port: Int, mode: ConversationMode, events: EventEmitter<EchoEvent>,
        probe: @escaping @Sendable () async throws(EchoError) -> Void = { () throws(EchoError) in }
    ) throws -> ConversationEngine {
        var configuration = EchoConfiguration()
        configuration.reconnectionAttempts = 0
        let tools = ToolBox()
        let builder = LegBuilder(
            devices: AudioDevices(microphone: ManualMicrophone(), loudspeaker: ManualLoudspeaker()),
            makeEvents: { _ in events },
            voice: { [configuration] (model, memory, devices, events) throws(EchoError) in
                let endpoint = try RealtimeEndpoint(baseURL: "ws://127.0.0.1:\(port)", model: model)
                return RealtimeClient(
                    host: endpoint.host, transport: WebSocketTransport(endpoint: endpoint, key: LoopbackServer.token),
                    configuration: configuration, model: model, memory: memory,
                    devices: devices, tools: tools, runsTools: true, events: events,
                    log: WireLog(emitter: EventEmitter()))
            },
            text: { [configuration] (model, memory, events) throws(EchoError) in
                var session = TextSession(
                    model: model, settings: memory.settings, idPrefix: UUID().uuidString.prefix(8) + "_")
                session.take(memory)
                return TextClient(
                    service: Answers(), configuration: configuration, session: session, tools: tools, runsTools: true,
                    events: events, probe: probe)
            })
        let models = [ConversationMode.audio: "gpt-realtime", .text: "gpt-5-mini"]
        let memory = ConversationMemory(settings: SessionSettings(), spending: Spending())
        let engine = ConversationEngine(
            leg: try builder.leg(mode, model: models[mode] ?? "", memory), models: models, builder: builder,
            validation: SettingsValidation(configuration: configuration),
            choice: ModelChoice(configuration) { nil }, tools: tools)
        Task { await engine.run() }
        return engine
    }

    private func texts(_ engine: ConversationEngine) async -> [String] {
        await engine.memory.messages.map(\.text)
    }

    @Test func `what was written is told to the voice, and what was spoken to the writing`() async throws {
        try await LoopbackServer.run(LoopbackServer.configuration(brain: ScriptedBrain.echoing)) { port in
            let events = EventEmitter<EchoEvent>()
            let log = EventLog(events.stream())
            let engine = try engine(port: port, mode: .text, events: events)
            try await engine.send("one")
            #expect(await eventually { await texts(engine) == ["one", "I was told: user: one"] })
            let before = await engine.memory.messages.map(\.id)

            try await engine.switchMode(to: .audio)

            #expect(await engine.memory.messages.map(\.id) == before)
            try await engine.send("two")
            #expect(await eventually { await texts(engine).last == "You said: two" })
            #expect(await eventually { await engine.memory.messages.last?.isFinal == true })

            try await engine.switchMode(to: .text)

            try await engine.send("three")
            #expect(
                await eventually {
                    await texts(engine).last
                        == "I was told: user: one / assistant: I was told: user: one / user: two / assistant: You said: two / user: three"
                })
            #expect(Array(await engine.memory.messages.map(\.id).prefix(2)) == before)
            #expect(log.all.filter { $0 == .modeChanged(.audio) || $0 == .modeChanged(.text) }.count == 2)
            await engine.close()
        }
    }

    @Test func `what is said on this machine alone stays, and is told to neither`() async throws {
        try await LoopbackServer.run(LoopbackServer.configuration(brain: ScriptedBrain.echoing)) { port in
            let engine = try engine(port: port, mode: .audio, events: EventEmitter())
            try await engine.connect()
            await engine.note([
                Message(id: "l1", role: .user, medium: .text, text: "lamp off", status: .completed, createdAt: .now),
                Message(
                    id: "l2", role: .assistant, medium: .text, text: "It is off.", status: .completed, createdAt: .now),
            ])
            try await engine.send("one")
            #expect(await eventually { await texts(engine) == ["lamp off", "It is off.", "one", "You said: one"] })
            #expect(await eventually { await engine.memory.messages.last?.isFinal == true })

            try await engine.switchMode(to: .text)

            try await engine.send("two")
            #expect(
                await eventually {
                    await texts(engine).last == "I was told: user: one / assistant: You said: one / user: two"
                })
            #expect(await texts(engine).prefix(2) == ["lamp off", "It is off."])
            await engine.close()
        }
    }

    @Test func `a model of the other mode goes on in it, in one change`() async throws {
        try await LoopbackServer.run(LoopbackServer.configuration(brain: ScriptedBrain.echoing)) { port in
            let events = EventEmitter<EchoEvent>()
            let log = EventLog(events.stream())
            let engine = try engine(port: port, mode: .text, events: events)
            try await engine.send("one")
            #expect(await eventually { await texts(engine) == ["one", "I was told: user: one"] })

            try await engine.useModel("gpt-realtime-2", in: .audio)

            #expect(await engine.mode == .audio)
            #expect(await engine.model == "gpt-realtime-2")
            #expect(await eventually { log.all.filter { $0 == .modeChanged(.audio) }.count == 1 })
            try await engine.send("two")
            #expect(await eventually { await texts(engine).last == "You said: two" })
            await engine.close()
        }
    }

    @Test func `a model of the other mode that cannot be reached leaves mode and model as they were`() async throws {
        let engine = try engine(port: 1, mode: .text, events: EventEmitter())

        await #expect(throws: EchoError.self) { try await engine.useModel("gpt-realtime-2", in: .audio) }

        #expect(await engine.mode == .text)
        #expect(await engine.model == "gpt-5-mini")
        await engine.close()
    }

    @Test func `a server that cannot be reached by voice leaves the writing as it was`() async throws {
        let engine = try engine(port: 1, mode: .text, events: EventEmitter())
        try await engine.send("one")
        #expect(await eventually { await texts(engine).count == 2 })

        await #expect(throws: EchoError.self) { try await engine.switchMode(to: .audio) }

        #expect(await engine.mode == .text)
        try await engine.send("two")
        #expect(await eventually { await texts(engine).count == 4 })
    }

    @Test func `a model that was chosen writes, though the server could not be asked`() async throws {
        let dead = { @Sendable () async throws(EchoError) in throw EchoError.unreachable(host: "h", reason: "refused") }
        let engine = try engine(port: 1, mode: .text, events: EventEmitter(), probe: dead)

        try await engine.useModel("gpt-6.1-sol")

        #expect(await engine.model == "gpt-6.1-sol")
        await engine.close()
    }

    @Test func `a model that was chosen does not write where the server refuses to`() async throws {
        let closed = { @Sendable () async throws(EchoError) in throw EchoError.invalidKey }
        let engine = try engine(port: 1, mode: .text, events: EventEmitter(), probe: closed)

        await #expect(throws: EchoError.invalidKey) { try await engine.useModel("gpt-6.1-sol") }

        #expect(await engine.model == "gpt-5-mini")
        await engine.close()
    }

    @Test func `a message is changed, and what came after it is answered anew`() async throws {
        let engine = try engine(port: 1, mode: .text, events: EventEmitter())
        try await engine.send("one")
        #expect(await eventually { await texts(engine).count == 2 })
        let first = try #require(await engine.memory.messages.first?.id)

        try await engine.edit(first, text: "uno")

        #expect(await eventually { await texts(engine) == ["uno", "I was told: user: uno"] })
        try await engine.regenerate()
        #expect(await eventually { await texts(engine) == ["uno", "I was told: user: uno"] })
        await #expect(throws: EchoError.noSuchMessage(id: "nobody")) { try await engine.delete("nobody") }
        let answer = try #require(await engine.memory.messages.last?.id)
        try await engine.delete(answer)
        #expect(await texts(engine) == ["uno"])
    }

    @Test func `a voice conversation is changed at the server too`() async throws {
        try await LoopbackServer.run(LoopbackServer.configuration(brain: ScriptedBrain.echoing)) { port in
            let engine = try engine(port: port, mode: .audio, events: EventEmitter())
            try await engine.connect()
            try await engine.send("one")
            #expect(await eventually { await texts(engine) == ["one", "You said: one"] })
            #expect(await eventually { await engine.memory.messages.last?.status == .completed })
            let first = try #require(await engine.memory.messages.first?.id)

            try await engine.edit(first, text: "uno")

            #expect(await eventually { await texts(engine) == ["uno", "You said: uno"] })
            await engine.close()
        }
    }

    @Test func `a branch goes its own way`() async throws {
        let engine = try engine(port: 1, mode: .text, events: EventEmitter())
        try await engine.send("one")
        #expect(await eventually { await texts(engine).count == 2 })
        try await engine.send("two")
        #expect(await eventually { await texts(engine).count == 4 })
        let answer = await engine.memory.messages[1].id

        let branch = try await engine.branch(from: answer)
        async let running: Void = branch.run()
        try await branch.connect()
        try await branch.send("other")

        #expect(await eventually { await texts(branch).count == 4 })
        #expect(await texts(branch)[2] == "other")
        #expect(await texts(engine)[2] == "two")
        branch.abandon()
        await running
    }
}
