import EchoWire
import Foundation
import NIOCore
import NIOHTTP1
import NIOPosix
import NIOWebSocket

/// Opens the WebSocket of a test client.
enum TestClientHandshake {
    private enum Outcome: Sendable {
        case open(RealtimeTestClient)
        case refused(EventLoopFuture<RealtimeTestClient.Refused>)
    }

    static func connect(port: Int, path: String, headers: HTTPHeaders) async throws -> RealtimeTestClient {
        let outcome = try await ClientBootstrap(group: .singletonMultiThreadedEventLoopGroup)
            .connect(host: "127.0.0.1", port: port) { channel in
                channel.eventLoop.makeCompletedFuture { try configure(channel, path, headers) }
            }
        switch try await outcome.get() {
        case .open(let client): return client
        case .refused(let answer): throw try await answer.get()
        }
    }

    private static func configure(
        _ channel: any Channel, _ path: String, _ headers: HTTPHeaders
    ) throws -> EventLoopFuture<Outcome> {
        let upgrader = NIOTypedWebSocketClientUpgrader<Outcome>(maxFrameSize: 1 << 26) { channel, head in
            channel.eventLoop.makeCompletedFuture {
                let client = RealtimeTestClient(channel: channel, head: head.headers)
                try channel.pipeline.syncOperations.addHandler(
                    TestFrameHandler(
                        client: client,
                        isRealtime: !path.hasPrefix("/v1/responses") && !path.hasPrefix("/v1/live")))
                return .open(client)
            }
        }
        var configuration = NIOUpgradableHTTPClientPipelineConfiguration(
            upgradeConfiguration: .init(
                upgradeRequestHead: HTTPRequestHead(version: .http1_1, method: .GET, uri: path, headers: headers),
                upgraders: [upgrader],
                notUpgradingCompletionHandler: { channel in
                    channel.eventLoop.makeCompletedFuture {
                        let answer = channel.eventLoop.makePromise(of: RealtimeTestClient.Refused.self)
                        try channel.pipeline.syncOperations.addHandler(TestAnswerHandler(answer: answer))
                        return .refused(answer.futureResult)
                    }
                }))
        configuration.leftOverBytesStrategy = .forwardBytes
        return try channel.pipeline.syncOperations.configureUpgradableHTTPClientPipeline(configuration: configuration)
    }
}
