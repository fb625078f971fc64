public import EchoTestKit
public import Foundation

/// A real program in a real terminal: what it draws can be read, what a person would press can be sent.
///
/// The program leads its own session. It inherits nothing of the tests' environment but `PATH` and the library path, and
/// its home is an empty directory that goes when the terminal is closed. To see a program suspended and resumed run it
/// from an interactive shell (`/bin/bash --norc -i`): the kernel does not stop the only process of a session.
public final class PseudoTerminal: Sendable {
    /// The program's `HOME`, where its settings and state land.
    public let home: URL
    public let pid: pid_t
    /// The moment before the program was executed.
    public var startedAt: ContinuousClock.Instant { line.process.startedAt }

    private let line: TerminalLine

    /// A terminal that does not answer says nothing to questions about itself.
    public init(
        command: String, arguments: [String] = [], environment: [String: String] = [:], columns: Int = 120,
        rows: Int = 40, answers: Bool = true
    ) throws {
        home = try Self.emptyHome()
        let process = try TerminalProcess.spawn(
            command: command, arguments: arguments,
            environment: Self.baseEnvironment(home: home).merging(environment) { $1 }, columns: columns, rows: rows)
        pid = process.pid
        line = try TerminalLine(process: process, columns: columns, rows: rows, answers: answers)
        line.start()
    }

    deinit {
        close()
    }

    // MARK: What a person does

    public func send(_ text: String) {
        send(Array(text.utf8))
    }

    public func send(_ bytes: [UInt8]) {
        line.process.write(bytes)
    }

    public func press(_ keys: TerminalKey...) {
        for key in keys { send(line.withScreen { $0.bytes(for: key) }) }
    }

    public func resize(columns: Int, rows: Int) {
        line.withScreen { $0.resize(columns: columns, rows: rows) }
        line.process.resize(columns: columns, rows: rows)
    }

    /// Takes nothing of what the program writes, as a terminal does that was stopped or is far away.
    public func hold() { line.hold(true) }

    /// Takes everything again.
    public func release() { line.hold(false) }

    /// Sends a signal to the program alone; nothing once it has ended.
    public func signal(_ number: Int32) {
        line.signal(number)
    }

    /// Ends the program if it still runs, and removes its home.
    public func close() {
        line.signal(SIGKILL)
        try? FileManager.default.removeItem(at: home)
    }

    // MARK: What a person sees

    public func screenText() -> String {
        line.withScreen { $0.text }
    }

    public func line(_ row: Int) -> String {
        line.withScreen { $0.line(row) }
    }

    public func cell(row: Int, column: Int) -> ScreenCell {
        line.withScreen { $0.cell(row: row, column: column) }
    }

    public var cursor: CursorPosition { line.withScreen { $0.cursor } }
    public var title: String { line.withScreen { $0.title } }
    public var bells: Int { line.withScreen { $0.bells } }
    /// Whether a full-screen program has the terminal: false once the terminal is restored.
    public var showsAlternateScreen: Bool { line.withScreen { $0.showsAlternateScreen } }

    // MARK: Waiting until seen

    /// Whether the text came to stand on the screen, in one line, before the time was over or the program ended.
    public func wait(for text: String, timeout: Duration = TestPatience.limit) async throws -> Bool {
        try await wait(timeout: timeout) { $0.text.contains(text) } != nil
    }

    /// Whether the text left the screen in time.
    public func wait(untilGone text: String, timeout: Duration = TestPatience.limit) async throws -> Bool {
        try await wait(timeout: timeout) { !$0.text.contains(text) } != nil
    }

    /// The moment at which the output arrived that made the screen so; nil when the time is over or the program ended.
    public func wait(
        timeout: Duration = TestPatience.limit, until condition: @escaping @Sendable (VirtualTerminal) -> Bool
    ) async throws -> ContinuousClock.Instant? {
        try Task.checkCancellation()
        let seen = await line.wait(until: condition, deadline: .now + timeout)
        try Task.checkCancellation()
        return seen
    }

    /// Waits for the text and throws, with a picture of the screen, when it does not come.
    public func require(_ text: String, timeout: Duration = TestPatience.limit) async throws {
        guard try await wait(for: text, timeout: timeout) else {
            throw PseudoTerminalError.neverShown(text, exit: line.exit, screen: screenText())
        }
    }

    /// How the program ended; nil when it still runs after `timeout`.
    public func exitStatus(timeout: Duration = TestPatience.limit) async -> ExitStatus? {
        await line.exit(deadline: .now + timeout)
    }

    // MARK: What was written

    /// Everything the program has written, oldest first.
    public var output: [OutputChunk] { line.output }
    public var bytesWritten: Int { line.bytesWritten }
    public var rawOutput: [UInt8] { line.output.flatMap(\.bytes) }
    /// What the program has changed on the terminal and not undone.
    public var modes: ModeLedger { ModeLedger(rawOutput) }
    /// The program that runs in this one, a shell; nil when there is none.
    public var child: pid_t? {
        let path = "/proc/\(pid)/task/\(pid)/children"
        let children = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
        return children.split(separator: " ").first.flatMap { pid_t($0) }
    }

    private static func emptyHome() throws -> URL {
        let home = FileManager.default.temporaryDirectory.appending(path: "echo-tui-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
        return home
    }

    private static func baseEnvironment(home: URL) -> [String: String] {
        let inherited = ["PATH", "LD_LIBRARY_PATH", "LLVM_PROFILE_FILE"]
        var environment = ProcessInfo.processInfo.environment.filter { inherited.contains($0.key) }
        environment["TERM"] = "xterm-256color"
        environment["LANG"] = "C.UTF-8"
        environment["HOME"] = home.path
        return environment
    }
}
