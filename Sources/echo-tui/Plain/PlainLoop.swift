import EchoScreen
import EchoTerminal
import Foundation

/// The program without a screen: lines in, lines out. Does what `PlainSession` decides.
@MainActor final class PlainLoop {
    private var session: PlainSession
    private let output: PlainOutput
    /// Standard error itself goes nowhere while libraries may write to it.
    private let complaints: PlainOutput
    private let clipboard: TerminalClipboard
    private let input: PlainInput
    private let echo = TerminalEcho()
    private let events: AsyncStream<PlainEvent>
    private let onEvent: @Sendable (PlainEvent) -> Void
    private let onIntent: (Intent) -> Void
    private var state = ScreenViewState()
    private var isPerforming = false
    private var isRunning = false
    private var isDirty = false
    private var status: Int32?

    init(isInteractive: Bool, catalog: Catalog, clipboard: TerminalClipboard, onIntent: @escaping (Intent) -> Void) {
        let (events, continuation) = AsyncStream.makeStream(of: PlainEvent.self)
        onEvent = { continuation.yield($0) }
        self.events = events
        self.onIntent = onIntent
        self.clipboard = clipboard
        session = PlainSession(
            isInteractive: isInteractive, writesToTerminal: isatty(STDOUT_FILENO) == 1, catalog: catalog)
        output = PlainOutput(onEvent: onEvent)
        complaints = PlainOutput(descriptor: fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, 3), besides: output)
        input = PlainInput(onEvent: onEvent)
    }

    func show(_ state: ScreenViewState) {
        self.state = state
        isDirty = true
        if isRunning, !isPerforming { perform([]) }
    }

    /// Copies; there is no screen for anything else. False when it surely came to nothing.
    func perform(_ effect: ScreenEffect) -> Bool {
        guard case .copy(let text) = effect else { return false }
        return clipboard.copy(text) { output.send($0) }
    }

    /// Until the input ends and all of it is answered, the person leaves, a signal ends it, or nobody reads the output.
    ///
    /// - Returns: the program's status.
    func run() async -> Int32 {
        defer { echo.show(true) }
        ProgramSignals.watch { [onEvent] in onEvent(.signal($0)) }
        input.start()
        isRunning = true
        perform(session.greeting(state))
        for await event in events {
            if let status = receive(event) { return status }
            guard let status else { continue }
            await output.drain()
            if let failure = output.failure { return tell(failure) }
            return status
        }
        return status ?? 0
    }

    /// The status with which the program ends at once, without a word.
    private func receive(_ event: PlainEvent) -> Int32? {
        switch event {
        case .line(let line): perform(session.read(line))
        case .endOfInput: perform(session.endInput())
        case .signal(SIGINT): perform(session.interrupt())
        case .signal(let number): return 128 + number
        case .outputFailed(let failure): return tell(failure)
        case .left: break
        }
        return nil
    }

    /// - Returns: the program's status.
    private func tell(_ failure: OutputFailure) -> Int32 {
        if let line = failure.line { _ = PlainOutput.write(Array(line.utf8), to: complaints.descriptor) }
        return failure.status
    }

    /// What is asked changes the state, which may lead to more.
    private func perform(_ first: [PlainAction]) {
        isPerforming = true
        defer { isPerforming = false }
        var actions = first
        repeat {
            isDirty = false
            for action in actions { perform(action) }
            actions = session.show(state)
        } while status == nil && (isDirty || !actions.isEmpty)
    }

    private func perform(_ action: PlainAction) {
        switch action {
        case .write(let line): output.write(line)
        case .complain(let line): complaints.write(line)
        case .ask(let intent): onIntent(intent)
        case .read: input.next()
        case .echo(let isShown): echo.show(isShown)
        case .leave(let status):
            guard self.status == nil else { return }
            self.status = status
            onEvent(.left)
        }
    }
}

/// Whether the terminal of standard input shows what is typed; a line feed is always seen.
@MainActor final class TerminalEcho {
    private let descriptor: Int32
    /// How the terminal was found; nil while it is as it was.
    private var usual: termios?

    init(descriptor: Int32 = STDIN_FILENO) { self.descriptor = descriptor }

    /// Does nothing where there is no terminal.
    func show(_ isShown: Bool) { if isShown { restore() } else { hide() } }

    private func hide() {
        var found = termios()
        guard usual == nil, isatty(descriptor) == 1, tcgetattr(descriptor, &found) == 0 else { return }
        var hidden = found
        hidden.c_lflag = (hidden.c_lflag & ~tcflag_t(ECHO)) | tcflag_t(ECHONL)
        if tcsetattr(descriptor, TCSANOW, &hidden) == 0 { usual = found }
    }

    private func restore() {
        guard var found = usual else { return }
        tcsetattr(descriptor, TCSANOW, &found)
        usual = nil
    }
}
