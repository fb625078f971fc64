import EchoApp
import EchoPresentation
import EchoText
import Foundation
import Glibc

/// Looks into folders and files, away from whoever draws the screen: a disk may be slow.
public actor FileReader: FileListingProtocol {
    /// Entries read of one folder; whoever has more types more.
    static let mostEntries = 10_000

    private let home: HomeFolder
    private let folder: String

    /// - Parameters:
    ///   - home: What "~" stands for.
    ///   - folder: Where paths start that do not begin with a slash.
    public init(home: String, folder: String = FileManager.default.currentDirectoryPath) {
        self.home = HomeFolder(path: home)
        self.folder = folder
    }

    public func entries(of folder: String) async -> [FileEntry] {
        guard let stream = opendir(path(folder)) else { return [] }
        defer { closedir(stream) }
        var entries: [FileEntry] = []
        while entries.count < Self.mostEntries, let entry = readdir(stream) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
                pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            guard name != ".", name != ".." else { continue }
            entries.append(FileEntry(name: name, isFolder: isFolder(entry.pointee.d_type, name, in: folder)))
        }
        return entries.sorted { ($0.name.lowercased(), $0.name) < ($1.name.lowercased(), $1.name) }
    }

    public func summary(of file: String) async -> FileSummary? {
        var status = stat()
        guard stat(path(file), &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
        return FileSummary(size: Int(status.st_size), isText: !beginsWithZero(file))
    }

    /// A zero is in no text. What cannot be opened may be one.
    private func beginsWithZero(_ file: String) -> Bool {
        let descriptor = Glibc.open(path(file), O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
        guard descriptor >= 0 else { return false }
        defer { close(descriptor) }
        var beginning = [UInt8](repeating: 1, count: 8192)
        return read(descriptor, &beginning, beginning.count) > 0 && beginning.contains(0)
    }

    public func text(of file: String, atMost most: Int) async throws(FileProblem) -> String {
        let descriptor = Glibc.open(path(file), O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
        guard descriptor >= 0 else { throw errno == ENOENT || errno == ENOTDIR ? .isMissing : .isUnreadable }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw .isUnreadable }
        guard status.st_mode & S_IFMT != S_IFDIR else { throw .isFolder }
        guard status.st_mode & S_IFMT == S_IFREG else { throw .isNoText }
        guard status.st_size <= most else { throw .isTooLarge }
        let bytes = try bytes(of: descriptor, atMost: most)
        guard !bytes.contains(0) else { throw .isNoText }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// A file may grow while it is read, and those of the system say nothing of their size.
    private func bytes(of descriptor: Int32, atMost most: Int) throws(FileProblem) -> [UInt8] {
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = read(descriptor, &buffer, buffer.count)
            if count == 0 { return bytes }
            guard count > 0 else { throw .isUnreadable }
            bytes += buffer[..<count]
            guard bytes.count <= most else { throw .isTooLarge }
        }
    }

    private func isFolder(_ type: UInt8, _ name: String, in folder: String) -> Bool {
        if type == UInt8(DT_DIR) { return true }
        guard type == UInt8(DT_LNK) || type == UInt8(DT_UNKNOWN) else { return false }
        var status = stat()
        return stat(path(folder) + "/" + name, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }

    private func path(_ path: String) -> String {
        let path = home.expanded(path)
        return path.hasPrefix("/") ? path : folder + "/" + path
    }
}
