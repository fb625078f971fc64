/// How conversations reach their server.
extension Echo {
    var legBuilder: LegBuilder {
        let echo = self
        return LegBuilder(
            voice: { (model, memory) throws(EchoError) in try echo.makeVoice(model, memory) },
            text: { (model, memory) throws(EchoError) in try echo.makeText(model, memory) })
    }

    private func makeVoice(_ model: String, _ memory: ConversationMemory) throws(EchoError) -> RealtimeClient {
        let endpoint = try RealtimeEndpoint(baseURL: configuration.baseURL, model: model)
        guard key != nil || realtimeTransport != nil || !endpoint.needsKey else { throw .missingKey }
        return RealtimeClient(
            host: endpoint.host,
            transport: realtimeTransport
                ?? WebSocketTransport(
                    endpoint: endpoint, key: key?.value, proxies: ProxyEnvironment(configuration.network.variables)),
            configuration: configuration, model: model, memory: memory,
            devices: AudioDevices(microphone: microphone, loudspeaker: loudspeaker, feed: feed),
            tools: toolBox, runsTools: automaticToolExecution, events: emitter, log: log)
    }

    private func makeText(_ model: String, _ memory: ConversationMemory) throws(EchoError) -> TextClient {
        var session = TextSession(
            model: model, settings: memory.settings, tools: toolBox.definitions,
            idPrefix: String(UInt64.random(in: 0...UInt64.max), radix: 36) + "_")
        session.take(memory)
        let rest = try rest.get()
        guard key != nil || !rest.client.needsKey else { throw .missingKey }
        let probe = try TextProbe(
            url: configuration.baseURL, key: key?.value, dialect: configuration.dialect, transport: http)
        return TextClient(
            service: rest.answers, configuration: configuration, session: session, tools: toolBox,
            runsTools: automaticToolExecution, events: emitter
        ) { () throws(EchoError) in _ = try await probe.measure() }
    }
}
