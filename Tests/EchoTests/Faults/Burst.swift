import Echo
import EchoTestKit
import LocalBackend
import ServerTestKit

/// Many conversations at once, some of which end badly, and what they leave behind.
enum Burst {
    struct Leftovers: Sendable {
        var before: ProcessCount
        var after: ProcessCount
        /// Microphones that some engine or task still holds.
        var microphones: Int
    }

    /// How people leave.
    enum Farewell: Sendable, CaseIterable { case closed, dropped }

    static func leftovers(conversations count: Int, _ farewell: Farewell) async throws -> Leftovers {
        let held = HeldMicrophones()
        return try await LoopbackServer.run(LoopbackServer.configuration(brain: FaultyVisit.brain)) { port in
            let idle = ProcessCount.now()
            // Threads of pools are made once and stay.
            for _ in 0..<8 { try await converse(port, fault: nil, farewell, held) }
            _ = await eventually { ProcessCount.now().sockets <= idle.sockets }
            let before = ProcessCount.now()
            try await withThrowingTaskGroup { group in
                for index in 0..<count {
                    let fault: Fault? = [nil, .cut, .halfClosed, .brokenFrame][index % 4]
                    group.addTask { try await converse(port, fault: fault, farewell, held) }
                }
                try await group.waitForAll()
            }
            _ = await eventually {
                ProcessCount.now().isAtMost(before) && held.count == 0
            }
            return Leftovers(
                before: before, after: .now(), microphones: held.count)
        }
    }

    /// One question; a connection that is harmed is left as it is.
    private static func converse(
        _ port: Int, fault: Fault?, _ farewell: Farewell, _ held: HeldMicrophones
    ) async throws {
        let proxy = FaultyProxy(to: port, fault: fault, at: 6)
        let microphone = held.make()
        var configuration = EchoConfiguration()
        configuration.baseURL = "ws://127.0.0.1:\(try await proxy.start())"
        configuration.additionalModels = [configuration.realtimeModel, configuration.responsesModel]
        let echo = Echo(key: LoopbackServer.token, configuration: configuration, microphone: microphone)
        let log = EventLog(echo.events)
        let conversation = try await echo.startConversation()
        try await conversation.startListening()
        try? await conversation.send("hello")
        _ = await log.sees { event in
            switch event {
            case .messageFinalized(let message): message.role == .assistant
            case .connectionStatusChanged(.lost), .connectionStatusChanged(.retrying): true
            default: false
            }
        }
        if farewell == .closed { await conversation.close() }
        try await proxy.stop()
    }
}
