import Foundation
import Glibc
import Immersion

/// A program that runs, in a session of its own, so that whatever it starts ends with it.
///
/// It is used on one thread. Its input is a socket, so that writing to one that has ended is an error and no signal.
final class SpawnedProgram {
    /// Between two looks at whether somebody still waits.
    private static let glance: Int32 = 50

    /// glibc's POSIX_SPAWN_SETSID, which its headers show to few.
    private static let ownSession: Int16 = 0x80
    private static let spawning = NSLock()

    private let process: pid_t
    private var input: Int32
    private let output: Int32

    init(path: String, arguments: [String]) throws(ProviderError) {
        var sockets: [Int32] = [-1, -1]
        var pipes: [Int32] = [-1, -1]
        // No other child of ours is to inherit what is not marked yet.
        Self.spawning.lock()
        defer { Self.spawning.unlock() }
        let kind = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
        guard socketpair(AF_UNIX, kind, 0, &sockets) == 0 else { throw .notInstalled(part: path) }
        guard pipe(&pipes) == 0 else {
            sockets.forEach { close($0) }
            throw .notInstalled(part: path)
        }
        pipes.forEach { _ = fcntl($0, F_SETFD, FD_CLOEXEC) }
        let started = Self.spawn(path, arguments, input: sockets[1], output: pipes[1])
        close(sockets[1])
        close(pipes[1])
        guard let started else {
            close(sockets[0])
            close(pipes[0])
            throw .notInstalled(part: path)
        }
        (process, input, output) = (started, sockets[0], pipes[0])
        _ = fcntl(input, F_SETFL, O_NONBLOCK)
        _ = fcntl(output, F_SETFL, O_NONBLOCK)
    }

    deinit {
        closeInput()
        close(output)
        // It is not reaped yet, so that its number is nobody else's.
        kill(-process, SIGKILL)
        var status: Int32 = 0
        while waitpid(process, &status, 0) == -1, errno == EINTR {}
    }

    func closeInput() {
        if input >= 0 { close(input) }
        input = -1
    }

    /// Writes all of it while reading what comes, until `end` came, or the output is over when that is nil.
    /// - Parameter most: bytes of the answer.
    func exchange(
        _ bytes: [UInt8], until end: UInt8?, most: Int, within limit: Duration
    ) throws(ProviderError) -> [UInt8] {
        let deadline = ContinuousClock.now + limit
        var rest = bytes[...]
        var answer: [UInt8] = []
        while true {
            if Task.isCancelled { throw .cancelled }
            guard ContinuousClock.now < deadline else { throw .timedOut }
            var waits = [pollfd(fd: output, events: Int16(POLLIN), revents: 0)]
            if !rest.isEmpty { waits.append(pollfd(fd: input, events: Int16(POLLOUT), revents: 0)) }
            guard poll(&waits, nfds_t(waits.count), Self.glance) > 0 else { continue }
            if waits.count > 1, waits[1].revents != 0 {
                rest = try write(rest)
                if rest.isEmpty, end == nil { closeInput() }
            }
            guard waits[0].revents != 0, let piece = try read() else { continue }
            guard !piece.isEmpty else {
                if end == nil { return answer }
                throw .brokenOff
            }
            answer += piece
            guard answer.count <= most else { throw .invalidAnswer(reason: "it is too long") }
            if let end, let index = answer.firstIndex(of: end) { return Array(answer[..<index]) }
        }
    }

    private func write(_ rest: ArraySlice<UInt8>) throws(ProviderError) -> ArraySlice<UInt8> {
        let count = rest.withUnsafeBytes { send(input, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
        if count < 0, errno != EAGAIN, errno != EINTR { throw .brokenOff }
        return rest.dropFirst(max(0, count))
    }

    /// Nil when there is nothing yet; empty at its end.
    private func read() throws(ProviderError) -> [UInt8]? {
        var buffer = [UInt8](repeating: 0, count: 16 << 10)
        let count = Glibc.read(output, &buffer, buffer.count)
        if count < 0 {
            guard errno == EAGAIN || errno == EINTR else { throw .brokenOff }
            return nil
        }
        return Array(buffer[..<count])
    }

    private static func spawn(_ path: String, _ arguments: [String], input: Int32, output: Int32) -> pid_t? {
        var actions = posix_spawn_file_actions_t()
        var attributes = posix_spawnattr_t()
        posix_spawn_file_actions_init(&actions)
        posix_spawnattr_init(&attributes)
        defer {
            posix_spawn_file_actions_destroy(&actions)
            posix_spawnattr_destroy(&attributes)
        }
        posix_spawn_file_actions_adddup2(&actions, input, 0)
        posix_spawn_file_actions_adddup2(&actions, output, 1)
        posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
        var none = sigset_t()
        sigemptyset(&none)
        var all = sigset_t()
        sigfillset(&all)
        posix_spawnattr_setsigmask(&attributes, &none)
        posix_spawnattr_setsigdefault(&attributes, &all)
        posix_spawnattr_setflags(
            &attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF) | ownSession)
        var words: [UnsafeMutablePointer<CChar>?] = ([path] + arguments).map { strdup($0) } + [nil]
        defer { words.forEach { free($0) } }
        var process: pid_t = 0
        return posix_spawn(&process, path, &actions, &attributes, &words, environ) == 0 ? process : nil
    }
}
