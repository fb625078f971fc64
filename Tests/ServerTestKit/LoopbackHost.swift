import EchoTestKit
public import LocalBackend

/// A local server that a test can stop and start again at the same port.
public actor LoopbackHost {
    private var configuration: LocalServerConfiguration
    private var running: Task<Void, any Error>?

    public init(_ configuration: LocalServerConfiguration) { self.configuration = configuration }

    deinit { running?.cancel() }

    /// Returns the port when it listens.
    @discardableResult
    public func start() async throws -> Int {
        let (ports, port) = AsyncStream.makeStream(of: Int.self)
        let server = LocalServer(configuration: configuration)
        let task = Task {
            defer { port.finish() }
            try await server.run { port.yield($0) }
        }
        running = task
        for await port in ports {
            configuration.port = port
            return port
        }
        try await task.value
        throw CancellationError()
    }

    /// Tells every client that it goes away, and returns when it is gone.
    public func stop() async {
        running?.cancel()
        _ = await running?.result
        running = nil
    }
}
