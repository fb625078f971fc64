import Glibc
import Synchronization

/// Gives the terminal back when the program dies of a fault of its own or of a signal nobody knows, or somebody calls
/// `exit`. Its handler does only what is safe there: it writes bytes prepared before, restores the line settings and dies
/// as it would have.
enum CrashGuard {
    private static let faults = [SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGFPE, SIGABRT]
    /// They kill whoever does nothing about them, and come from outside.
    private static let blows = [
        SIGQUIT, SIGUSR1, SIGUSR2, SIGALRM, SIGVTALRM, SIGPROF, SIGXCPU, SIGXFSZ, SIGSYS, SIGSTKFLT, SIGPOLL, SIGPWR,
    ]
    private static let stackSize = 64 << 10

    /// `output` is where the farewell is written.
    static func install(_ settings: termios, output: Int32) {
        crashSettings = settings
        crashOutput = output
        if crashStack == nil {
            crashStack = .allocate(byteCount: stackSize, alignment: 16)
            atexit { restoreTerminal() }
        }
        guardThread()
        for signal in faults + blows.filter({ !isIgnored($0) }) { install(signal) }
    }

    /// Dies of the signal, but cleanly.
    static func install(_ signal: Int32) {
        var action = sigaction()
        action.__sigaction_handler.sa_handler = dieCleanly
        action.sa_flags = Int32(bitPattern: UInt32(SA_RESETHAND)) | SA_ONSTACK
        sigaction(signal, &action, nil)
    }

    /// A stack that overflowed cannot carry a handler: this thread gets another one. The main actor moves from thread to
    /// thread, so it asks for it again and again.
    static func guardThread() {
        var stack = stack_t(ss_sp: crashStack, ss_flags: 0, ss_size: stackSize)
        sigaltstack(&stack, nil)
    }

    /// What the terminal needs to hear to be as before; nil when it is. The bytes of the last time stay where they are:
    /// a handler may be reading them.
    static func prepare(_ farewell: String?) {
        guard let farewell else { return crashFarewell.store(0, ordering: .sequentiallyConsistent) }
        let bytes = Array(farewell.utf8)
        let memory = UnsafeMutableRawPointer.allocate(byteCount: bytes.count + 8, alignment: 8)
        memory.storeBytes(of: bytes.count, as: Int.self)
        memory.advanced(by: 8).copyMemory(from: bytes, byteCount: bytes.count)
        crashFarewell.store(UInt(bitPattern: memory), ordering: .sequentiallyConsistent)
    }

    static func remove() {
        prepare(nil)
        for signal in faults + blows.filter({ !isIgnored($0) }) { SignalMask.restoreDefault(signal) }
    }

    /// Whoever started us wants us to outlive it.
    private static func isIgnored(_ signal: Int32) -> Bool {
        var action = sigaction()
        sigaction(signal, nil, &action)
        let handler = action.__sigaction_handler.sa_handler
        return unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
    }
}

// Written before the handlers are installed, read only by them: no two threads ever meet here.
private nonisolated(unsafe) var crashSettings = termios()
private nonisolated(unsafe) var crashOutput = STDOUT_FILENO
private nonisolated(unsafe) var crashStack: UnsafeMutableRawPointer?
/// The address of the farewell, behind its length; 0 when there is nothing to restore. Who takes it writes it.
private let crashFarewell = Atomic<UInt>(0)

private func dieCleanly(_ number: Int32) {
    restoreTerminal()
    raise(number)
}

/// In the background setting the line would stop us instead. A terminal that takes nothing gets 300 ms.
private func restoreTerminal() {
    let address = crashFarewell.exchange(0, ordering: .sequentiallyConsistent)
    guard let memory = UnsafeRawPointer(bitPattern: address) else { return }
    signal(SIGTTOU, SIG_IGN)
    var rest = memory + 8
    var count = memory.load(as: Int.self)
    var attempts = 15
    while count > 0, attempts > 0 {
        let written = write(crashOutput, rest, count)
        if written > 0 {
            rest += written
            count -= written
        } else {
            guard errno == EAGAIN || errno == EINTR else { break }
            attempts -= 1
            var file = pollfd(fd: crashOutput, events: Int16(POLLOUT), revents: 0)
            poll(&file, 1, 20)
        }
    }
    tcsetattr(STDIN_FILENO, TCSANOW, &crashSettings)
}
