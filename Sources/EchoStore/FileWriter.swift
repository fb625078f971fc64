import EchoApp
public import EchoPresentation
import Foundation

/// Writes to the file system.
public struct FileWriter: FileWriterProtocol {
    public init() {}

    public func canWrite(_ name: String) -> Bool { ConversationFormat(fileName: name) != nil }

    public func exists(_ name: String) async -> Bool {
        FileManager.default.fileExists(atPath: Self.path(name))
    }

    public func write(_ messages: [SaidMessage], to name: String) async throws(FileWriteError) {
        guard let format = ConversationFormat(fileName: name) else { throw FileWriteError(reason: "unknown file type") }
        try write(format.text(messages), to: name)
    }

    private func write(_ text: String, to name: String) throws(FileWriteError) {
        var isFolder: ObjCBool = false
        if FileManager.default.fileExists(atPath: Self.path(name), isDirectory: &isFolder), isFolder.boolValue {
            throw FileWriteError(reason: "it is a folder")
        }
        let folder = URL(fileURLWithPath: Self.path(name)).deletingLastPathComponent().path
        guard FileManager.default.fileExists(atPath: folder) else {
            throw FileWriteError(reason: "no such folder: create it first, or choose another")
        }
        do {
            try AtomicFile(path: Self.path(name)).write(text)
        } catch {
            throw FileWriteError(reason: error.reason)
        }
    }

    private static func path(_ name: String) -> String { (name as NSString).expandingTildeInPath }
}
