import Synchronization

/// Numbers the glyphs that are more than one scalar, a letter with its marks, so that a cell can name them in four bytes.
///
/// There is one in a process: frames made anywhere can be compared. It has room for more than any script has syllables.
enum GlyphTable {
    /// A base and its marks, then zeros.
    typealias Scalars = SIMD8<UInt32>

    static let most = 1 << 15

    private struct Entries {
        var numbers: [Scalars: UInt32] = [:]
        var all: [Scalars] = []
    }

    private static let entries = Mutex(Entries())

    /// Nil when the table is full.
    static func number(of scalars: Scalars) -> UInt32? {
        entries.withLock { entries in
            if let number = entries.numbers[scalars] { return number }
            guard entries.all.count < most else { return nil }
            let number = UInt32(entries.all.count)
            entries.numbers[scalars] = number
            entries.all.append(scalars)
            return number
        }
    }

    static func scalars(_ number: UInt32) -> Scalars {
        entries.withLock { entries in
            entries.all.indices.contains(Int(number)) ? entries.all[Int(number)] : Scalars()
        }
    }
}
