import Foundation

/// A thread that reads lines from standard input, one whenever it is asked: what nobody asks for stays in the pipe.
final class PlainInput: Sendable {
    /// A line may have so many bytes; what is longer goes on in the next.
    static let longest = 1 << 20

    private let descriptor: Int32
    private let wanted = DispatchSemaphore(value: 0)
    private let onEvent: @Sendable (PlainEvent) -> Void

    init(descriptor: Int32 = STDIN_FILENO, onEvent: @escaping @Sendable (PlainEvent) -> Void) {
        self.descriptor = descriptor
        self.onEvent = onEvent
    }

    func start() {
        Thread.detachNewThread { [self] in run() }
    }

    /// Asks for the next line.
    func next() { wanted.signal() }

    private func run() {
        var rest: ArraySlice<UInt8> = []
        while true {
            wanted.wait()
            guard let line = line(&rest) else { return onEvent(.endOfInput) }
            onEvent(.line(line))
        }
    }

    /// nil at the end of the input.
    private func line(_ rest: inout ArraySlice<UInt8>) -> String? {
        var searched = 0
        while true {
            if let end = rest.dropFirst(searched).firstIndex(of: UInt8(ascii: "\n")) {
                defer { rest = rest[(end + 1)...] }
                return String(decoding: rest[..<end], as: UTF8.self)
            }
            searched = rest.count
            let more = searched < Self.longest ? bytes() : []
            if more.isEmpty {
                defer { rest = [] }
                return rest.isEmpty ? nil : String(decoding: rest, as: UTF8.self)
            }
            rest += more
        }
    }

    private func bytes() -> [UInt8] {
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = read(descriptor, &buffer, buffer.count)
            if count < 0, errno == EINTR { continue }
            return Array(buffer.prefix(max(0, count)))
        }
    }
}
