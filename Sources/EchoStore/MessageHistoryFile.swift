import EchoScreen
import Foundation
import Glibc

/// The texts sent, one a line, sealed where conversations are, in a file that only its owner can read. Several programs may write to it.
public actor MessageHistoryFile: MessageHistoryProtocol {
    /// Texts kept at most; bytes of the file and of one text at most.
    static let mostTexts = 1_000
    static let largest = 1_000_000
    static let longestText = 100_000

    private let path: String
    private let sealing: @Sendable () async -> SentTextSealing

    public init(path: String) { self.init(path: path) { .plain } }

    /// - Parameter sealing: asked before each text that is written, and where there are sealed ones to be read.
    init(path: String, sealing: @escaping @Sendable () async -> SentTextSealing) {
        (self.path, self.sealing) = (path, sealing)
    }

    public func load() async -> [String] {
        guard let descriptor = open(O_RDONLY, creates: false) else { return [] }
        defer { close(descriptor) }
        let lines = Self.tail(of: descriptor).split(separator: 0x0A).suffix(Self.mostTexts)
        let sealing = lines.contains(where: SentTextSealing.isSealed) ? await sealing() : .plain
        return lines.compactMap(sealing.text)
    }

    public func remember(_ text: String) async {
        guard text.utf8.count <= Self.longestText, let line = await sealing().line(text),
            let descriptor = await openLocked()
        else { return }
        defer { close(descriptor) }
        let before = Self.size(of: descriptor)
        let isTorn = before > 0 && Self.bytes(of: descriptor, from: before - 1) != [0x0A]
        let whole = isTorn ? [0x0A] + line : line
        _ = whole.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
        trim(descriptor)
    }

    /// Whether there is anything.
    var exists: Bool { access(path, F_OK) == 0 }

    /// Removes these texts wherever they stand, and overwrites the file that had them.
    func forget(_ texts: Set<String>) async {
        guard exists, !texts.isEmpty, let descriptor = await openLocked() else { return }
        defer { close(descriptor) }
        let lines = Self.tail(of: descriptor).split(separator: 0x0A)
        let sealing = lines.contains(where: SentTextSealing.isSealed) ? await sealing() : .plain
        let kept = lines.filter { line in sealing.text(of: line).map { !texts.contains($0) } ?? true }
        guard kept.count < lines.count else { return }
        let old = "\(path).\(getpid()).old"
        guard link(path, old) == 0 else { return }
        defer { OverwrittenFile(path: old).remove() }
        try? AtomicFile(path: path).write(String(decoding: kept.flatMap { $0 + [0x0A] }, as: UTF8.self))
    }

    // MARK: - Keeping it small

    /// Leaves the newest three quarters of what there may be, once there is more.
    private func trim(_ descriptor: Int32) {
        let size = Self.size(of: descriptor)
        let bytes = Self.tail(of: descriptor)
        guard size > Self.largest || bytes.count(where: { $0 == 0x0A }) > Self.mostTexts else { return }
        var kept: [ArraySlice<UInt8>] = []
        var room = Self.largest * 3 / 4
        for line in bytes.split(separator: 0x0A).reversed().prefix(Self.mostTexts * 3 / 4) {
            guard line.count < room else { break }
            room -= line.count + 1
            kept.append(line + [0x0A])
        }
        try? AtomicFile(path: path).write(String(decoding: kept.reversed().joined(), as: UTF8.self))
    }

    // MARK: - The file

    /// Nobody else changes it meanwhile. Who keeps it for long is not waited for: a line goes in whole all the same.
    private func openLocked() async -> Int32? {
        for attempt in 0..<20 {
            guard let descriptor = open(O_RDWR | O_APPEND, creates: true) else { return nil }
            if flock(descriptor, LOCK_EX | LOCK_NB) == 0, isCurrent(descriptor) { return descriptor }
            if attempt == 19 { return descriptor }
            close(descriptor)
            try? await Task.sleep(for: .milliseconds(5))
        }
        return nil
    }

    private func open(_ flags: Int32, creates: Bool) -> Int32? {
        if creates {
            let folder = (path as NSString).deletingLastPathComponent
            try? FileManager.default.createDirectory(
                atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        }
        let descriptor = Glibc.open(path, flags | O_CLOEXEC | O_NONBLOCK | (creates ? O_CREAT : 0), 0o600)
        guard descriptor >= 0 else { return nil }
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_uid == geteuid() else {
            close(descriptor)
            return nil
        }
        if creates, status.st_mode & 0o077 != 0 { fchmod(descriptor, 0o600) }
        return descriptor
    }

    /// Someone else may have put a smaller file in its place.
    private func isCurrent(_ descriptor: Int32) -> Bool {
        var (opened, named) = (stat(), stat())
        return fstat(descriptor, &opened) == 0 && stat(path, &named) == 0 && opened.st_ino == named.st_ino
    }

    private static func size(of descriptor: Int32) -> Int {
        var status = stat()
        return fstat(descriptor, &status) == 0 ? Int(status.st_size) : 0
    }

    /// The last of it, from the beginning of a line.
    private static func tail(of descriptor: Int32) -> [UInt8] {
        let size = size(of: descriptor)
        guard size > largest else { return bytes(of: descriptor, from: 0) }
        let bytes = bytes(of: descriptor, from: size - largest)
        return Array(bytes.drop { $0 != 0x0A }.dropFirst())
    }

    private static func bytes(of descriptor: Int32, from start: Int) -> [UInt8] {
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 65_536)
        while bytes.count <= largest {
            let count = pread(descriptor, &buffer, buffer.count, off_t(start + bytes.count))
            guard count > 0 else { break }
            bytes += buffer[..<count]
        }
        return bytes
    }
}
