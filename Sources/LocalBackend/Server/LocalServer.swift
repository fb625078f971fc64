import EchoServing

/// A server on 127.0.0.1 that speaks the Realtime protocol and the REST API beside it, and needs neither key nor
/// network.
public struct LocalServer: Sendable {
    private let configuration: LocalServerConfiguration
    private let routes: LocalRoutes
    private let server: HTTPServer

    public init(configuration: LocalServerConfiguration) {
        self.configuration = configuration
        var limits = ServerLimits()
        limits.writePatience = configuration.writeTimeout
        limits.sockets = configuration.mostSockets
        if let rate = configuration.rate { limits.rate = rate }
        routes = LocalRoutes(configuration: configuration)
        server = HTTPServer(
            HTTPServerConfiguration(
                port: configuration.port, routes: routes.all, limits: limits, identity: configuration.identity,
                version: configuration.version))
    }

    /// Takes no more connections, finishes the answers under way and ends the conversations; then `run` returns.
    public func drain() { server.drain() }

    /// Serves, once, until it is drained or the task is cancelled; every client is then told that the server goes away.
    /// - Parameter onListening: Gets the port, once.
    /// - Throws: `IOError` when the port is taken.
    public func run(onListening: @Sendable (Int) -> Void = { _ in }) async throws {
        defer { routes.stop() }
        let (listening, tell) = AsyncStream.makeStream(of: Void.self)
        try await withThrowingTaskGroup { group in
            group.addTask { for await _ in listening { await configuration.warmUp() } }
            defer { tell.finish() }
            try await server.run { port in
                onListening(port)
                tell.yield()
            }
            group.cancelAll()
        }
    }
}
