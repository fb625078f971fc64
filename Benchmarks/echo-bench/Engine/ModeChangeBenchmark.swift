import Echo

/// From the wish to change between voice and text until the other one stands, with a conversation behind it.
struct ModeChangeBenchmark: BenchmarkProtocol {
    let name = "mode"
    var changes = 40

    func rows() async throws -> [BenchmarkRow] {
        let server = try ServedProgram.scripted()
        defer { server.stop() }
        var configuration = EchoConfiguration()
        configuration.baseURL = server.url
        let echo = Echo(key: server.token, configuration: configuration)
        let conversation = try await echo.startConversation()
        for number in 1...20 {
            try await conversation.send("This is message number \(number) of a conversation.")
            try await Self.answered(conversation, number)
        }
        var durations: [ConversationMode: [Duration]] = [:]
        for number in 0..<changes {
            let mode: ConversationMode = number.isMultiple(of: 2) ? .text : .audio
            durations[mode, default: []].append(
                try await ContinuousClock().measure { try await conversation.switchMode(to: mode) })
        }
        await conversation.close()
        let text = [("to text", ConversationMode.text), ("to voice", .audio)]
            .compactMap { name, mode in Distribution(durations[mode] ?? []).map { "\(name) \($0.text(50, 95))" } }
        return [
            BenchmarkRow(
                what: "change of mode, 40 messages, loopback", reach: "p95 < 1 s",
                measured: text.joined(separator: "; "))
        ]
    }

    private static func answered(_ conversation: Conversation, _ number: Int) async throws {
        while await conversation.allMessages.count(where: { $0.role == .assistant && $0.isFinal }) < number {
            try await Task.sleep(for: .milliseconds(2))
        }
    }
}
