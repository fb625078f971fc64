import EchoPrograms
public import Foundation
import Synchronization

/// A program that is started and spoken with in lines, over its standard input and output.
///
/// It has a session of its own, so that no terminal is touched and its children end with it. Of the environment it gets
/// the variables that are named for such programs, no keys and no passwords; what it writes to its standard error is
/// kept for the reason of its end only.
public final class LineProgram: Sendable {
    /// After its input was closed, and again after it was asked to end.
    private static let patience = Duration.seconds(1)

    private enum State {
        /// What is sent to it waits.
        case waits([UInt8], isHungUp: Bool)
        case runs(StreamedProgram)
        case ended
    }

    private let command: String
    private let arguments: [String]
    private let environment: [String: String]
    private let longestLine: Int
    private let state = Mutex(State.waits([], isHungUp: false))

    /// - Parameters:
    ///   - command: a path when there is a slash in it, else a name that is looked for in `PATH`.
    ///   - environment: added to what it gets, secrets too.
    ///   - longestLine: in bytes; a longer line is left out.
    public init(
        command: String, arguments: [String] = [], environment: [String: String] = [:], longestLine: Int
    ) {
        self.command = command
        self.arguments = arguments
        self.environment = environment
        self.longestLine = longestLine
    }

    /// Starts the program and returns when it has ended; when the task is cancelled, it is hung up on. Only once.
    ///
    /// - Parameter hear: gets the lines of one piece of output, without their ends; no more is read until it returns.
    public func run(_ hear: @escaping @Sendable ([Data]) async -> Void) async -> LineProgramEnd {
        let program = start()
        let end = await withTaskCancellationHandler {
            await read(program, hear)
        } onCancel: {
            program.hangUp()
        }
        state.withLock { $0 = .ended }
        return LineProgramEnd(end)
    }

    /// Sends one line; its end is added. Nothing happens once the program has ended.
    public func send(_ line: Data) {
        let bytes = Array(line) + [UInt8(ascii: "\n")]
        state.withLock { state in
            switch state {
            case .waits(let before, let isHungUp): state = .waits(before + bytes, isHungUp: isHungUp)
            case .runs(let program): program.write(bytes)
            case .ended: break
            }
        }
    }

    /// Closes the program's input once all is sent. When it has not ended of itself a second later, it is asked to, and
    /// killed after one more.
    public func hangUp() {
        state.withLock { state in
            switch state {
            case .waits(let bytes, _): state = .waits(bytes, isHungUp: true)
            case .runs(let program): program.hangUp()
            case .ended: break
            }
        }
    }

    private func start() -> StreamedProgram {
        let program = StreamedProgram(
            ProgramCommand(command, arguments, kind: .configured, environment: environment), patience: Self.patience)
        state.withLock { state in
            if case .waits(let bytes, let isHungUp) = state {
                program.write(bytes)
                if isHungUp { program.hangUp() }
            }
            state = .runs(program)
        }
        return program
    }

    private func read(
        _ program: StreamedProgram, _ hear: @Sendable ([Data]) async -> Void
    ) async -> ProgramEnd {
        var lines = ProgramLines(longest: longestLine)
        while true {
            switch await program.next() {
            case .output(let piece):
                let complete = lines.feed(piece)
                // Nobody listens any more to one that was hung up on by cancelling.
                if !complete.isEmpty, !Task.isCancelled { await hear(complete) }
            case .end(let end): return end
            }
        }
    }
}

extension LineProgramEnd {
    fileprivate init(_ end: ProgramEnd) {
        switch end {
        case .notStarted(let reason): self.init(reason: "it could not be started: \(reason)", hasStarted: false)
        case .ended(let status, let lastErrors):
            var words = ProgramLastWords()
            words.hear(lastErrors)
            let end =
                switch status {
                case .exited(let code): "it exited with status \(code)"
                case .killed(let signal): "it was killed by signal \(signal)"
                case .unknown: "it ended"
                }
            self.init(reason: words.text.isEmpty ? end : "\(end); last output: \(words.text)", hasStarted: true)
        }
    }
}

/// The end of what a program wrote to its standard error, for the message that says why it ended.
struct ProgramLastWords: Sendable {
    static let maximumBytes = 2000
    static let maximumLines = 5

    private var bytes: [UInt8] = []

    mutating func hear(_ chunk: some Sequence<UInt8>) {
        bytes += chunk
        if bytes.count > Self.maximumBytes { bytes.removeFirst(bytes.count - Self.maximumBytes) }
    }

    /// Without control characters, one line.
    var text: String {
        let lines = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline).suffix(Self.maximumLines)
        let words = lines.map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }.joined(
            separator: " / ")
        return String(
            words.unicodeScalars.filter { !($0.value < 0x20 || (0x7F..<0xA0).contains($0.value)) }.map(Character.init))
    }
}
