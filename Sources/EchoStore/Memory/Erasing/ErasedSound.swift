import Foundation
import GRDB

/// Removes the sound of erased conversations, also what lies in the folder without a row: a program was killed before it
/// wrote one.
struct ErasedSound {
    let folder: MemoryFolder
    private var sound: SoundFolder { SoundFolder(of: folder) }

    /// Those that no other conversation has: a branch has the sound of what it was branched from.
    func remove(_ names: Set<String>, of id: String, in pool: DatabasePool) throws {
        for name in try pool.read({ try SoundTable.unused(names, in: $0) }) {
            sound.destroy(name)
        }
        guard id.count >= 8 else { return }
        for file in files where file.dropFirst(folder.sound.count).contains(id) { Self.remove(file) }
    }

    /// All that no row names.
    ///
    /// - Parameter dates: only what was written last between these moments.
    func removeUnnamed(in pool: DatabasePool, changed dates: Range<Date>) throws {
        let names = try pool.read { try Set(String.fetchAll($0, sql: "SELECT file FROM audio")) }
        let named = Set(names.compactMap(sound.path))
        for file in files where !named.contains(file) {
            let attributes = try? FileManager.default.attributesOfItem(atPath: file)
            if let date = attributes?[.modificationDate] as? Date, dates.contains(date) { Self.remove(file) }
        }
    }

    private var files: [String] {
        let entries = FileManager.default.enumerator(atPath: folder.sound)
        return (entries?.allObjects as? [String] ?? []).map { "\(folder.sound)/\($0)" }
    }

    private static func remove(_ path: String) { OverwrittenFile(path: path).remove() }
}
