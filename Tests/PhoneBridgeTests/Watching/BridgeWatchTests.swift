import Echo
import EchoTestKit
import Foundation
import Synchronization
import Testing

@testable import PhoneBridge

@Suite(.timeLimit(.minutes(10))) struct `A bridge that is watched from elsewhere` {
    @Test func `tells of every call, and ends one when it is asked to`() async throws {
        try await BridgeStand.run { stand in
            let watch = try BridgeWatch(url: "http://127.0.0.1:\(stand.port)/", token: BridgeStand.token)
            let heard = Mutex<[BridgeNews]>([])
            let watching = Task {
                try await watch.run { news, _ in heard.withLock { $0.append(news) } }
            }
            defer { watching.cancel() }
            try await stand.calling("CA7") { line in
                #expect(
                    await eventually {
                        heard.withLock { news in
                            news.contains {
                                if case .status("CA7", .inProgress, _, reason: _) = $0 { true } else { false }
                            }
                        }
                    })
                #expect(await eventually { watch.end("CA7") && line.isOver })
            }
            #expect(
                await eventually {
                    heard.withLock { $0.contains(.status("CA7", .completed, nil, reason: "hungUpHere")) }
                })
        }
    }

    @Test func `turns away who has no token, and who finds nobody hears why`() async throws {
        try await BridgeStand.run { stand in
            let stranger = try BridgeWatch(url: "ws://127.0.0.1:\(stand.port)", token: "guessed")
            await #expect(throws: EchoError.invalidKey) { try await stranger.run { _, _ in } }
            #expect(!stranger.end("CA7"))
        }
        let nobody = try BridgeWatch(url: "http://127.0.0.1:1", token: "t")
        await #expect(throws: EchoError.self) { try await nobody.run { _, _ in } }
        #expect(throws: EchoError.self) { try BridgeWatch(url: "bridge.example.com", token: "t") }
    }

    @Test func `is left when the task is cancelled`() async throws {
        try await BridgeStand.run { stand in
            let watch = try BridgeWatch(url: "http://127.0.0.1:\(stand.port)", token: BridgeStand.token)
            let isConnected = Atomic(false)
            let watching = Task {
                try await watch.run(onConnected: { isConnected.store(true, ordering: .relaxed) }, { _, _ in })
            }
            #expect(await eventually { isConnected.load(ordering: .relaxed) })
            watching.cancel()
            try await watching.value
        }
    }
}
