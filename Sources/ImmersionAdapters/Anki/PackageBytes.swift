/// Numbers of a package, the least byte first.
enum PackageBytes {
    static func number(_ value: Int, _ count: Int) -> [UInt8] {
        (0..<count).map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
    }

    /// Nil beyond the end.
    static func read(_ count: Int, at place: Int, of bytes: [UInt8]) -> Int? {
        guard place >= 0, place <= bytes.count - count else { return nil }
        return (0..<count).reversed().reduce(0) { $0 << 8 | Int(bytes[place + $1]) }
    }
}
