import Glibc

extension Frame {
    /// Whether a row is the same in another frame of this size; nil has none.
    func hasRow(_ y: Int, of other: Frame?) -> Bool {
        guard let other else { return false }
        let stride = MemoryLayout<Cell>.stride
        return cells.withUnsafeBytes { mine in
            other.cells.withUnsafeBytes { others in
                guard let mine = mine.baseAddress, let others = others.baseAddress else { return true }
                let offset = y * size.width * stride
                return mine == others || memcmp(mine + offset, others + offset, size.width * stride) == 0
            }
        }
    }
}
