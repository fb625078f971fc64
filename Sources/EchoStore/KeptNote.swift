import Foundation
import Glibc

/// A text that another part of the program keeps in a file of its own, sealed where conversations are, readable by its
/// owner alone.
public actor KeptNote {
    /// Bytes; a larger file is none of ours.
    static let largest = 8_000_000

    private let path: String
    private let sealing: @Sendable () async -> SentTextSealing
    /// The file was there when it was looked at last.
    private var wasThere = false
    /// It is sealed, and there is no key now: what nobody has read is not replaced.
    private var isLocked = false

    /// - Parameter sealing: asked before each text that is written, and where a sealed one is to be read.
    init(path: String, sealing: @escaping @Sendable () async -> SentTextSealing) {
        (self.path, self.sealing) = (path, sealing)
    }

    /// Nil where there is none, or it cannot be read.
    public func text() async -> String? {
        guard let line = line() else { return nil }
        wasThere = true
        let isSealed = SentTextSealing.isSealed(line)
        let sealing = isSealed ? await sealing() : .plain
        isLocked = isSealed && sealing.seal == nil
        return sealing.text(of: line)
    }

    /// Takes the place of what was kept.
    ///
    /// - Returns: false when what was kept has been erased since; then this is not kept either.
    public func set(_ text: String) async -> Bool {
        guard !isErased else {
            wasThere = false
            return false
        }
        guard !isLocked, let line = await sealing().line(text), line.count <= Self.largest else { return true }
        guard !isErased else { return false }
        if (try? AtomicFile(path: path).write(String(decoding: line, as: UTF8.self))) != nil { wasThere = true }
        return true
    }

    private var isErased: Bool { wasThere && access(path, F_OK) != 0 }

    private func line() -> Data.SubSequence? {
        let size = (try? FileManager.default.attributesOfItem(atPath: path))?[.size] as? NSNumber
        guard let size, size.intValue <= Self.largest, let data = FileManager.default.contents(atPath: path) else {
            return nil
        }
        return data.prefix { $0 != 0x0A }
    }
}
