/// Multiplies vectors that lie in memory one number after the other, sixteen at a time.
enum DotProduct {
    private static let width = SIMD16<Float>.scalarCount

    /// The length at which a vector of so many numbers ends where a block does.
    static func padded(_ count: Int) -> Int { (count + width - 1) / width * width }

    /// The sum of the products, -1...1 for vectors of length one. Both must be of the same length, a multiple of 16.
    @inline(__always)
    static func of(_ left: UnsafeBufferPointer<Float>, _ right: UnsafeBufferPointer<Float>) -> Float {
        let (left, right) = (UnsafeRawBufferPointer(left), UnsafeRawBufferPointer(right))
        let step = MemoryLayout<SIMD16<Float>>.size
        // Two sums, so that one addition need not wait for the one before.
        var (even, odd) = (SIMD16<Float>.zero, SIMD16<Float>.zero)
        var offset = 0
        while offset + 2 * step <= left.count {
            even += load(left, offset) * load(right, offset)
            odd += load(left, offset + step) * load(right, offset + step)
            offset += 2 * step
        }
        if offset < left.count { even += load(left, offset) * load(right, offset) }
        return min(1, max(-1, (even + odd).sum()))
    }

    @inline(__always)
    private static func load(_ bytes: UnsafeRawBufferPointer, _ offset: Int) -> SIMD16<Float> {
        bytes.loadUnaligned(fromByteOffset: offset, as: SIMD16<Float>.self)
    }
}
