import Echo
import EchoTestKit
import LocalBackend
import ServerTestKit

/// Conversations with a tool server each, whose engines are dropped while a call is made or after it.
enum ToolBurst {
    static func leftovers(engines count: Int, marked mark: String) async throws -> Burst.Leftovers {
        let held = HeldMicrophones()
        return try await LoopbackServer.run(LoopbackServer.configuration(brain: SkillBrain())) { port in
            let idle = ProcessCount.now()
            // Threads of pools are made once and stay, as many as work at once.
            try await converse(count, port, mark, held)
            _ = await eventually { hasSettled(idle, mark, held) }
            let before = ProcessCount.now()
            try await converse(count, port, mark, held)
            _ = await eventually { ProcessCount.now().isAtMost(before) && hasSettled(idle, mark, held) }
            return Burst.Leftovers(before: before, after: .now(), microphones: held.count)
        }
    }

    private static func hasSettled(_ idle: ProcessCount, _ mark: String, _ held: HeldMicrophones) -> Bool {
        let count = ProcessCount.now()
        return count.children == 0 && count.sockets <= idle.sockets && held.count == 0
            && ProcessCount.processes(holding: mark) == 0
    }

    private static func converse(_ count: Int, _ port: Int, _ mark: String, _ held: HeldMicrophones) async throws {
        try await withThrowingTaskGroup { group in
            for index in 0..<count {
                group.addTask { try await converse(port, mark, held, isPatient: index.isMultiple(of: 2)) }
            }
            try await group.waitForAll()
        }
    }

    /// - Parameter isPatient: waits for the result; the other tool never gives one.
    private static func converse(
        _ port: Int, _ mark: String, _ held: HeldMicrophones, isPatient: Bool
    ) async throws {
        var configuration = EchoConfiguration()
        configuration.baseURL = "ws://127.0.0.1:\(port)"
        configuration.additionalModels = [configuration.realtimeModel, configuration.responsesModel]
        let echo = Echo(key: LoopbackServer.token, configuration: configuration, microphone: held.make())
        try await echo.registerMCPServer(PythonServers.odd("parent", mark))
        for tool in echo.tools { echo.setPermission(.always, forTool: tool.name) }
        let log = EventLog(echo.events)
        let conversation = try await echo.startConversation()
        try await conversation.send("call odd__tool\(isPatient ? 0 : 3)")
        _ = await log.sees { event in
            guard case .toolCallUpdated(let activity) = event else { return false }
            return activity.phase == (isPatient ? .succeeded : .running)
        }
    }
}
