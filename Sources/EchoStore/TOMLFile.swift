import EchoScreen
import EchoText
import Foundation
import Glibc
import TOMLKit

/// A TOML file that a person may write and comment, and that is changed in place.
struct TOMLFile: Sendable {
    /// A configuration larger than this is none.
    static let largest = 1_000_000

    let path: String

    /// Nil when there is no file.
    func contents() throws(SettingsStoreError) -> String? {
        guard FileManager.default.fileExists(atPath: path) else { return nil }
        guard !isPipe else { throw failure("it is a pipe, not a file") }
        guard let data = content else { throw failure("it cannot be read") }
        guard data.count <= Self.largest else { throw failure("it is too large") }
        guard let text = String(data: data, encoding: .utf8) else { throw failure("it is not UTF-8 text") }
        return text
    }

    /// A pipe that nobody writes to would be waited for.
    private var isPipe: Bool {
        var status = stat()
        return stat(path, &status) == 0 && [S_IFIFO, S_IFSOCK].contains(status.st_mode & S_IFMT)
    }

    /// Nobody may write it. Its folder may be writable, and a file that is replaced whole would go all the same.
    private var isReadOnly: Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & 0o222 == 0
    }

    /// No more of it than tells that it is too large.
    private var content: Data? {
        guard let file = FileHandle(forReadingAtPath: path) else { return nil }
        defer { try? file.close() }
        var data = Data()
        while data.count <= Self.largest {
            let part: Data?
            do { part = try file.read(upToCount: Self.largest + 1 - data.count) } catch { return nil }
            guard let part, !part.isEmpty else { break }
            data += part
        }
        return data
    }

    /// All of the changes or none; what is written in a way that only a person can change is left alone.
    func change(_ edits: [TOMLEdit]) throws(SettingsStoreError) {
        try change { () throws(SettingsStoreError) in edits }
    }

    /// The same with changes that are found while no other program changes the file.
    func change(_ edits: () throws(SettingsStoreError) -> [TOMLEdit]) throws(SettingsStoreError) {
        // The folder is held, not the file: that is replaced by each change. One that cannot be held is not waited for.
        let lock = FolderLock(of: path)
        defer { lock?.release() }
        try write(try edits())
    }

    private func write(_ edits: [TOMLEdit]) throws(SettingsStoreError) {
        guard !edits.isEmpty else { return }
        let text = try contents() ?? ""
        guard (try? TOMLTable(string: TOMLHeaders.parsable(text))) != nil else {
            throw failure("it has an error; fix that first")
        }
        var changed = text
        for edit in edits {
            changed = edit.applied(to: changed)
            guard holds(changed, edit) else {
                throw failure("the format of \(edit.place.key) can only be edited by hand")
            }
        }
        guard changed != text || !FileManager.default.fileExists(atPath: path) else { return }
        guard !isReadOnly else { throw failure("the file is read-only") }
        do { try AtomicFile(path: path).write(changed) } catch { throw failure(error.reason) }
    }

    func delete() throws(SettingsStoreError) {
        do { try FileManager.default.removeItem(atPath: path) } catch { throw failure("it cannot be deleted") }
    }

    func failure(_ reason: String) -> SettingsStoreError { SettingsStoreError(file: path, reason: reason) }

    /// Whether the changed text is still TOML, with the key where it belongs, or gone from there.
    private func holds(_ text: String, _ edit: TOMLEdit) -> Bool {
        guard let table = try? TOMLTable(string: TOMLHeaders.parsable(text)) else { return false }
        let section = edit.place.names.reduce(Optional(table)) { $0?[$1]?.table }
        return (section?[edit.place.key] != nil) == (edit.literal != nil)
    }
}

/// A folder that one program at a time holds while it changes a file in it. It need not be writable, and nothing is left in
/// it; the system lets go of it when that program ends.
struct FolderLock {
    private let descriptor: Int32

    /// Waits until nobody else holds the folder in which a file is, wherever a link leads; nil where it cannot be held.
    init?(of file: String) {
        let target = URL(fileURLWithPath: file).resolvingSymlinksInPath().path
        descriptor = open((target as NSString).deletingLastPathComponent, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
        while flock(descriptor, LOCK_EX) != 0 {
            guard errno == EINTR else {
                close(descriptor)
                return nil
            }
        }
    }

    func release() { close(descriptor) }
}
