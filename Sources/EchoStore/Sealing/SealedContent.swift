import Foundation
import GRDB

/// Conversations, sound and calls that the storage key may have encrypted.
public struct SealedContent: Sendable, Hashable {
    private let folder: MemoryFolder
    /// Nothing of which is in the clear.
    private let files: [String]

    /// - Parameters:
    ///   - folder: where conversations are kept.
    ///   - sound: the folder in which the sound of messages lies; nil for one within the folder.
    ///   - files: others that are encrypted with the key, where they are there.
    public init(folder: String, sound: String? = nil, files: [String] = []) {
        (self.folder, self.files) = (MemoryFolder(path: folder, sound: sound), files)
    }

    /// Whether there is a sound, a file, or a database whose texts are encrypted. Reads one row, and the names of files.
    var isThere: Bool {
        if files.contains(where: FileManager.default.fileExists) { return true }
        if !SoundFolder(of: folder).names.isEmpty { return true }
        let isSealed = try? MemoryConnection.reader(folder.database).read { try EncryptionState(in: $0).isSealed }
        return isSealed == true
    }
}
