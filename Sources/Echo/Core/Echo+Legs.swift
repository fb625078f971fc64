/// How conversations reach their server.
extension Echo {
    /// - Parameter devices: of the conversation; nil for those that everybody shares.
    func legBuilder(_ devices: AudioDevices?) -> LegBuilder {
        let echo = self
        return LegBuilder(
            devices: devices ?? sharedDevices, makeEvents: { [hub] in hub.emitter(of: $0) },
            voice: { (model, memory, devices, events) throws(EchoError) in
                try echo.makeVoice(model, memory, devices, events)
            },
            text: { (model, memory, events) throws(EchoError) in try echo.makeText(model, memory, events) })
    }

    private var sharedDevices: AudioDevices {
        var devices = AudioDevices(microphone: microphone, loudspeaker: loudspeaker)
        devices.feed = feed
        return devices
    }

    private func makeVoice(
        _ model: String, _ memory: ConversationMemory, _ devices: AudioDevices, _ events: EventEmitter<EchoEvent>
    ) throws(EchoError) -> RealtimeClient {
        let endpoint = try RealtimeEndpoint(baseURL: configuration.baseURL, model: model)
        guard key != nil || realtimeTransport != nil || !endpoint.needsKey else { throw .missingKey }
        return RealtimeClient(
            host: endpoint.host,
            transport: realtimeTransport
                ?? WebSocketTransport(endpoint: endpoint, key: key?.value, network: network),
            configuration: configuration, model: model, memory: memory,
            devices: devices, tools: toolBox, runsTools: automaticToolExecution, events: events, log: log,
            memoryAid: try? memoryAid(events))
    }

    /// What a voice needs of the REST APIs to keep a long conversation in mind.
    private func memoryAid(_ events: EventEmitter<EchoEvent>) throws(EchoError) -> MemoryAid {
        let rest = try rest.get()
        let model = configuration.responsesModel
        return MemoryAid(
            window: { await rest.models.window(of: $0) },
            summarise: { summary in
                await EventSource.$emitter.withValue(events) {
                    let limit = await rest.models.window(of: model).input
                    return await rest.answers.write(summary, model: model, limit: limit)
                }
            })
    }

    private func makeText(
        _ model: String, _ memory: ConversationMemory, _ events: EventEmitter<EchoEvent>
    ) throws(EchoError) -> TextClient {
        var session = TextSession(
            model: model, settings: memory.settings, tools: toolBox.definitions,
            idPrefix: String(UInt64.random(in: 0...UInt64.max), radix: 36) + "_",
            outputLimit: configuration.outputLimits[model])
        session.take(memory)
        let rest = try rest.get()
        guard key != nil || !rest.client.requiresKey else { throw .missingKey }
        let probe = try TextProbe(
            url: configuration.baseURL, key: key?.value, dialect: configuration.dialect, transport: http)
        return TextClient(
            service: rest.answers, configuration: configuration, session: session, tools: toolBox,
            runsTools: automaticToolExecution, events: events, windows: { await rest.models.window(of: $0) }
        ) { () throws(EchoError) in _ = try await probe.measure() }
    }
}
