import Glibc

/// Wakes a thread that waits, by a clock that nobody sets.
final class WriterSignal: Sendable {
    private let reading: Int32
    private let writing: Int32

    init() {
        var ends: [Int32] = [-1, -1]
        if pipe(&ends) != 0 { ends = [-1, -1] }
        for end in ends where end >= 0 {
            _ = fcntl(end, F_SETFD, FD_CLOEXEC)
            _ = fcntl(end, F_SETFL, O_NONBLOCK)
        }
        (reading, writing) = (ends[0], ends[1])
    }

    deinit {
        close(reading)
        close(writing)
    }

    /// A pipe that is full wakes all the same.
    func wake() {
        var byte: UInt8 = 0
        _ = write(writing, &byte, 1)
    }

    /// - Parameter time: nil for as long as it takes.
    func wait(_ time: Duration?) {
        let time = time ?? (reading < 0 ? .seconds(1) : nil)
        let milliseconds = time.map { Int32(clamping: max(0, $0.wholeMilliseconds) + 1) } ?? -1
        var waited = pollfd(fd: reading, events: Int16(POLLIN), revents: 0)
        guard poll(&waited, 1, milliseconds) > 0 else { return }
        var bytes: [UInt8] = Array(repeating: 0, count: 64)
        _ = read(reading, &bytes, bytes.count)
    }
}
