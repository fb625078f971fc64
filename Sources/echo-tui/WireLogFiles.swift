import EchoScreen
import EchoStore
import EchoText
import Foundation

/// Writes exported events: new files that only their owner can read, never over old ones.
struct WireLogFiles: WireLogFilesProtocol {
    /// Where a file without a name goes, the first that can be written.
    let folders: [URL]
    var home = HomeFolder()
    var now: @Sendable () -> Date = { Date() }

    static func ofThisProcess(_ paths: Paths = .ofThisProcess) -> WireLogFiles {
        WireLogFiles(
            folders: [URL(filePath: FileManager.default.currentDirectoryPath), paths.stateDirectory],
            home: .ofThisProcess)
    }

    func write(_ lines: [WireLogLine], began: Date, to name: String?) async throws(WireLogFileError) -> String {
        var secrets = SplitSecrets()
        let lines = lines.map { line in
            guard case .event(let record) = line else { return WireLogFormat.text(line, began: began) }
            return WireLogFormat.text(.event(secrets.hiding(record)), began: began)
        }
        guard let name else { return try writeSomewhere(lines) }
        let path = home.expanded(name)
        let file =
            path.hasPrefix("/") ? URL(filePath: path) : (folders.first ?? URL(filePath: "/")).appending(path: path)
        try create(file, lines)
        return home.whole(file.path, in: "/")
    }

    private func writeSomewhere(_ lines: [String]) throws(WireLogFileError) -> String {
        var failure = WireLogFileError(file: "events", reason: "no writable folder")
        for folder in folders {
            try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            do throws(WireLogFileError) {
                return try writeNew(lines, in: folder)
            } catch {
                failure = error
            }
        }
        throw failure
    }

    /// A name that nothing has yet.
    private func writeNew(_ lines: [String], in folder: URL) throws(WireLogFileError) -> String {
        let name = "echo-events-\(Self.stamp(now()))"
        let names = [name] + (2...99).map { "\(name)-\($0)" }
        let file = names.map { folder.appending(path: "\($0).jsonl") }.first {
            !FileManager.default.fileExists(atPath: $0.path)
        }
        guard let file else { throw WireLogFileError(file: folder.path, reason: "there are too many exports") }
        try create(file, lines)
        return home.whole(file.path, in: "/")
    }

    /// Fails where something is, even if it came this moment.
    private func create(_ file: URL, _ lines: [String]) throws(WireLogFileError) {
        let descriptor = open(file.path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw WireLogFileError(file: file.path, reason: Self.reason(errno)) }
        let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        do {
            for line in lines { try handle.write(contentsOf: Data(line.utf8)) }
            try handle.close()
        } catch {
            throw WireLogFileError(file: file.path, reason: "it could not be written completely")
        }
    }

    private static func reason(_ code: Int32) -> String {
        switch code {
        case EEXIST: "the file already exists; choose another name"
        case ENOENT: "no such folder"
        case EACCES, EPERM, EROFS: "permission denied"
        case EISDIR: "it is a folder"
        default: String(cString: strerror(code))
        }
    }

    private static func stamp(_ date: Date) -> String {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.dateFormat = "yyyy-MM-dd-HHmmss"
        return formatter.string(from: date)
    }
}
