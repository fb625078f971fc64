import Foundation
import GRDB

/// Conversations and sound that the storage key may have encrypted.
public struct SealedContent: Sendable, Hashable {
    private let folder: MemoryFolder

    /// - Parameters:
    ///   - folder: where conversations are kept.
    ///   - sound: the folder in which the sound of messages lies; nil for one within the folder.
    public init(folder: String, sound: String? = nil) { self.folder = MemoryFolder(path: folder, sound: sound) }

    /// Whether there is a sound, or a database whose texts are encrypted. Reads one row, and the names of files.
    var isThere: Bool {
        if !SoundFolder(of: folder).names.isEmpty { return true }
        let isSealed = try? MemoryConnection.reader(folder.database).read { try EncryptionState(in: $0).isSealed }
        return isSealed == true
    }
}
