import Foundation
import Glibc

/// A text that another part of the program keeps in a file of its own, sealed where conversations are, readable by its
/// owner alone. What is there and cannot be read is put aside, and never written over.
public actor KeptNote {
    /// Bytes; a larger file is none of ours.
    static let largest = 256 << 20

    private let path: String
    private let sealing: @Sendable () async -> SentTextSealing
    /// The file was there when it was looked at last.
    private var wasThere = false
    /// It is sealed, and there is no key now: what nobody has read is not replaced.
    private var isLocked = false
    /// What cannot be read is still in its place.
    private var isObstructed = false
    /// As the file was when it was read or written last.
    private var seen: String?

    /// - Parameter sealing: asked before each text that is written, and where a sealed one is to be read.
    init(path: String, sealing: @escaping @Sendable () async -> SentTextSealing) {
        (self.path, self.sealing) = (path, sealing)
    }

    /// Nil where there is none, or it cannot be read.
    public func text() async -> String? {
        seen = mark
        guard seen != nil else { return nil }
        guard let line = line() else {
            putAside()
            return nil
        }
        wasThere = true
        let isSealed = SentTextSealing.isSealed(line)
        let sealing = isSealed ? await sealing() : .plain
        isLocked = isSealed && sealing.seal == nil
        let text = sealing.text(of: line)
        if text == nil, !isLocked { putAside() }
        return text
    }

    /// Whether somebody else wrote it since it was read or written here, or it can be read only now.
    public var hasChanged: Bool { mark != nil && (isLocked || mark != seen) }

    /// Takes the place of what was kept.
    ///
    /// - Returns: false when what was kept has been erased since; then this is not kept either.
    public func set(_ text: String) async -> Bool {
        guard !isErased else {
            (wasThere, seen) = (false, nil)
            return false
        }
        guard !isLocked, !isObstructed, let line = await sealing().line(text), line.count <= Self.largest else {
            return true
        }
        guard !isErased else { return false }
        if (try? AtomicFile(path: path).write(String(decoding: line, as: UTF8.self))) != nil {
            (wasThere, seen) = (true, mark)
        }
        return true
    }

    /// Gives what is there another name: whoever asked for it makes nothing of it.
    public func putAside() {
        wasThere = false
        for number in 1...100 {
            let aside = "\(path).damaged\(number == 1 ? "" : "-\(number)")"
            guard access(aside, F_OK) != 0 else { continue }
            isObstructed = rename(path, aside) != 0
            return
        }
        isObstructed = true
    }

    /// Removes what was read or written last: it is kept elsewhere by now. What somebody wrote since stays.
    public func remove() {
        guard wasThere, !hasChanged else { return }
        OverwrittenFile(path: path).remove()
        (wasThere, seen) = (false, nil)
    }

    private var isErased: Bool { wasThere && access(path, F_OK) != 0 }

    /// Changes whenever somebody writes the file; nil while there is none.
    private var mark: String? {
        guard let attributes = try? FileManager.default.attributesOfItem(atPath: path) else { return nil }
        let date = (attributes[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
        return "\(attributes[.systemFileNumber] as? Int ?? 0) \(attributes[.size] as? Int ?? 0) \(date)"
    }

    private func line() -> Data.SubSequence? {
        let size = (try? FileManager.default.attributesOfItem(atPath: path))?[.size] as? NSNumber
        guard let size, size.intValue <= Self.largest, let data = FileManager.default.contents(atPath: path) else {
            return nil
        }
        return data.prefix { $0 != 0x0A }
    }
}
