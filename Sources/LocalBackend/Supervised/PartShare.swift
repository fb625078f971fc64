import Foundation

/// One program of a part for all windows of a person: whoever starts it holds a lock as long as it runs and writes where it
/// answers; the others ask there. The lock ends with its holder, however that ends.
final class PartShare: Sendable {
    enum Place: Sendable, Hashable {
        /// Nobody runs it: it is this program's to start.
        case free
        /// Another program runs it.
        case taken(Address)
        /// Another program is starting it.
        case starting
    }

    /// Where it answers, and to which key. The file is its owner's alone to read.
    struct Address: Sendable, Hashable, Codable {
        var url: String
        var key: String
    }

    private let lockPath: String
    private let addressPath: String
    /// Read and written by the supervisor alone, which is an actor.
    private nonisolated(unsafe) var lock: Int32 = -1

    /// - Parameter path: of its files, without what tells them apart.
    init(_ path: String) { (lockPath, addressPath) = (path + ".lock", path + ".json") }

    deinit { release() }

    /// Takes the place when it is free. Where no lock can be had at all, everybody runs their own.
    func take() -> Place {
        if lock >= 0 { return .free }
        let folder = (lockPath as NSString).deletingLastPathComponent
        try? FileManager.default.createDirectory(
            atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        let file = open(lockPath, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
        guard file >= 0 else { return .free }
        if flock(file, LOCK_EX | LOCK_NB) == 0 {
            unlink(addressPath)
            lock = file
            return .free
        }
        let isTaken = errno == EWOULDBLOCK
        close(file)
        guard isTaken else { return .free }
        return address.map { .taken($0) } ?? .starting
    }

    /// The program that this one started answers.
    func tell(_ address: Address) {
        guard lock >= 0, let data = try? JSONEncoder().encode(address) else { return }
        let temporary = addressPath + ".\(getpid())"
        unlink(temporary)
        let file = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
        guard file >= 0 else { return }
        let written = data.withUnsafeBytes { write(file, $0.baseAddress, $0.count) }
        close(file)
        if written != data.count || rename(temporary, addressPath) != 0 { unlink(temporary) }
    }

    /// The program that this one started has ended.
    func release() {
        guard lock >= 0 else { return }
        unlink(addressPath)
        close(lock)
        lock = -1
    }

    /// Whether another program still runs the one that answers there.
    func holds(_ address: Address) -> Bool {
        guard lock < 0, address == self.address else { return false }
        let file = open(lockPath, O_RDWR | O_CLOEXEC | O_NOFOLLOW)
        guard file >= 0 else { return false }
        defer { close(file) }
        return flock(file, LOCK_EX | LOCK_NB) != 0
    }

    /// Whoever runs it is told that it is used.
    func use() { utimes(addressPath, nil) }

    /// How long ago somebody used it; nil when that is not known.
    var sinceUse: Duration? {
        var status = stat()
        guard stat(addressPath, &status) == 0 else { return nil }
        let used = Double(status.st_mtim.tv_sec) + Double(status.st_mtim.tv_nsec) / 1e9
        return .seconds(max(0, Date().timeIntervalSince1970 - used))
    }

    private var address: Address? {
        var status = stat()
        // What somebody else put there is not trusted.
        guard lstat(addressPath, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_uid == getuid(),
            let data = FileManager.default.contents(atPath: addressPath), data.count <= 4_096,
            let address = try? JSONDecoder().decode(Address.self, from: data),
            address.url.hasPrefix("http://127.0.0.1:")
        else { return nil }
        return address
    }
}
