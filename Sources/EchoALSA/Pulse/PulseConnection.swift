import CALSA
import Glibc

/// Asks a sound server over its socket. It blocks: for a thread of its own.
struct PulseConnection: ~Copyable {
    /// A server that is alive answers within milliseconds.
    static let patience: Duration = .milliseconds(700)
    private static let headLength = 20
    /// No server has so many devices.
    private static let largestPacket = 1 << 22

    private let file: Int32
    private var deadline = ContinuousClock.now + Self.patience

    /// What devices the server at this address has.
    static func directory(at address: PulseAddress) throws(PulseError) -> PulseDirectory {
        let connection = try PulseConnection(address.path)
        try connection.send(PulseInquiry.introduction(address.cookie))
        var inquiry = PulseInquiry()
        while !inquiry.isIntroduced { try inquiry.receive(try connection.packet()) }
        try connection.send(PulseInquiry.questions)
        while !inquiry.isOver { try inquiry.receive(try connection.packet()) }
        return inquiry.directory
    }

    /// Tells at once, and then each time something has changed and nothing more did for a while, until `wake` is
    /// signalled. Throws when the server is not there, or goes.
    static func follow(
        _ address: PulseAddress, until wake: WakeSignal, settling: Duration, onChange: () -> Void
    ) throws(PulseError) {
        var connection = try PulseConnection(address.path)
        try connection.send(PulseInquiry.subscription(cookie: address.cookie))
        var hasChanged = true
        while true {
            switch connection.listen(wake, for: hasChanged ? settling : nil) {
            case .woken: return
            case .silence:
                hasChanged = false
                onChange()
            case .word:
                connection.deadline = .now + patience
                if try PulseInquiry.tellsChange(try connection.packet()) { hasChanged = true }
            }
        }
    }

    private enum Heard { case word, silence, woken }

    private init(_ path: String) throws(PulseError) {
        let file = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue), 0)
        guard file >= 0 else { throw .unreachable }
        guard Self.connect(file, path) else {
            close(file)
            throw .unreachable
        }
        self.file = file
    }

    deinit { close(file) }

    private static func connect(_ file: Int32, _ path: String) -> Bool {
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        let name = Array(path.utf8) + [0]
        guard name.count <= MemoryLayout.size(ofValue: address.sun_path) else { return false }
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: name) }
        let size = socklen_t(MemoryLayout<sockaddr_un>.size)
        return withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { Glibc.connect(file, $0, size) == 0 }
        }
    }

    private func send(_ bytes: [UInt8]) throws(PulseError) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Glibc.send(file, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
            if count > 0 { rest = rest.dropFirst(count) } else { try wait(for: POLLOUT) }
        }
    }

    private func packet() throws(PulseError) -> [UInt8] {
        let head = try read(Self.headLength)
        let length = head[..<4].reduce(0) { $0 << 8 | Int($1) }
        guard length <= Self.largestPacket else { throw .unreadable }
        return try read(length)
    }

    private func read(_ count: Int) throws(PulseError) -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: count)
        var filled = 0
        while filled < count {
            let got = bytes.withUnsafeMutableBytes {
                Glibc.read(file, $0.baseAddress?.advanced(by: filled), count - filled)
            }
            if got == 0 { throw .unreachable }
            if got > 0 { filled += got } else { try wait(for: POLLIN) }
        }
        return bytes
    }

    /// Waits for a word of the server for so long, for ever when nil.
    private func listen(_ wake: WakeSignal, for time: Duration?) -> Heard {
        var descriptors = [pollfd(fd: file, events: Int16(POLLIN), revents: 0), wake.descriptor]
        guard Poll.wait(&descriptors, for: time) else { return .silence }
        return descriptors[1].revents != 0 ? .woken : .word
    }

    private func wait(for event: Int32) throws(PulseError) {
        guard errno == EAGAIN || errno == EINTR else { throw .unreachable }
        var descriptors = [pollfd(fd: file, events: Int16(event), revents: 0)]
        let left = deadline - .now
        guard left > .zero, Poll.wait(&descriptors, for: left) else { throw .late }
    }
}
