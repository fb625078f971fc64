import Foundation
import Synchronization

/// Tells of the signals that end a program, also of one whose output nobody reads, which would end it without a word.
enum ProgramSignals {
    private static let told = [SIGINT, SIGTERM, SIGHUP]

    /// Handlers rather than ignored signals: programs started by this one begin with the standard ones.
    static func watch(_ onSignal: @escaping @Sendable (Int32) -> Void) {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { return }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        let reader = ends[0]
        signalPipe.store(ends[1], ordering: .sequentiallyConsistent)
        for number in told + [SIGPIPE] { install(number) }
        Thread.detachNewThread {
            var number: UInt8 = 0
            while read(reader, &number, 1) == 1 { onSignal(Int32(number)) }
        }
    }

    /// The first signal has what is under way finish; the second ends the program at once.
    static func finishFirst(_ finish: @escaping @Sendable () -> Void) {
        let hasBegun = Atomic(false)
        watch { signal in
            guard !hasBegun.exchange(true, ordering: .relaxed) else { _exit(128 + signal) }
            finish()
        }
    }

    private static func install(_ number: Int32) {
        var action = sigaction()
        action.__sigaction_handler.sa_handler = noteSignal
        action.sa_flags = SA_RESTART
        sigaction(number, &action, nil)
    }
}

private let signalPipe = Atomic<Int32>(-1)

/// Only writes, which is all that may be done in a handler. A broken pipe is told by the write that failed.
private func noteSignal(_ number: Int32) {
    guard number != SIGPIPE else { return }
    let saved = errno
    var byte = UInt8(truncatingIfNeeded: number)
    _ = write(signalPipe.load(ordering: .sequentiallyConsistent), &byte, 1)
    errno = saved
}
