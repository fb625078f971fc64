import EchoScreen
import Foundation
import Glibc

/// Notes beside the database of what is being erased: written before the first row goes, removed when no byte is left. A
/// program that finds one finishes the work, and a salvage heeds them.
struct ErasingNotes {
    let folder: MemoryFolder

    /// All that have been begun and not finished.
    var files: [String] { folder.erasingNotes }

    /// The conversations that they name.
    var conversations: Set<String> {
        let texts = files.compactMap { try? String(contentsOfFile: $0, encoding: .utf8) }
        return Set(texts.flatMap { $0.split(separator: "\n").map(String.init) })
    }

    /// On the disk when it returns.
    func add(_ ids: [ConversationID]) throws(StoreError) {
        let path = folder.erasingNote(UUID().uuidString)
        do {
            try AtomicFile(path: path).write(ids.map { $0.rawValue + "\n" }.joined())
        } catch {
            throw access(folder.path, W_OK) == 0
                ? .other(code: 0, reason: "what is to be erased cannot be noted: \(error.reason)")
                : .permissionDenied(path: folder.path)
        }
    }

    func remove(_ files: [String]) {
        for file in files { unlink(file) }
    }
}
