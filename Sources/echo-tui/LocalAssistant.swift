import ArgumentParser
import EchoServing
import Foundation
import LocalBackend

/// The server inside the program: nobody needs a key or a network to talk to it.
struct LocalAssistant: Sendable {
    let url: String
    let token: String

    /// Runs it for other clients until it is stopped.
    static func serve(
        _ parts: LocalAssistantParts, port: Int, token: String?, identity: TLSIdentity?
    ) async throws -> ExitCode {
        let assistants = start(
            parts, port: port, token: token.map { BearerToken($0) } ?? .random(), identity: identity)
        for try await assistant in assistants {
            print("Address: \(assistant.url)")
            if token == nil { print("Token:   \(assistant.token)") }
            print("Press Ctrl+C to stop.")
            fflush(nil)
        }
        return .success
    }

    /// Starts it and returns when it listens. It runs until the task that it is started in is cancelled.
    static func start(
        _ parts: LocalAssistantParts, port: Int = 0, token: BearerToken = .random(),
        identity: TLSIdentity? = nil
    ) -> AsyncThrowingStream<LocalAssistant, any Error> {
        let environment = ProcessInfo.processInfo.environment
        let (stream, continuation) = AsyncThrowingStream.makeStream(of: LocalAssistant.self)
        var configuration = LocalServerConfiguration.assistant(
            parts, port: port, token: token, key: { environment[$0] })
        configuration.identity = identity
        let server = LocalServer(configuration: configuration)
        // A certificate is for a name.
        let place = identity == nil ? "ws://127.0.0.1" : "wss://localhost"
        let task = Task.detached {
            do {
                try await server.run { port in
                    continuation.yield(LocalAssistant(url: "\(place):\(port)/v1", token: token.text))
                }
                continuation.finish()
            } catch {
                continuation.finish(throwing: error)
            }
        }
        continuation.onTermination = { _ in task.cancel() }
        return stream
    }
}
