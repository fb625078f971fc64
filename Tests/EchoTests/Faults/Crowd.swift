import Echo
import EchoTestKit
import LocalBackend
import ServerTestKit

/// A thousand conversations with one server, a few dozen of them at a time, and what they leave behind.
enum Crowd {
    private static let atOnce = 50

    static func leftovers(conversations count: Int) async throws -> Burst.Leftovers {
        let held = HeldMicrophones()
        return try await LoopbackServer.run(LoopbackServer.configuration(brain: FaultyVisit.brain)) { port in
            let idle = ProcessCount.now()
            // Threads of pools are made once and stay, as many as work at once.
            try await converse(atOnce, port, held)
            _ = await eventually { ProcessCount.now().sockets <= idle.sockets && held.count == 0 }
            let before = ProcessCount.now()
            try await converse(count, port, held)
            _ = await eventually { ProcessCount.now().isAtMost(before) && held.count == 0 }
            return Burst.Leftovers(before: before, after: .now(), microphones: held.count)
        }
    }

    private static func converse(_ count: Int, _ port: Int, _ held: HeldMicrophones) async throws {
        try await withThrowingTaskGroup(of: Void.self) { group in
            for index in 0..<count {
                if index >= atOnce { try await group.next() }
                group.addTask { try await converse(port, held, leaves: Burst.Farewell.allCases[index % 2]) }
            }
            try await group.waitForAll()
        }
    }

    private static func converse(_ port: Int, _ held: HeldMicrophones, leaves farewell: Burst.Farewell) async throws {
        var configuration = EchoConfiguration()
        configuration.baseURL = "ws://127.0.0.1:\(port)"
        configuration.additionalModels = [configuration.realtimeModel, configuration.responsesModel]
        let echo = Echo(key: LoopbackServer.token, configuration: configuration, microphone: held.make())
        let conversation = try await echo.startConversation()
        let messages = conversation.messages
        try await conversation.send("hello")
        for await message in messages where message.role == .assistant { break }
        if farewell == .closed { await conversation.close() }
    }
}
