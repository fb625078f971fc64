import EchoAudio
import EchoTestKit
import EchoWire
import Foundation
import Testing

@testable import Echo

/// One conversation in writing and by a voice that takes no turns.
@Suite struct `A conversation goes from text to full duplex and back` {
    private func engine(_ server: LivePuppet, mode: ConversationMode = .text) throws -> ConversationEngine {
        let configuration = EchoConfiguration()
        let tools = ToolBox()
        let builder = LegBuilder(
            devices: AudioDevices(microphone: ManualMicrophone(), loudspeaker: ManualLoudspeaker()),
            makeEvents: { _ in EventEmitter() },
            voice: { (model, memory, devices, events) throws(EchoError) in
                LiveClient(
                    host: "server", transport: server, configuration: configuration, model: model, memory: memory,
                    devices: devices, tools: tools, runsTools: true, events: events,
                    log: WireLog(emitter: EventEmitter()), thinking: nil)
            },
            text: { (model, memory, events) throws(EchoError) in
                var session = TextSession(model: model, settings: memory.settings, idPrefix: "w")
                session.take(memory)
                return TextClient(
                    service: CannedAnswers.saying("Noted."), configuration: configuration, session: session,
                    tools: tools, runsTools: true, events: events)
            })
        let models = [ConversationMode.audio: "gpt-live-1.1", .text: "gpt-5-mini"]
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

    private func input(of line: LivePuppet.Line) -> [String]? {
        guard case .start(let start)? = line.told.first else { return nil }
        return start.session.input?.compactMap { $0.content.first?.text } ?? []
    }

    @Test func `the voice begins with what was written, in one session, and the text goes on with what was said`()
        async throws
    {
        let server = LivePuppet()
        let engine = try engine(server)
        try await engine.send("My name is Ada.")
        #expect(await eventually { await texts(engine) == ["My name is Ada.", "Noted."] })
        #expect(await engine.capabilities == LegCapability.turns)

        try await engine.switchMode(to: .audio)

        #expect(server.connections.count == 1)
        let line = try #require(server.connections.first)
        #expect(input(of: line) == ["My name is Ada.", "Noted."])
        #expect(await engine.capabilities.isEmpty)
        #expect(await engine.memory.textModel == "gpt-5-mini")
        line.says(
            #"{"type":"session.input_transcript.delta","delta":"Who am I?","start_ms":0,"end_ms":200}"#)
        line.says(
            #"{"type":"session.output_transcript.delta","delta":"You are Ada.","start_ms":200,"end_ms":400}"#)
        #expect(await eventually { await texts(engine).last == "You are Ada." })

        try await engine.switchMode(to: .text)

        #expect(line.types.contains("session.close"))
        #expect(await texts(engine) == ["My name is Ada.", "Noted.", "Who am I?", "You are Ada."])
        #expect(await engine.memory.messages.allSatisfy(\.isFinal))
        await engine.close()
    }

    @Test func `a conversation that is begun anew tells the voice nothing of the old one`() async throws {
        let server = LivePuppet()
        let engine = try engine(server, mode: .audio)
        try await engine.connect()
        try await engine.send("Remember this.")
        #expect(await eventually { server.connections[0].types.contains("session.commentary.append") })

        try await engine.reset()

        #expect(await eventually { server.connections.last.flatMap(input) == [] })
        #expect(await texts(engine).isEmpty)
        await engine.close()
    }
}
