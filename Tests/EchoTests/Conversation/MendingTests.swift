import Echo
import EchoTestKit
import Foundation
import LocalBackend
import ServerTestKit
import Testing

/// A real server that goes and comes, and the engine as other programs use it.
@Suite struct `A connection mends itself` {
    private func echo(port: Int) -> Echo {
        var configuration = EchoConfiguration()
        configuration.baseURL = "ws://127.0.0.1:\(port)"
        return Echo(key: LoopbackServer.token, configuration: configuration)
    }

    private func isRetrying(_ event: EchoEvent) -> Bool {
        if case .connectionStatusChanged(.retrying) = event { true } else { false }
    }

    @Test func `and what is typed meanwhile is answered when the server is back`() async throws {
        let host = LoopbackHost(LoopbackServer.configuration(brain: ScriptedBrain.echoing))
        let echo = echo(port: try await host.start())
        let log = EventLog(echo.events)
        let conversation = try await echo.startConversation()
        try await conversation.send("before")
        #expect(await eventually { await conversation.allMessages.last?.text == "You said: before" })

        await host.stop()
        #expect(await log.sees(isRetrying))
        // Whoever asks for it has the next attempt at once; that it fails is no reason to give up.
        try await conversation.reconnect()
        try await conversation.send("meanwhile")
        _ = try await host.start()

        #expect(await eventually { await conversation.allMessages.last?.text == "You said: meanwhile" })
        #expect(
            await conversation.allMessages.map(\.text) == [
                "before", "You said: before", "meanwhile", "You said: meanwhile",
            ])
        #expect(!log.all.contains { if case .connectionStatusChanged(.lost) = $0 { true } else { false } })
        await conversation.close()
        await host.stop()
    }

    @Test func `an old session is handed over, and the conversation goes on in a fresh one`() async throws {
        var server = LoopbackServer.configuration(brain: ScriptedBrain.echoing)
        // Ids of its own for each session, as every real server has.
        server.seed = { .random(in: .min ... .max) }
        try await LoopbackServer.run(server) { port in
            var configuration = EchoConfiguration()
            configuration.baseURL = "ws://127.0.0.1:\(port)"
            // Two minutes less than this is the least that a session may last.
            configuration.sessionLifetime = .seconds(121)
            let echo = Echo(key: LoopbackServer.token, configuration: configuration)
            let log = EventLog(echo.events)
            let conversation = try await echo.startConversation()
            try await conversation.send("one")
            #expect(await log.sees(.connectionStatusChanged(.handingOver)))
            try await conversation.send("two")

            #expect(await eventually { await conversation.allMessages.last?.text == "You said: two" })
            let sessions = Set(
                log.all.compactMap { event in
                    if case .connectionStatusChanged(.connected(let id, _)) = event { id } else { nil }
                })
            #expect(sessions.count >= 2)
            #expect(!log.all.contains(where: isRetrying))
            await conversation.close()
        }
    }
}
