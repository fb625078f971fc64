import CNcurses
import Dispatch
import Glibc
import Synchronization

/// A thread that only waits for standard input and the wake descriptor, and says so. After each wake it waits until the
/// input was read, so that it never spins.
final class InputWatch: Sendable {
    let wakes: AsyncStream<TerminalWake>
    let wakeDescriptor: Int32
    private let continuation: AsyncStream<TerminalWake>.Continuation
    private let wasRead = DispatchSemaphore(value: 0)
    private let hasEnded = DispatchSemaphore(value: 0)
    private let isStopped = Atomic<Bool>(false)

    init() {
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

    func inputWasRead() { wasRead.signal() }

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
            var descriptors = [
                pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0),
                pollfd(fd: wakeDescriptor, events: Int16(POLLIN), revents: 0),
            ]
            let ready = poll(&descriptors, 2, -1)
            if ready < 0, errno == EINTR { continue }
            guard ready > 0, !isStopped.load(ordering: .sequentiallyConsistent) else { return }
            let wake = wake(descriptors)
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
