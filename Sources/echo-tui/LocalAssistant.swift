import ArgumentParser
import EchoServing
import Foundation
import LocalBackend

/// The server inside the program: nobody needs a key or a network to talk to it.
struct LocalAssistant: Sendable {
    let url: String
    let token: String

    /// Runs it for other clients until a signal stops it: the first lets it finish what is under way.
    static func serve(
        _ parts: LocalAssistantParts, _ options: ServeOptions, idle: Duration
    ) async throws -> ExitCode {
        // What a long request took is given back when it is answered, and not kept for the next.
        LargeBlocks.returnAtOnce()
        let token = options.token.map { BearerToken($0) } ?? .random()
        var configuration = configuration(parts, idle: idle, port: options.port, token: token)
        (configuration.identity, configuration.rate) = (options.identity, options.rate)
        configuration.version = Version.current
        configuration.mostSockets = options.sessions ?? SessionRoom.ofThisMachine.sessions
        configuration.host = options.host
        let server = LocalServer(configuration: configuration)
        // A certificate is for a name.
        let name = options.host == ServeOptions.loopback ? "127.0.0.1" : options.host
        let place = options.identity == nil ? "ws://\(name)" : "wss://localhost"
        do {
            try await server.run { port in
                ProgramSignals.finishFirst {
                    _ = PlainOutput.write(
                        Array("Finishing what is under way. Press Ctrl+C again to stop at once.\n".utf8),
                        to: STDOUT_FILENO)
                    server.drain()
                }
                print("Address: \(place):\(port)/v1")
                if options.token == nil { print("Token:   \(token.text)") }
                print("Press Ctrl+C to stop.")
                fflush(nil)
            }
        } catch let error as LocalListeningError {
            throw Failure(error.sentence)
        }
        return .success
    }

    /// Starts it and returns when it listens. It runs until the task that it is started in is cancelled.
    ///
    /// - Parameters:
    ///   - idle: after which programs of parts are ended.
    ///   - tell: is told of the servers that are found, and of those that fail.
    static func start(
        _ parts: LocalAssistantParts, idle: Duration, tell: @escaping @Sendable (FoundServer) -> Void = { _ in }
    ) -> AsyncThrowingStream<LocalAssistant, any Error> {
        let (stream, continuation) = AsyncThrowingStream.makeStream(of: LocalAssistant.self)
        let token = BearerToken.random()
        var configuration = configuration(parts, idle: idle, port: 0, token: token, tell: tell)
        configuration.tellsThoughts = false
        let server = LocalServer(configuration: configuration)
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
        _ parts: LocalAssistantParts, idle: Duration, port: Int, token: BearerToken,
        tell: @escaping @Sendable (FoundServer) -> Void = { _ in }
    ) -> LocalServerConfiguration {
        let environment = ProcessInfo.processInfo.environment
        let shelf = PartShelf.ofThisProcess
        var configuration = LocalServerConfiguration.assistant(
            parts, own: { shelf.own() }, preferred: { shelf.inOllama() }, idle: idle, port: port, token: token,
            key: { environment[$0] }, tell: tell)
        // Behind a model, which translates better.
        let interpreter = RoomInterpreter.ofThisProcess
        configuration.translators.append(interpreter)
        configuration.languageVoices = interpreter
        return configuration
    }
}

extension LocalListeningError {
    var sentence: String {
        switch self {
        case .portInUse(let port):
            "TCP port \(port) is in use. Choose another with --port, or leave --port out to get a free one."
        case .portRefused(let port):
            "This program may not listen on TCP port \(port). Choose one above 1023 with --port."
        }
    }
}

/// Memory of large blocks.
enum LargeBlocks {
    /// Has them given back to the system when they are freed, and not kept for the next.
    ///
    /// The C library raises its threshold to the size of the largest block that was freed.
    static func returnAtOnce() {
        // From <malloc.h>, which Swift's module of the C library leaves out.
        typealias Mallopt = @convention(c) (Int32, Int32) -> Int32
        let mmapThreshold: Int32 = -3
        guard let address = dlsym(nil, "mallopt") else { return }
        _ = unsafeBitCast(address, to: Mallopt.self)(mmapThreshold, 256 << 10)
    }
}
