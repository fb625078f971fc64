import ArgumentParser
import Foundation
import Synchronization

/// Writes lines to standard output, in order, without keeping anybody waiting for a slow reader. What goes elsewhere
/// keeps its place among them.
final class PlainOutput: Sendable {
    let descriptor: Int32
    private let queue: DispatchQueue
    private let onEvent: @Sendable (PlainEvent) -> Void
    /// Nothing more can be written to standard output: nothing more is said anywhere.
    private let end = Mutex<OutputFailure?>(nil)
    private let main: PlainOutput?

    init(onEvent: @escaping @Sendable (PlainEvent) -> Void) {
        (descriptor, queue, main) = (STDOUT_FILENO, DispatchQueue(label: "output"), nil)
        self.onEvent = onEvent
    }

    /// Whoever reads both as one sees them in the order in which they were written.
    init(descriptor: Int32, besides other: PlainOutput) {
        (self.descriptor, queue, main) = (descriptor, other.queue, other)
        onEvent = { _ in }
    }

    /// Why nothing more can be written; nil while it can.
    var failure: OutputFailure? { end.withLock(\.self) }

    func write(_ line: String) { send(line + "\n") }

    /// What is no line: a command to the terminal.
    func send(_ text: String) {
        queue.async { [self] in
            guard (main ?? self).failure == nil,
                let failure = Self.failure(writing: Array(text.utf8), to: descriptor)
            else { return }
            end.withLock { $0 = failure }
            onEvent(.outputFailed(failure))
        }
    }

    /// Returns when everything was written, or cannot be.
    func drain() async {
        await withCheckedContinuation { continuation in queue.async { continuation.resume() } }
    }

    /// Says it on standard error; when nobody reads that any more, nobody hears it.
    static func complain(_ text: String) { _ = write(Array(text.utf8), to: STDERR_FILENO) }

    /// Writes to standard output.
    ///
    /// - Throws: the status with which the program ends, when it was said why.
    static func print(_ text: String) throws(ExitCode) {
        guard let failure = failure(writing: Array(text.utf8), to: STDOUT_FILENO) else { return }
        if let line = failure.line { complain(line) }
        throw ExitCode(failure.status)
    }

    /// False when not all could be written.
    static func write(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
        failure(writing: bytes, to: descriptor) == nil
    }

    /// Why not all could be written; nil when it was.
    static func failure(writing bytes: [UInt8], to descriptor: Int32) -> OutputFailure? {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return OutputFailure(number: count < 0 ? errno : EIO) }
            rest = rest.dropFirst(count)
        }
        return nil
    }
}
