import Echo
import EchoScreen
import EchoText
import Foundation
import Glibc

/// Looks into folders and files, away from whoever draws the screen: a disk may be slow.
public actor FileReader: FileListingProtocol {
    /// Entries read of one folder; whoever has more types more.
    static let mostEntries = 10_000

    private let home: HomeFolder
    /// Bytes of a picture that is scaled down; a camera's are a third of it.
    static let largestPicture = 64 << 20
    /// Read for a first look: of a photograph, what the camera says of it stands in front of its size.
    private static let look = 256 << 10

    private let folder: String
    private let scaler: PictureScaler

    /// - Parameters:
    ///   - home: What "~" stands for.
    ///   - folder: Where paths start that do not begin with a slash.
    ///   - programs: Where the programs lie that scale pictures down; nil for where the system has them.
    public init(
        home: String, folder: String = FileManager.default.currentDirectoryPath, programs: String? = nil
    ) {
        self.home = HomeFolder(path: home)
        self.folder = folder
        scaler = PictureScaler(folder: programs)
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
        let beginning = beginning(of: file)
        // A zero is in no text. What cannot be opened may be one.
        return FileSummary(
            size: Int(status.st_size), isText: !beginning.prefix(8192).contains(0),
            picture: try? PictureHeader(beginning))
    }

    private func beginning(of file: String) -> [UInt8] {
        let descriptor = Glibc.open(path(file), O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
        guard descriptor >= 0 else { return [] }
        defer { close(descriptor) }
        let beginning = Self.piece(of: descriptor, count: 8192)
        guard PictureFormat(of: beginning) == .jpeg else { return beginning }
        return beginning + Self.piece(of: descriptor, count: Self.look)
    }

    private static func piece(of descriptor: Int32, count: Int) -> [UInt8] {
        var piece = [UInt8](repeating: 0, count: count)
        let count = read(descriptor, &piece, count)
        return Array(piece.prefix(max(0, count)))
    }

    public func contents(
        of file: String, textAtMost most: Int, pictures formats: Set<PictureFormat> = Set(PictureFormat.allCases)
    ) async throws(FileProblem) -> FileContents {
        let bytes = try bytes(of: file, textAtMost: most)
        let name = file.split(separator: "/").last.map(String.init) ?? file
        guard PictureFormat(of: bytes) != nil else { return .text(try Self.text(bytes, of: name)) }
        do throws(PictureProblem) {
            let picture = try Picture(name: name, bytes)
            if formats.contains(picture.format) { return .picture(picture) }
        } catch {
            guard case .isTooLarge(let width, let height, _) = error else { throw .picture(error) }
            return .picture(try await scaler.picture(name, bytes, else: .hasNoScaler(width: width, height: height)))
        }
        return .picture(try await scaler.picture(name, bytes, else: .hasNoConverter))
    }

    private static func text(_ bytes: [UInt8], of name: String) throws(FileProblem) -> String {
        let ending = name.split(separator: ".").last?.lowercased() ?? ""
        if ["png", "jpg", "jpeg", "gif", "webp"].contains(ending) { throw bytes.isEmpty ? .isEmpty : .isNoPicture }
        guard !bytes.contains(0) else { throw .isNoText }
        let text = String(decoding: bytes, as: UTF8.self)
        if ending == "svg", text.contains("<svg") { throw .isDrawing }
        return text
    }

    /// All from one opening: who replaces the file meanwhile does not mix two.
    private func bytes(of file: String, textAtMost most: Int) throws(FileProblem) -> [UInt8] {
        let descriptor = Glibc.open(path(file), O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
        guard descriptor >= 0 else { throw errno == ENOENT || errno == ENOTDIR ? .isMissing : .isUnreadable }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw .isUnreadable }
        guard status.st_mode & S_IFMT != S_IFDIR else { throw .isFolder }
        guard status.st_mode & S_IFMT == S_IFREG else { throw .isNoText }
        return try bytes(of: descriptor, textAtMost: most)
    }

    /// A file may grow while it is read, and those of the system say nothing of their size.
    private func bytes(of descriptor: Int32, textAtMost most: Int) throws(FileProblem) -> [UInt8] {
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 65_536)
        var limit = most
        while true {
            let count = read(descriptor, &buffer, buffer.count)
            if count == 0 { return bytes }
            guard count > 0 else { throw .isUnreadable }
            if bytes.isEmpty, PictureFormat(of: buffer[..<count]) != nil { limit = Self.largestPicture }
            bytes += buffer[..<count]
            guard bytes.count <= limit else { throw limit == most ? .isTooLarge : .isHugePicture }
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
