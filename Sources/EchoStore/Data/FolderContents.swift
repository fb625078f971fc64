import EchoScreen
import Foundation

/// The contents of a folder and the folders below it: how many files, how large, and from when.
struct FolderContents {
    private(set) var paths: [String] = []
    private(set) var bytes = 0
    private(set) var oldest: Date?
    private(set) var newest: Date?

    /// - Parameter isWanted: asked with the path within the folder.
    init(of folder: String, where isWanted: (String) -> Bool = { _ in true }) {
        guard let entries = FileManager.default.enumerator(atPath: folder) else { return }
        for case let name as String in entries where isWanted(name) { add("\(folder)/\(name)") }
    }

    init(files: [String]) {
        for file in files { add(file) }
    }

    /// A note, and what is named after it: copies that were put aside, for one.
    init(note path: String) {
        let (folder, name) = ((path as NSString).deletingLastPathComponent, (path as NSString).lastPathComponent)
        guard !name.isEmpty, let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else { return }
        for found in names where found == name || found.hasPrefix(name + ".") || found.hasPrefix(name + "-") {
            add("\(folder)/\(found)")
        }
    }

    /// Files and folders.
    init(below paths: [String]) {
        for path in paths {
            add(path)
            FolderContents(of: path).paths.forEach { add($0) }
        }
    }

    /// Links are not followed.
    private mutating func add(_ path: String) {
        guard let attributes = try? FileManager.default.attributesOfItem(atPath: path),
            attributes[.type] as? FileAttributeType == .typeRegular
        else { return }
        paths.append(path)
        bytes += (attributes[.size] as? NSNumber)?.intValue ?? 0
        guard let date = attributes[.modificationDate] as? Date else { return }
        oldest = min(oldest ?? date, date)
        newest = max(newest ?? date, date)
    }

    func data(_ kind: KeptAmount.Kind, at place: String) -> KeptAmount {
        var data = KeptAmount(kind, at: place)
        (data.count, data.bytes, data.oldest, data.newest) = (paths.count, bytes, oldest, newest)
        return data
    }
}
