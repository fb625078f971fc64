import Foundation
import PhoneExchange

/// An exchange and a Realtime server in this process, and a bridge between them in another, whose time alone is its own.
struct BridgedWires: Sendable {
    let exchange: PhoneExchange
    let bridge: ServedProgram

    /// Ends all three when `body` has returned.
    ///
    /// - Parameters:
    ///   - calls: as many as the bridge takes at once.
    ///   - kind: what stands for the bridge.
    static func run<Result: Sendable>(
        _ server: TalkativeEndpoint, calls: Int, by kind: WiredBridge = .whole,
        _ body: (BridgedWires) async throws -> Result
    ) async throws -> Result {
        let (ports, port) = AsyncStream.makeStream(of: Int.self)
        return try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask {
                defer { port.finish() }
                try await server.run { port.yield($0) }
            }
            defer { group.cancelAll() }
            for await port in ports { return try await run("ws://127.0.0.1:\(port)/v1", calls, kind, body) }
            throw BenchmarkFailure("the Realtime server did not start")
        }
    }

    private static func run<Result: Sendable>(
        _ address: String, _ calls: Int, _ kind: WiredBridge, _ body: (BridgedWires) async throws -> Result
    ) async throws -> Result {
        let bridge = try kind.start(server: address, calls: calls)
        defer { bridge.stop() }
        var configuration = ExchangeConfiguration(
            number: HeldBridge.number, voiceURL: HeldBridge.origin + "/voice/incoming")
        configuration.tunnel = ExchangeTunnel(publicOrigin: HeldBridge.origin, localOrigin: bridge.url)
        let exchange = PhoneExchange(configuration)
        try await exchange.start()
        do {
            let result = try await body(BridgedWires(exchange: exchange, bridge: bridge))
            await exchange.stop()
            return result
        } catch {
            await exchange.stop()
            throw error
        }
    }
}
