import EchoWire
import Foundation
import Glibc
import Subprocess
import SystemPackage

/// A running MCP server, one JSON text a line. It has a session of its own, so that no terminal is touched and its
/// children end with it.
final class MCPStdioConnection: MCPConnectionProtocol {
    /// After its input was closed, and again after it was asked to end.
    private static let patience = Duration.seconds(1)

    let incoming: AsyncStream<MCPIncoming>
    private let outbox: AsyncStream<[UInt8]>.Continuation
    private let inbox: AsyncStream<MCPIncoming>.Continuation
    private let lines: AsyncStream<[UInt8]>
    private let configuration: Configuration

    init(command: String, arguments: [String], environment: [String: String]) {
        _ = BrokenPipe.isIgnored
        // Unbounded: a server answers no more than it is asked, and is asked no more than a model asks.
        let (incoming, inbox) = AsyncStream.makeStream(of: MCPIncoming.self)
        (lines, outbox) = AsyncStream.makeStream(of: [UInt8].self)
        self.incoming = incoming
        self.inbox = inbox
        configuration = Self.configuration(command, arguments, environment)
    }

    func run() async {
        let last = await Self.run(configuration, sending: lines, outbox: outbox) { [inbox] in inbox.yield($0) }
        inbox.yield(last)
        inbox.finish()
    }

    func send(_ outgoing: MCPOutgoing) {
        if case .message(let message, _) = outgoing { outbox.yield(Array(message.json.data) + [UInt8(ascii: "\n")]) }
    }

    func hangUp() {
        outbox.finish()
        inbox.finish()
    }

    // MARK: the process

    private static func configuration(
        _ command: String, _ arguments: [String], _ environment: [String: String]
    ) -> Configuration {
        var options = PlatformOptions()
        options.createSession = true
        let changes = MCPEnvironment.changes(adding: environment).map { (Environment.Key(stringLiteral: $0), $1) }
        return Configuration(
            executable: command.contains("/") ? .path(FilePath(command)) : .name(command),
            arguments: Arguments(arguments),
            environment: .inherit.updating(Dictionary(uniqueKeysWithValues: changes)), platformOptions: options)
    }

    private static func run(
        _ configuration: Configuration, sending lines: AsyncStream<[UInt8]>,
        outbox: AsyncStream<[UInt8]>.Continuation, deliver: @escaping @Sendable (MCPIncoming) -> Void
    ) async -> MCPIncoming {
        do {
            let result = try await Subprocess.run(
                configuration, input: .inputWriter, output: .sequence, error: .sequence
            ) { execution in
                let words = await withTaskGroup(of: MCPLastWords?.self) { group in
                    group.addTask {
                        await write(lines, to: execution.standardInputWriter)
                        await execution.teardown(using: teardown)
                        return nil
                    }
                    group.addTask {
                        await read(execution.standardOutput, deliver)
                        outbox.finish()
                        return nil
                    }
                    group.addTask { await lastWords(execution.standardError) }
                    return await group.reduce(MCPLastWords()) { $1 ?? $0 }
                }
                // It is not reaped yet, so that its number is nobody else's: whom it left behind ends with it.
                try? execution.send(signal: .kill, toProcessGroup: true)
                return words
            }
            return .closed(reason: reason(result.terminationStatus, result.closureResult), isFinal: false)
        } catch {
            return .closed(reason: "it could not be started: \(error)", isFinal: true)
        }
    }

    private static var teardown: [TeardownStep] {
        [
            .send(signal: Signal(rawValue: 0), allowedDurationToNextStep: patience),
            .send(signal: .terminate, toProcessGroup: true, allowedDurationToNextStep: patience),
        ]
    }

    /// Until there is nothing more to send; then the input is closed.
    private static func write(_ lines: AsyncStream<[UInt8]>, to input: StandardInputWriter) async {
        for await line in lines {
            guard (try? await input.write(line)) != nil else { break }
        }
        try? await input.finish()
    }

    private static func read(
        _ output: SubprocessOutputSequence, _ deliver: @Sendable (MCPIncoming) -> Void
    ) async {
        var lines = MCPLines()
        do {
            for try await chunk in output {
                for line in chunk.withUnsafeBytes({ lines.feed($0) }) {
                    // What is no message is a stray print of the program's.
                    guard let json = try? JSONValue(parsing: line), let message = JSONRPCMessage(json) else { continue }
                    deliver(.message(message))
                }
            }
        } catch {
            // The pipe broke: the same as its end.
        }
    }

    private static func lastWords(_ output: SubprocessOutputSequence) async -> MCPLastWords {
        var words = MCPLastWords()
        do {
            for try await chunk in output { chunk.withUnsafeBytes { words.hear($0) } }
        } catch {
            // The pipe broke: the same as its end.
        }
        return words
    }

    private static func reason(_ status: TerminationStatus, _ words: MCPLastWords) -> String {
        let end =
            switch status {
            case .exited(let code): "it exited with status \(code)"
            case .signaled(let signal): "it was killed by signal \(signal)"
            }
        return words.text.isEmpty ? end : "\(end); last output: \(words.text)"
    }
}

/// Writing to a program that has ended must be an error of the writing and not the end of this program.
private enum BrokenPipe {
    static let isIgnored: Bool = {
        signal(SIGPIPE, SIG_IGN)
        return true
    }()
}
