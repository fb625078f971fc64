import EchoScreen
import Foundation
import Glibc

/// Where conversations are kept, as files that only their owner can read.
struct MemoryFolder: Hashable {
    let path: String
    /// Where the sound of messages lies.
    let sound: String
    /// The texts that were sent, which the composer offers again.
    let sentTexts: String
    /// Texts of other parts of the program, a file each.
    let notes: [String]
    /// Folders of other parts of the program, whose files are sealed one by one.
    let sealed: [String]
    /// Files and folders that hold what was said, and are never sealed.
    let caches: [String]

    init(
        path: String, sound: String? = nil, sentTexts: String? = nil, notes: [String] = [], sealed: [String] = [],
        caches: [String] = []
    ) {
        self.path = path
        self.sound = sound ?? "\(path)/sound"
        self.sentTexts = sentTexts ?? "\(path)/sent-texts"
        (self.notes, self.sealed, self.caches) = (notes, sealed, caches)
    }

    var database: String { "\(path)/conversations.sqlite" }
    var openingLock: String { "\(path)/opening.lock" }
    var encryptionLock: String { "\(path)/encryption.lock" }

    func programLock(_ id: String) -> String { "\(path)/program-\(id).lock" }

    func backup(of day: String) -> String { "\(path)/backup-\(day).sqlite" }

    func damaged(at time: String) -> String { "\(path)/damaged-\(time).sqlite" }

    var erasingLock: String { "\(path)/erasing.lock" }

    func erasingNote(_ id: String) -> String { "\(path)/erasing-\(id)" }

    /// Of what is being erased.
    var erasingNotes: [String] { files { $0.hasPrefix("erasing-") } }

    /// What was kept of databases that were damaged, with the logs beside them.
    var damagedFiles: [String] { files { $0.hasPrefix("damaged-") } }

    /// What a program leaves that is killed while it copies.
    var unfinishedFiles: [String] { files { $0.hasPrefix(".backup-") || $0.hasPrefix("salvage.sqlite") } }

    /// The newest first.
    var backups: [String] { files { $0.hasPrefix("backup-") && $0.hasSuffix(".sqlite") }.reversed() }

    /// Whether the database is there without a byte in it, beside a backup that has conversations: something emptied it.
    var isEmptied: Bool {
        access(database, F_OK) == 0 && Self.size(of: database) == 0
            && backups.contains { DatabaseCheck(path: $0).hasConversations }
    }

    /// The names of programs that have, or had, the database open.
    var programs: [String] {
        files { $0.hasPrefix("program-") && $0.hasSuffix(".lock") }
            .map { String(($0 as NSString).lastPathComponent.dropFirst(8).dropLast(5)) }
    }

    /// Sees to the folder and an empty database in it; SQLite gives its other files the same mode.
    func prepare() throws(StoreError) {
        try? FileManager.default.createDirectory(
            atPath: path, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        try createFile(database)
    }

    func createFile(_ path: String) throws(StoreError) {
        let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NONBLOCK, 0o600)
        guard descriptor >= 0 else { throw Self.failure(errno, path: path) }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
            throw .readOnly(path: path)
        }
        if status.st_mode & 0o077 != 0 { fchmod(descriptor, 0o600) }
    }

    static func failure(_ code: Int32, path: String) -> StoreError {
        switch code {
        case EACCES, EPERM: .permissionDenied(path: path)
        case EROFS, ENOENT, ENOTDIR, EISDIR, ELOOP: .readOnly(path: path)
        case ENOSPC, EDQUOT, EFBIG: .diskFull
        default: .other(code: Int(code), reason: "system error")
        }
    }

    static func size(of path: String) -> Int {
        var status = stat()
        return stat(path, &status) == 0 ? Int(status.st_size) : 0
    }

    /// Whole paths, by name.
    private func files(_ matches: (String) -> Bool) -> [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
        return names.filter(matches).sorted().map { "\(path)/\($0)" }
    }
}
