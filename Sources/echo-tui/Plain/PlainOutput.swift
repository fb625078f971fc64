import Foundation

/// Writes lines to standard output, in order, without keeping anybody waiting for a slow reader.
final class PlainOutput: Sendable {
    private let descriptor: Int32
    private let queue = DispatchQueue(label: "output")
    private let onEvent: @Sendable (PlainEvent) -> Void

    init(descriptor: Int32 = STDOUT_FILENO, onEvent: @escaping @Sendable (PlainEvent) -> Void) {
        self.descriptor = descriptor
        self.onEvent = onEvent
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
