extension UnsafeMutableRawBufferPointer {
    /// From the system's source of random numbers, which is asked for eight bytes at a time.
    func fillWithRandomBytes() {
        var generator = SystemRandomNumberGenerator()
        for start in stride(from: 0, to: count, by: MemoryLayout<UInt64>.size) {
            withUnsafeBytes(of: generator.next() as UInt64) { word in
                self[start...].copyBytes(from: word.prefix(count - start))
            }
        }
    }
}
