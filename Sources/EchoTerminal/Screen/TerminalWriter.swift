import Glibc
import Synchronization

/// Writes to the terminal without ever waiting for it. What it does not take is kept and written when it does.
///
/// It has a description of the terminal of its own, so that the shell's standard output stays as it is.
final class TerminalWriter: Sendable {
    private struct Backlog {
        var bytes: [UInt8] = []
        var written = 0
        var isEmpty: Bool { written == bytes.count }
    }

    let descriptor: Int32
    /// The descriptor is the shell's own, which waits: only little is written at a time, and only when there is room.
    private let mayWait: Bool
    private let backlog = Mutex(Backlog())

    init() {
        let own = open("/proc/self/fd/1", O_WRONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
        mayWait = own < 0
        descriptor = mayWait ? STDOUT_FILENO : own
    }

    deinit {
        if !mayWait { close(descriptor) }
    }

    var hasBacklog: Bool { backlog.withLock { !$0.isEmpty } }

    /// False when some are left over for `flush`.
    @discardableResult
    func write(_ text: some Sequence<UInt8>) -> Bool {
        backlog.withLock { backlog in
            backlog.bytes.append(contentsOf: text)
            return flush(&backlog)
        }
    }

    /// Goes on with what was left over; true when nothing is left.
    func flush() -> Bool { backlog.withLock { flush(&$0) } }

    /// Forgets what was left over.
    func drop() {
        backlog.withLock {
            $0.bytes = []; $0.written = 0
        }
    }

    /// Writes the last words, for which it waits a little; what was left over before them is not said.
    func finish(_ words: String, within time: Duration) {
        drop()
        let deadline = ContinuousClock.now + time
        write(words.utf8)
        while !flush(), ContinuousClock.now < deadline { _ = waitForRoom(.milliseconds(20)) }
        drop()
    }

    private func flush(_ backlog: inout Backlog) -> Bool {
        while !backlog.isEmpty {
            if mayWait, !waitForRoom(.zero) { return false }
            let most = mayWait ? 256 : Int.max
            let rest = backlog.bytes[backlog.written...].prefix(most)
            let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            if count < 0, errno == EAGAIN { return false }
            // The terminal is gone: nobody will read the rest.
            guard count > 0 else { break }
            backlog.written += count
        }
        backlog.bytes.removeAll(keepingCapacity: true)
        backlog.written = 0
        return true
    }

    private func waitForRoom(_ time: Duration) -> Bool {
        var file = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        return poll(&file, 1, Int32(time / .milliseconds(1))) > 0
    }
}
