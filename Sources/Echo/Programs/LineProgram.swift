public import Foundation
import Glibc
import Subprocess
import SystemPackage

/// A program that is started and spoken with in lines, over its standard input and output.
///
/// It has a session of its own, so that no terminal is touched and its children end with it. Its environment is this
/// process's own without the keys and passwords in it; what it writes to its standard error is kept for the reason of
/// its end only.
public final class LineProgram: Sendable {
    /// After its input was closed, and again after it was asked to end.
    private static let patience = Duration.seconds(1)

    private let outbox: AsyncStream<[UInt8]>.Continuation
    private let outgoing: AsyncStream<[UInt8]>
    private let configuration: Configuration
    private let longestLine: Int

    /// - Parameters:
    ///   - command: a path when there is a slash in it, else a name that is looked for in `PATH`.
    ///   - environment: added to what it inherits, secrets too.
    ///   - longestLine: in bytes; a longer line is left out.
    public init(
        command: String, arguments: [String] = [], environment: [String: String] = [:], longestLine: Int
    ) {
        _ = BrokenPipe.isIgnored
        // Unbounded: who sends bounds what is on its way.
        (outgoing, outbox) = AsyncStream.makeStream(of: [UInt8].self)
        configuration = Self.configuration(command, arguments, environment)
        self.longestLine = longestLine
    }

    /// Starts the program and returns when it has ended; when the task is cancelled, it is hung up on. Only once.
    ///
    /// - Parameter hear: gets the lines of one piece of output, without their ends; no more is read until it returns.
    public func run(_ hear: @escaping @Sendable ([Data]) async -> Void) async -> LineProgramEnd {
        do {
            let result = try await Subprocess.run(
                configuration, input: .inputWriter, output: .sequence, error: .sequence
            ) { execution in
                let words = await withTaskGroup(of: ProgramLastWords?.self) { group in
                    group.addTask { [outgoing] in
                        await Self.write(outgoing, to: execution.standardInputWriter)
                        await execution.teardown(using: Self.teardown)
                        return nil
                    }
                    group.addTask { [outbox, longestLine] in
                        await Self.read(execution.standardOutput, longestLine, hear)
                        outbox.finish()
                        return nil
                    }
                    group.addTask { await Self.lastWords(execution.standardError) }
                    return await group.reduce(ProgramLastWords()) { $1 ?? $0 }
                }
                // It is not reaped yet, so that its number is nobody else's: whom it left behind ends with it.
                try? execution.send(signal: .kill, toProcessGroup: true)
                return words
            }
            return LineProgramEnd(
                reason: Self.reason(result.terminationStatus, result.closureResult), hasStarted: true)
        } catch {
            return LineProgramEnd(reason: "it could not be started: \(error)", hasStarted: false)
        }
    }

    /// Sends one line; its end is added. Nothing happens once the program has ended.
    public func send(_ line: Data) { outbox.yield(Array(line) + [UInt8(ascii: "\n")]) }

    /// Closes the program's input once all is sent. When it has not ended of itself a second later, it is asked to, and
    /// killed after one more.
    public func hangUp() { outbox.finish() }

    // MARK: the process

    private static func configuration(
        _ command: String, _ arguments: [String], _ environment: [String: String]
    ) -> Configuration {
        var options = PlatformOptions()
        options.createSession = true
        options.teardownSequence = teardown
        let changes = ProgramEnvironment.changes(adding: environment).map { (Environment.Key(stringLiteral: $0), $1) }
        return Configuration(
            executable: command.contains("/") ? .path(FilePath(command)) : .name(command),
            arguments: Arguments(arguments),
            environment: .inherit.updating(Dictionary(uniqueKeysWithValues: changes)), platformOptions: options)
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
        _ output: SubprocessOutputSequence, _ longestLine: Int, _ hear: @Sendable ([Data]) async -> Void
    ) async {
        var lines = ProgramLines(longest: longestLine)
        do {
            for try await chunk in output {
                let complete = chunk.withUnsafeBytes { lines.feed($0) }
                if !complete.isEmpty { await hear(complete) }
            }
        } catch {
            // The pipe broke: the same as its end.
        }
    }

    private static func lastWords(_ output: SubprocessOutputSequence) async -> ProgramLastWords {
        var words = ProgramLastWords()
        do {
            for try await chunk in output { chunk.withUnsafeBytes { words.hear($0) } }
        } catch {
            // The pipe broke: the same as its end.
        }
        return words
    }

    private static func reason(_ status: TerminationStatus, _ words: ProgramLastWords) -> String {
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
