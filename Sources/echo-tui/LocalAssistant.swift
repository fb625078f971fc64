import ArgumentParser
import EchoServing
import Foundation
import LocalBackend

/// The server inside the program: nobody needs a key or a network to talk to it.
struct LocalAssistant: Sendable {
    let url: String
    let token: String

    /// Runs it for other clients until a signal stops it: the first lets it finish what is under way.
    static func serve(_ parts: LocalAssistantParts, _ options: ServeOptions) async throws -> ExitCode {
        // What a long request took is given back when it is answered, and not kept for the next.
        LargeBlocks.returnAtOnce()
        let token = options.token.map { BearerToken($0) } ?? .random()
        var configuration = configuration(parts, port: options.port, token: token)
        (configuration.identity, configuration.rate) = (options.identity, options.rate)
        configuration.version = Version.current
        let server = LocalServer(configuration: configuration)
        let stop = ServerStop(server)
        // A certificate is for a name.
        let place = options.identity == nil ? "ws://127.0.0.1" : "wss://localhost"
        try await server.run { port in
            ProgramSignals.watch { stop.receive($0) }
            print("Address: \(place):\(port)/v1")
            if options.token == nil { print("Token:   \(token.text)") }
            print("Press Ctrl+C to stop.")
            fflush(nil)
        }
        return .success
    }

    /// Starts it and returns when it listens. It runs until the task that it is started in is cancelled.
    static func start(_ parts: LocalAssistantParts) -> AsyncThrowingStream<LocalAssistant, any Error> {
        let (stream, continuation) = AsyncThrowingStream.makeStream(of: LocalAssistant.self)
        let token = BearerToken.random()
        let server = LocalServer(configuration: configuration(parts, port: 0, token: token))
        let task = Task.detached {
            do {
                try await server.run { port in
                    continuation.yield(LocalAssistant(url: "ws://127.0.0.1:\(port)/v1", token: token.text))
                }
                continuation.finish()
            } catch {
                continuation.finish(throwing: error)
            }
        }
        continuation.onTermination = { _ in task.cancel() }
        return stream
    }

    private static func configuration(
        _ parts: LocalAssistantParts, port: Int, token: BearerToken
    ) -> LocalServerConfiguration {
        let environment = ProcessInfo.processInfo.environment
        return .assistant(parts, port: port, token: token, key: { environment[$0] })
    }
}
