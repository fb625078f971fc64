/// A server that runs while a test talks to it.
public enum RunningServer {
    /// Stops the server when `body` is done.
    /// - Parameter serve: Serves until it is cancelled, and tells its port once.
    public static func run<Result: Sendable>(
        _ serve: @escaping @Sendable (_ onListening: @escaping @Sendable (Int) -> Void) async throws -> Void,
        _ body: @escaping @Sendable (Int) async throws -> Result
    ) async throws -> Result {
        let (ports, port) = AsyncStream.makeStream(of: Int.self)
        let server = Task {
            defer { port.finish() }
            try await serve { port.yield($0) }
        }
        defer { server.cancel() }
        for await port in ports {
            let result = try await body(port)
            server.cancel()
            _ = await server.result
            return result
        }
        try await server.value
        throw CancellationError()
    }
}
