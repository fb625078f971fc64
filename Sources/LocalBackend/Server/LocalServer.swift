import EchoServing
import Glibc
import NIOCore

/// A server, on 127.0.0.1 unless told otherwise, that speaks the Realtime protocol, that of full-duplex sessions and the REST API beside them, and
/// needs neither key nor network.
public struct LocalServer: Sendable {
    private let configuration: LocalServerConfiguration
    private let routes: LocalRoutes
    private let server: HTTPServer

    public init(configuration: LocalServerConfiguration) {
        let meter = PartMeter()
        let configuration = configuration.metered(by: meter)
        self.configuration = configuration
        var limits = ServerLimits()
        limits.writePatience = configuration.writeTimeout
        limits.sockets = configuration.mostSockets
        if let rate = configuration.rate { limits.rate = rate }
        routes = LocalRoutes(configuration: configuration)
        var serving = HTTPServerConfiguration(
            host: configuration.host, port: configuration.port, routes: routes.all,
            // Elsewhere clients know the machine by whatever name it has; the token says who they are.
            names: configuration.isReachedFromElsewhere ? nil : .loopback, limits: limits,
            identity: configuration.identity, version: configuration.version)
        serving.metrics = { meter.metrics }
        server = HTTPServer(serving)
    }

    /// Takes no more connections, finishes the answers under way and ends the conversations; then `run` returns.
    public func drain() { server.drain() }

    /// Serves, once, until it is drained or the task is cancelled; every client is then told that the server goes away.
    /// - Parameter onListening: Gets the port, once.
    /// - Throws: `LocalListeningError`, `IOError`, `TLSIdentityError`.
    public func run(onListening: @Sendable (Int) -> Void = { _ in }) async throws {
        defer { routes.stop() }
        let (listening, tell) = AsyncStream.makeStream(of: Void.self)
        try await withThrowingTaskGroup { group in
            group.addTask { for await _ in listening { await configuration.warmUp() } }
            defer { tell.finish() }
            try await listen { port in
                onListening(port)
                tell.yield()
            }
            group.cancelAll()
        }
    }

    private func listen(_ onListening: @Sendable (Int) -> Void) async throws {
        do {
            try await server.run(onListening: onListening)
        } catch let error as IOError {
            throw Self.reason(error, port: configuration.port) ?? error
        }
    }

    private static func reason(_ error: IOError, port: Int) -> (any Error)? {
        switch error.errnoCode {
        case EADDRINUSE: LocalListeningError.portInUse(port)
        case EACCES, EPERM: LocalListeningError.portRefused(port)
        default: nil
        }
    }
}
