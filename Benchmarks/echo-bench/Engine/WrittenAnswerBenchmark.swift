import Echo

/// From sending a text until its answer's first word, over HTTP and over a WebSocket that is kept.
struct WrittenAnswerBenchmark: BenchmarkProtocol {
    let name = "written"
    var questions = 100

    func rows() async throws -> [BenchmarkRow] {
        let http = try await measure(.http)
        let socket = try await measure(.webSocket)
        let text = [("HTTP", http), ("WebSocket", socket)]
            .compactMap { name, durations in Distribution(durations).map { "\(name) \($0.text(50, 95))" } }
        return [
            BenchmarkRow(
                what: "first word of a written answer, \(questions) questions, loopback",
                reach: "no later over a WebSocket", measured: text.joined(separator: "; "))
        ]
    }

    private func measure(_ connection: AnswerConnection) async throws -> [Duration] {
        let server = try await BenchmarkServer.start(brain: CurtBrain())
        defer { server.stop() }
        var configuration = EchoConfiguration()
        configuration.baseURL = server.url
        configuration.answerConnection = connection
        configuration.additionalModels = [configuration.responsesModel]
        let echo = Echo(key: server.token, configuration: configuration)
        let conversation = try await echo.startConversation(mode: .text)
        let events = conversation.events
        var durations: [Duration] = []
        var sent = ContinuousClock.now
        var isWaiting = true
        try await conversation.send("This is message number 0 of a conversation.")
        for await event in events {
            switch event {
            case .assistantTextDelta where isWaiting:
                isWaiting = false
                durations.append(sent.duration(to: .now))
            case .turnChanged(.idle) where !isWaiting:
                guard durations.count < questions else {
                    await conversation.close()
                    return durations
                }
                (sent, isWaiting) = (.now, true)
                try await conversation.send("This is message number \(durations.count) of a conversation.")
            case .error(let error): throw error
            default: break
            }
        }
        throw BenchmarkFailure("the conversation ended before its questions were answered")
    }
}
