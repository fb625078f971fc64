import EchoScreen
import EchoZip
import Foundation
import Glibc

/// Where an export goes: a new folder, or a new zip file that has its name when it is whole. Readable by its owner alone.
final class ExportTarget {
    private let path: String
    private let zip: ZipWriter?
    private var file: FileHandle?

    init(path: String, date: Date) throws(ExportError) {
        self.path = path
        guard access(path, F_OK) != 0 else {
            throw .file(path, reason: "already exists: choose another name, or move it away first")
        }
        guard path.lowercased().hasSuffix(".zip") else {
            guard mkdir(path, 0o700) == 0 else { throw .file(path, reason: Self.reason) }
            zip = nil
            return
        }
        file = try Self.create(path + ".part")
        zip = file.map { ZipWriter($0, date: date) }
    }

    /// - Parameter body: is given what writes the file's bytes.
    func add(_ name: String, _ body: (_ write: ([UInt8]) throws -> Void) throws -> Void) throws {
        if let zip {
            try zip.begin(name)
            try body { try zip.add($0) }
            return try zip.end()
        }
        let target = "\(path)/\(name)"
        try FileManager.default.createDirectory(
            atPath: (target as NSString).deletingLastPathComponent, withIntermediateDirectories: true,
            attributes: [.posixPermissions: 0o700])
        let file = try Self.create(target)
        try body { try file.write(contentsOf: Data($0)) }
        try file.close()
    }

    func finish() throws {
        guard let zip, let file else { return }
        try zip.finish()
        try file.close()
        guard rename(path + ".part", path) == 0 else { throw ExportError.file(path, reason: Self.reason) }
    }

    /// Nothing of it stays.
    func abandon() {
        if zip != nil { unlink(path + ".part") } else { try? FileManager.default.removeItem(atPath: path) }
    }

    private static func create(_ path: String) throws(ExportError) -> FileHandle {
        let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
        guard descriptor >= 0 else { throw .file(path, reason: reason) }
        return FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    }

    private static var reason: String { "cannot be written: \(String(cString: strerror(errno)))" }
}
