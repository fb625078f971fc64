@preconcurrency import Glibc

/// The output that `print` has kept back.
enum PrintedOutput {
    /// It is written when the program ends, and what cannot be written is told then.
    static func checkAtEnd() {
        atexit {
            guard fflush(stdout) != 0 else { return }
            let failure = OutputFailure(number: errno)
            if let line = failure.line { PlainOutput.complain(line) }
            _exit(failure.status)
        }
    }
}
