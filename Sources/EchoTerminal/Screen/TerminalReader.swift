import Glibc

/// Reads what was typed, without waiting for more.
enum TerminalReader {
    private static let piece = 64 << 10
    /// So much at a time, so that a flood leaves time to draw.
    private static let most = 256 << 10

    static func read() -> [UInt8] {
        var bytes: [UInt8] = []
        while bytes.count < most, hasInput(within: .zero) {
            let more = [UInt8](unsafeUninitializedCapacity: piece) { buffer, count in
                count = max(0, Glibc.read(STDIN_FILENO, buffer.baseAddress, piece))
            }
            if more.isEmpty { break }
            bytes += more
        }
        return bytes
    }

    static func hasInput(within time: Duration) -> Bool {
        var file = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
        return poll(&file, 1, Int32(time / .milliseconds(1))) > 0 && Int32(file.revents) & POLLIN != 0
    }
}
