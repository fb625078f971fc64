import Foundation

/// Writes lines to standard output, in order, without keeping anybody waiting for a slow reader. What goes elsewhere
/// keeps its place among them.
final class PlainOutput: Sendable {
    private let descriptor: Int32
    private let queue: DispatchQueue
    private let onEvent: @Sendable (PlainEvent) -> Void

    init(onEvent: @escaping @Sendable (PlainEvent) -> Void) {
        (descriptor, queue) = (STDOUT_FILENO, DispatchQueue(label: "output"))
        self.onEvent = onEvent
    }

    /// Whoever reads both as one sees them in the order in which they were written.
    init(descriptor: Int32, besides other: PlainOutput) {
        (self.descriptor, queue) = (descriptor, other.queue)
        onEvent = { _ in }
    }

    func write(_ line: String) { send(line + "\n") }

    /// What is no line: a command to the terminal.
    func send(_ text: String) {
        queue.async { [self] in
            if !Self.write(Array(text.utf8), to: descriptor) { onEvent(.outputClosed) }
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
