import CPseudoTerminal
import Foundation
import Synchronization

/// The line between a program and the emulator: one thread reads it, one waits for the program's end.
final class TerminalLine: Sendable {
    let process: TerminalProcess

    private let state: Mutex<TerminalLineState>
    /// Wakes the reading thread: a condition to check, or the program's end.
    private let wake: Int32
    private let isHeld = Atomic<Bool>(false)
    private let answers: Bool

    /// `answers` tells whether the terminal says anything to questions about itself.
    init(process: TerminalProcess, columns: Int, rows: Int, answers: Bool) throws(PseudoTerminalError) {
        guard let screen = VirtualTerminal(columns: columns, rows: rows) else { throw .noEmulator }
        self.process = process
        self.answers = answers
        wake = eventfd(0, Int32(EFD_CLOEXEC) | Int32(EFD_NONBLOCK))
        state = Mutex(TerminalLineState(screen: screen))
    }

    deinit {
        Glibc.close(process.master)
        Glibc.close(wake)
    }

    var exit: ExitStatus? { state.withLock { $0.exit } }
    var output: [OutputChunk] { state.withLock { $0.output } }
    var bytesWritten: Int { state.withLock { $0.bytesWritten } }

    func start() {
        Thread.detachNewThread { self.read() }
        Thread.detachNewThread { self.awaitEnd() }
    }

    /// What the program writes stays in the line, as when a person stops it, until nobody holds it any more.
    func hold(_ isHeld: Bool) {
        self.isHeld.store(isHeld, ordering: .sequentiallyConsistent)
        wakeReader()
    }

    func withScreen<Result: Sendable>(_ body: (VirtualTerminal) -> Result) -> Result {
        state.withLock { body($0.screen) }
    }

    /// The lock makes sure the number still belongs to our program: it is given back under the same lock.
    func signal(_ number: Int32) {
        state.withLock { state in
            if !state.isReaped { kill(process.pid, number) }
        }
    }

    func wait(
        until condition: @escaping @Sendable (VirtualTerminal) -> Bool, deadline: ContinuousClock.Instant
    ) async -> ContinuousClock.Instant? {
        await suspended(until: deadline) { screen, exit in
            condition(screen) ? .seen : exit == nil ? .notYet : .never
        }
    }

    func exit(deadline: ContinuousClock.Instant) async -> ExitStatus? {
        _ = await suspended(until: deadline) { _, exit in exit == nil ? .notYet : .seen }
        return exit
    }

    private func suspended(
        until deadline: ContinuousClock.Instant, check: @escaping ScreenWaiter.Check
    ) async -> ContinuousClock.Instant? {
        let id = state.withLock { $0.newID() }
        return await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                change { state in
                    let waiter = ScreenWaiter(id: id, deadline: deadline, check: check, continuation: continuation)
                    state.add(waiter, isCancelled: Task.isCancelled)
                }
                wakeReader()
            }
        } onCancel: {
            change { $0.cancel(id) }
        }
    }

    @discardableResult
    private func change<Result: Sendable>(_ change: @Sendable (inout TerminalLineState) -> Result) -> Result {
        let (result, woken) = state.withLock { (change(&$0), $0.takeWoken()) }
        for waiter in woken { waiter.wake() }
        return result
    }

    private func wakeReader() {
        eventfd_write(wake, 1)
    }

    // MARK: Threads

    private func read() {
        while state.withLock({ $0.exit == nil }) {
            let ready = poll(
                wakeOnly: isHeld.load(ordering: .sequentiallyConsistent),
                timeout: state.withLock { $0.nextDeadline(after: .now) })
            if ready.wake { drainWake() }
            if ready.output { receiveOutput() }
            if state.withLock({ $0.isReaped }) { readTheRest() }
            change { $0.expire(at: .now) }
        }
        change { $0.abandon() }
    }

    /// What a program wrote before it ended is still to be read. A child of it may hold the terminal open for ever.
    private func readTheRest() {
        while poll(timeout: .milliseconds(200)).output, receiveOutput() {}
        change { $0.finish() }
    }

    @discardableResult
    private func receiveOutput() -> Bool {
        var buffer = [UInt8](repeating: 0, count: 65536)
        let count = Glibc.read(process.master, &buffer, buffer.count)
        guard count > 0 else {
            // EIO: nobody has the terminal open. Before the program's end is known this must not spin.
            if state.withLock({ !$0.isReaped }) { _ = poll(wakeOnly: true, timeout: .milliseconds(20)) }
            return false
        }
        let chunk = OutputChunk(instant: .now, bytes: Array(buffer.prefix(count)))
        let words = change { $0.receive(chunk) }
        if answers { process.write(words) }
        return true
    }

    private func poll(wakeOnly: Bool = false, timeout: Duration?) -> (output: Bool, wake: Bool) {
        var files = [
            pollfd(fd: wake, events: Int16(POLLIN), revents: 0),
            pollfd(fd: wakeOnly ? -1 : process.master, events: Int16(POLLIN), revents: 0),
        ]
        let milliseconds = timeout.map { Int32(clamping: Int64(($0 / .milliseconds(1)).rounded(.up))) } ?? -1
        Glibc.poll(&files, 2, milliseconds)
        return (output: files[1].revents != 0, wake: files[0].revents != 0)
    }

    private func drainWake() {
        var count: eventfd_t = 0
        eventfd_read(wake, &count)
    }

    private func awaitEnd() {
        var info = siginfo_t()
        while waitid(P_PID, id_t(process.pid), &info, WEXITED | WNOWAIT) == -1, errno == EINTR {}
        state.withLock { state in
            var status: Int32 = 0
            waitpid(process.pid, &status, 0)
            state.reap(ExitStatus(waitStatus: status))
        }
        wakeReader()
    }
}
