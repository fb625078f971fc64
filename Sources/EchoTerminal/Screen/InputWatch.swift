import CNcurses
import Dispatch
import Glibc
import Synchronization

/// A thread that only waits: for standard input, for the wake descriptor, and for room on the terminal while something
/// is left to be written. After each wake it waits until the input was read, so that it never spins.
final class InputWatch: Sendable {
    let wakes: AsyncStream<TerminalWake>
    let wakeDescriptor: Int32
    private let writer: TerminalWriter
    private let continuation: AsyncStream<TerminalWake>.Continuation
    private let wasRead = DispatchSemaphore(value: 0)
    private let hasEnded = DispatchSemaphore(value: 0)
    private let isStopped = Atomic<Bool>(false)
    /// How long to wait for more of what has begun, in milliseconds; −1 for ever.
    private let patience = Atomic<Int32>(-1)

    /// When the input came that is to be read next: whoever reads it may be busy first.
    private let came = Mutex<ContinuousClock.Instant?>(nil)

    init(_ writer: TerminalWriter) {
        self.writer = writer
        (wakes, continuation) = AsyncStream.makeStream(bufferingPolicy: .unbounded)
        wakeDescriptor = eventfd(0, Int32(EFD_NONBLOCK | EFD_CLOEXEC))
    }

    func start() {
        let thread = DetachedThread { [self] in
            watch()
            hasEnded.signal()
        }
        thread.start()
    }

    /// Wakes again after `patience` without input; nil for never.
    func inputWasRead(patience: Duration?) {
        let milliseconds = patience.map { Int32(clamping: Int64(($0 / .milliseconds(1)).rounded(.up))) }
        self.patience.store(milliseconds ?? -1, ordering: .sequentiallyConsistent)
        wasRead.signal()
    }

    /// When what is read now came.
    var arrival: ContinuousClock.Instant { came.withLock { $0 } ?? .now }

    func wake() {
        var one: UInt64 = 1
        _ = write(wakeDescriptor, &one, 8)
    }

    /// Returns when the thread has ended.
    func stop() {
        isStopped.store(true, ordering: .sequentiallyConsistent)
        wake()
        wasRead.signal()
        hasEnded.wait()
        continuation.finish()
        close(wakeDescriptor)
    }

    private func watch() {
        while !isStopped.load(ordering: .sequentiallyConsistent) {
            let isBehind = writer.hasBacklog
            var descriptors = [
                pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0),
                pollfd(fd: wakeDescriptor, events: Int16(POLLIN), revents: 0),
                pollfd(fd: isBehind ? writer.descriptor : -1, events: Int16(POLLOUT), revents: 0),
            ]
            let ready = poll(&descriptors, 3, patience.load(ordering: .sequentiallyConsistent))
            if ready < 0, errno == EINTR { continue }
            guard ready >= 0, !isStopped.load(ordering: .sequentiallyConsistent) else { return }
            let hasCaughtUp = descriptors[2].revents != 0 && writer.flush()
            if ready > 0, !hasCaughtUp, descriptors[0].revents == 0, descriptors[1].revents == 0 { continue }
            let wake = wake(descriptors)
            came.withLock { $0 = wake.hasInput ? .now : nil }
            continuation.yield(wake)
            if wake.isGone { return }
            wasRead.wait()
        }
    }

    private func wake(_ descriptors: [pollfd]) -> TerminalWake {
        if descriptors[1].revents != 0 {
            var count: UInt64 = 0
            _ = read(wakeDescriptor, &count, 8)
        }
        let events = Int32(descriptors[0].revents)
        return TerminalWake(
            hasInput: events & POLLIN != 0, signals: SignalMask.take(),
            isGone: events & (POLLHUP | POLLERR | POLLNVAL) != 0)
    }
}
