public import EchoScreen
public import EchoText
public import Foundation
import Glibc

/// Files with prompts, of the file system.
public struct PromptFiles: PromptFilesProtocol {
    private let format: PromptFile

    private let folder: String
    private let home: HomeFolder

    /// - Parameters:
    ///   - folder: where names begin that are no whole paths; empty for the folder of the program.
    ///   - home: what "~" stands for.
    public init(_ catalog: Catalog, folder: String = "", home: HomeFolder = HomeFolder()) {
        format = PromptFile(catalog)
        (self.folder, self.home) = (folder, home)
    }

    private func path(_ name: String) -> String {
        let path = home.expanded(name)
        return path.hasPrefix("/") || folder.isEmpty ? path : "\(folder)/\(path)"
    }

    public func read(_ name: String, at date: Date) async throws -> [SavedPrompt] {
        try read(Self.open(path(name), named: name), named: name, at: date)
    }

    /// Opens a file, or a pipe, to be read.
    public static func open(_ path: String, named name: String) throws(PromptFileError) -> FileHandle {
        let descriptor = Glibc.open(path, O_RDONLY | O_CLOEXEC | O_NOCTTY)
        guard descriptor >= 0 else { throw unreadable(name, errno) }
        let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT != S_IFDIR else {
            throw unreadable(name, EISDIR)
        }
        return handle
    }

    private static func unreadable(_ name: String, _ code: CInt) -> PromptFileError {
        PromptFileError(file: name, reason: "it cannot be read: \(String(cString: strerror(code)))")
    }

    /// - Parameters:
    ///   - handle: what is read, to its end.
    ///   - name: how it is called in errors.
    public func read(_ handle: FileHandle, named name: String, at date: Date)
        throws(PromptFileError) -> [SavedPrompt]
    {
        try format.read(Self.text(of: handle, named: name), file: name, at: date) {
            PromptID(UUID().uuidString.lowercased())
        }
    }

    public func exists(_ name: String) async -> Bool {
        FileManager.default.fileExists(atPath: path(name))
    }

    public func write(_ prompts: [SavedPrompt], to name: String) async throws(FileWriteError) {
        try FileWriter.write(PromptFile.text(prompts), to: path(name))
    }

    /// Never more than a file may have: what is read may have no end.
    private static func text(of handle: FileHandle, named name: String) throws(PromptFileError) -> String {
        var data = Data()
        do {
            while let more = try handle.read(upToCount: PromptFile.largest + 1 - data.count), !more.isEmpty {
                data += more
            }
        } catch {
            throw PromptFileError(file: name, reason: "it cannot be read to its end")
        }
        guard data.count <= PromptFile.largest else { throw PromptFileError(file: name, reason: "it is too large") }
        guard let text = String(data: data, encoding: .utf8) else {
            throw PromptFileError(file: name, reason: "it is not UTF-8 text")
        }
        return text
    }
}
