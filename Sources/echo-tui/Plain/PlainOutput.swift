import Foundation
import Synchronization

/// Writes lines to standard output, in order, without keeping anybody waiting for a slow reader. What goes elsewhere
/// keeps its place among them.
final class PlainOutput: Sendable {
    private let descriptor: Int32
    private let queue: DispatchQueue
    private let onEvent: @Sendable (PlainEvent) -> Void
    /// Nobody reads standard output any more: nothing more is said anywhere.
    private let isClosed = Mutex(false)
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

    func write(_ line: String) { send(line + "\n") }

    /// What is no line: a command to the terminal.
    func send(_ text: String) {
        queue.async { [self] in
            guard !(main ?? self).isClosed.withLock(\.self), !Self.write(Array(text.utf8), to: descriptor) else { return }
            isClosed.withLock { $0 = true }
            onEvent(.outputClosed)
        }
    }

    /// Returns when everything was written, or cannot be.
    func drain() async {
        await withCheckedContinuation { continuation in queue.async { continuation.resume() } }
    }

    /// Says it on standard error; when nobody reads that any more, nobody hears it.
    static func complain(_ text: String) { _ = write(Array(text.utf8), to: STDERR_FILENO) }

    /// False when nobody reads any more.
    static func write(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return false }
            rest = rest.dropFirst(count)
        }
        return true
    }
}
