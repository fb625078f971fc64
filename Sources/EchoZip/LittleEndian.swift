/// Numbers in the order of bytes that zip files have.
package enum LittleEndian {
    package static func bytes(_ number: some FixedWidthInteger) -> [UInt8] {
        withUnsafeBytes(of: number.littleEndian) { Array($0) }
    }

    /// Nil beyond the end.
    package static func read<Number: FixedWidthInteger & UnsignedInteger>(
        _ type: Number.Type = Number.self, at place: Int, of bytes: [UInt8]
    ) -> Number? {
        let size = Number.bitWidth / 8
        guard place >= 0, place <= bytes.count - size else { return nil }
        return (0..<size).reduce(0) { $0 | Number(bytes[place + $1]) << Number($1 * 8) }
    }
}
