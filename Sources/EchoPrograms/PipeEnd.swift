import Glibc

/// Our end of a pipe to or from a program. It never waits, and is used on one thread.
final class PipeEnd {
    private static let most = 64 << 10

    /// Negative once it is closed, which `poll` takes for nothing to wait for.
    private(set) var number: Int32

    init(_ descriptor: Int32) {
        _ = BrokenPipe.isIgnored
        _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
        number = descriptor
    }

    deinit { close() }

    var isOpen: Bool { number >= 0 }

    func close() {
        if isOpen { Glibc.close(number) }
        number = -1
    }

    /// How many bytes were taken; nil when nobody reads any more.
    func write(_ bytes: ArraySlice<UInt8>) -> Int? {
        let count = bytes.withUnsafeBytes { Glibc.write(number, $0.baseAddress, $0.count) }
        if count < 0 { return errno == EAGAIN || errno == EINTR ? 0 : nil }
        return count
    }

    /// Nil when there is nothing yet; empty at its end.
    func read() -> [UInt8]? {
        var failure: Int32 = 0
        let piece = [UInt8](unsafeUninitializedCapacity: Self.most) { buffer, count in
            let read = Glibc.read(number, buffer.baseAddress, buffer.count)
            failure = read < 0 ? errno : 0
            count = max(0, read)
        }
        return failure == EAGAIN || failure == EINTR ? nil : piece
    }
}

/// Writing to a program that has ended must be an error of the writing and not the end of this program.
private enum BrokenPipe {
    static let isIgnored: Bool = {
        signal(SIGPIPE, SIG_IGN)
        return true
    }()
}
