import Foundation

/// Why something could not be written.
struct OutputFailure: Error, Hashable {
    /// The number of the system's error.
    let number: Int32

    /// Whoever read the output is gone: nobody is to be told.
    var isClosed: Bool { number == EPIPE }

    var status: Int32 { isClosed ? 128 + SIGPIPE : 1 }

    /// For standard error; nil when nothing is to be said.
    var line: String? { isClosed ? nil : "echo-tui: cannot write: \(String(cString: strerror(number)))\n" }
}
