import CALSA
import Glibc

/// Wakes a thread that waits in poll(2); signals that come before it waits are not lost.
final class WakeSignal: Sendable {
    private let file: Int32

    init() { file = ca_eventfd() }

    deinit { close(file) }

    var descriptor: pollfd { pollfd(fd: file, events: Int16(POLLIN), revents: 0) }

    func signal() {
        var one: UInt64 = 1
        _ = write(file, &one, 8)
    }

    func clear() {
        var count: UInt64 = 0
        _ = read(file, &count, 8)
    }

    /// Waits until signalled, at most this long; `nil` is for ever.
    func wait(for timeout: Duration?) {
        var descriptors = [descriptor]
        if Poll.wait(&descriptors, for: timeout) { clear() }
    }
}
