import CNcurses
import Glibc

/// Gives the terminal back when the program dies of a fault of its own. Its handler does only what is safe there:
/// it writes bytes prepared before, restores the line settings and dies as it would have.
enum CrashGuard {
    private static let faults = [SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGFPE, SIGABRT]

    /// `farewell` is what the terminal needs to hear to be as before.
    static func install(farewell: [UInt8]) {
        let buffer = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: farewell.count)
        _ = buffer.initialize(from: farewell)
        crashFarewell = UnsafePointer(buffer.baseAddress)
        crashFarewellCount = farewell.count
        tcgetattr(STDIN_FILENO, &crashSettings)
        for fault in faults {
            var action = sigaction()
            action.__sigaction_handler.sa_handler = dieCleanly
            action.sa_flags = Int32(bitPattern: UInt32(SA_RESETHAND))
            sigaction(fault, &action, nil)
        }
    }

    static func remove() {
        for fault in faults { SignalMask.restoreDefault(fault) }
    }
}

// Written once before the handlers are installed, read only by them: no two threads ever meet here.
private nonisolated(unsafe) var crashFarewell: UnsafePointer<UInt8>?
private nonisolated(unsafe) var crashFarewellCount = 0
private nonisolated(unsafe) var crashSettings = termios()

private func dieCleanly(_ number: Int32) {
    if let crashFarewell { _ = write(STDOUT_FILENO, crashFarewell, crashFarewellCount) }
    tcsetattr(STDIN_FILENO, TCSANOW, &crashSettings)
    raise(number)
}
