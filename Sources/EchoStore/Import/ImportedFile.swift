import Echo
import EchoZip
import Foundation
import Glibc

/// A file to import as pieces of JSON, whether it is packed or not.
final class ImportedFile {
    private static let piece = 1 << 18

    let name: String
    /// What a conversation without a title is called.
    var title: String { (name as NSString).deletingPathExtension }
    let size: UInt64
    private let file: FileHandle
    private var inflater: ZipInflater?
    private var entries: [ZipEntry] = []
    private(set) var read: UInt64 = 0
    /// Where it lies, or is unpacked from.
    private let path: String
    private var companions: [String: ZipEntry] = [:]
    /// What reads a file in UTF-16, as some shells and editors save it, and whether its beginning has been looked at.
    private var letters: (reader: CharacterReader?, isKnown: Bool) = (nil, false)

    /// - Parameter path: of a file, or of a folder into which everything was exported.
    init(path given: String) throws(ImportError) {
        let whole = "\(given)/conversations.jsonl"
        path = access(whole, F_OK) == 0 ? whole : given
        name = (path as NSString).lastPathComponent
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
        guard descriptor >= 0 else { throw .file(name, reason: "cannot be read: \(String(cString: strerror(errno)))") }
        file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
            throw .file(name, reason: "is not a file but a folder or device")
        }
        guard status.st_size > 0 else { throw .file(name, reason: "is empty") }
        size = UInt64(status.st_size)
        try openZip()
    }

    /// Empty at the end of each file within; nil at the end of all.
    func next() throws(ImportError) -> [UInt8]? {
        while let bytes = try raw() {
            if bytes.isEmpty {
                defer { letters = (nil, false) }
                return bytes
            }
            if !letters.isKnown { letters = (CharacterReader.isUTF16(bytes) ? CharacterReader() : nil, true) }
            guard letters.reader != nil else { return bytes }
            if let read = letters.reader?.feed(Data(bytes)), !read.isEmpty { return Array(read) }
        }
        return nil
    }

    private func raw() throws(ImportError) -> [UInt8]? {
        do {
            if let inflater {
                let bytes = try inflater.next()
                read = min(size, read + UInt64(bytes.count / 4))
                if bytes.isEmpty { self.inflater = nil }
                return bytes
            }
            if isZip {
                guard !entries.isEmpty else { return nil }
                inflater = try ZipInflater(entries.removeFirst(), of: .file(file))
                return try raw()
            }
            guard !isOver else { return nil }
            let bytes = Array(try file.read(upToCount: Self.piece) ?? Data())
            read += UInt64(bytes.count)
            isOver = bytes.isEmpty
            return bytes
        } catch let error as ImportError {
            throw error
        } catch {
            throw .file(name, reason: (error as? ZipError)?.reason ?? "cannot be read")
        }
    }

    /// All of a file that was exported beside it.
    ///
    /// - Parameters:
    ///   - name: from where it lies.
    ///   - most: bytes; there is nothing of a larger one.
    func companion(_ name: String, most: Int) -> [UInt8]? {
        isZip ? unpacked(name, most: most) : beside(name, most: most)
    }

    private func beside(_ name: String, most: Int) -> [UInt8]? {
        let path = (self.path as NSString).deletingLastPathComponent + "/" + name
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY | O_NOFOLLOW)
        guard descriptor >= 0 else { return nil }
        let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_size <= most else {
            return nil
        }
        return (try? file.read(upToCount: most)).map { Array($0) }
    }

    private func unpacked(_ name: String, most: Int) -> [UInt8]? {
        guard let entry = companions[name], entry.size <= most else { return nil }
        return try? ZipInflater(entry, of: .file(file)).all(atMost: most)
    }

    private var isZip = false
    private var isOver = false

    /// Of all that is in such a file, the conversations.
    private func openZip() throws(ImportError) {
        do {
            let beginning = Array(try file.read(upToCount: 4) ?? Data())
            isZip = beginning.starts(with: [0x50, 0x4B])
            guard isZip else { return try file.seek(toOffset: 0) }
            let all = try ZipDirectory(.file(file)).entries()
            companions = Dictionary(all.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
            entries = all.filter {
                let name = $0.lastName
                return name.hasPrefix("conversations") && (name.hasSuffix(".json") || name.hasSuffix(".jsonl"))
            }
        } catch {
            throw .file(name, reason: (error as? ZipError)?.reason ?? "cannot be read")
        }
        if entries.isEmpty { throw .file(name, reason: "holds no conversations.json") }
    }
}
