import Echo
import EchoTestKit
import LocalBackend
import ServerTestKit
import Synchronization
import Testing

@Suite struct `The fluent spelling` {
    private func echo(port: Int) -> Echo {
        var configuration = EchoConfiguration()
        configuration.baseURL = "ws://127.0.0.1:\(port)"
        return Echo(key: LoopbackServer.token, configuration: configuration)
    }

    @Test func `a conversation is started, spoken in and listened to`() async throws {
        try await LoopbackServer.run(LoopbackServer.configuration(brain: ScriptedBrain.echoing)) { port in
            let echo = echo(port: port)
            let answers = Mutex<[String]>([])
            echo.when(
                .messageFinalized,
                asyncHandler: { event in
                    guard case .messageFinalized(let message) = event, message.role == .assistant else { return }
                    answers.withLock { $0.append(message.text) }
                })
            await #expect(throws: EchoError.notConnected) { try await echo.send("nobody is there") }

            let first = try await echo.start.conversation(mode: .audio, systemMessage: "Be brief.")
            try await echo.send("hello")
            #expect(await eventually { answers.withLock { $0 } == ["You said: hello"] })

            let second = try await echo.start.conversation(settings: SessionSettings())
            try await echo.send("second")
            try await echo.send("first", in: first)
            #expect(await eventually { answers.withLock { $0.count } == 3 })
            #expect(await second.allMessages.map(\.text) == ["second", "You said: second"])
            #expect(await first.allMessages.map(\.text).suffix(2) == ["first", "You said: first"])
            await first.close()
            await second.close()
            await #expect(throws: EchoError.notConnected) { try await echo.send("too late") }
        }
    }
}
