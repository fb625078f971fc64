import EchoScreen
public import Foundation
import Glibc

/// Seals the files of another part of the program where conversations are sealed: sounds, for one.
public struct KeptSeal: Sendable {
    /// In front of what is sealed; no sound begins like this.
    private static let mark = Data("echo-tui sealed 1\n".utf8)

    private let sealing: @Sendable () async -> SentTextSealing

    /// - Parameter sealing: asked before each file that is written, and where a sealed one is to be read.
    init(sealing: @escaping @Sendable () async -> SentTextSealing) { self.sealing = sealing }

    /// - Parameter name: of the file; its bytes are worth nothing under another.
    /// - Returns: as it is to be written; nil for what must not be written as it is, and cannot be sealed now.
    public func sealed(_ content: Data, name: String) async -> Data? {
        Self.sealed(content, name: name, await sealing())
    }

    /// - Returns: nil for what cannot be opened: damaged, of another name, or there is no key.
    public func opened(_ file: Data, name: String) async -> Data? {
        Self.isSealed(file) ? Self.opened(file, name: name, await sealing()) : file
    }

    // MARK: as bytes

    static func isSealed(_ file: Data) -> Bool { file.starts(with: mark) }

    static func sealed(_ content: Data, name: String, _ sealing: SentTextSealing) -> Data? {
        switch (sealing.isOn, sealing.seal) {
        case (false, _): content
        case (true, let seal?): (try? seal.seal(content, of: row(name))).map { mark + $0 }
        default: nil
        }
    }

    static func opened(_ file: Data, name: String, _ sealing: SentTextSealing) -> Data? {
        isSealed(file) ? sealing.seal?.open(Data(file.dropFirst(mark.count)), of: row(name)) : file
    }

    private static func row(_ name: String) -> String { "file \(name)" }
}

extension KeptSeal {
    private static let oldSuffix = ".old"

    /// Seals the files of a folder, or opens them again. One that cannot be opened stays as it is.
    ///
    /// Old files are overwritten; a program that is killed meanwhile leaves one under another name, for the next one.
    static func convert(_ folder: String, _ sealing: SentTextSealing) throws(StoreError) {
        let paths = FolderContents(of: folder).paths
        for path in paths where path.hasSuffix(oldSuffix) { OverwrittenFile(path: path).remove() }
        for path in paths where !path.hasSuffix(oldSuffix) {
            guard let file = FileManager.default.contents(atPath: path), isSealed(file) == (sealing.isOn == false)
            else { continue }
            let name = (path as NSString).lastPathComponent
            guard let content = opened(file, name: name, sealing) else { continue }
            guard let converted = sealed(content, name: name, sealing) else { throw .keyMissing }
            try replace(path, converted)
        }
    }

    private static func replace(_ path: String, _ content: Data) throws(StoreError) {
        let (new, old) = (path + ".new", path + oldSuffix)
        let isWritten = FileManager.default.createFile(
            atPath: new, contents: content, attributes: [.posixPermissions: 0o600])
        guard isWritten, link(path, old) == 0, rename(new, path) == 0 else {
            let code = errno
            unlink(new)
            unlink(old)
            throw MemoryFolder.failure(code, path: path)
        }
        OverwrittenFile(path: old).remove()
    }
}
