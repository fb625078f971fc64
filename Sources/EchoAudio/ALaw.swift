/// G.711 A-law: 8 bits a sample, at 8 kHz on the wire.
public enum ALaw {
    public static func encode(_ samples: [Int16]) -> [UInt8] { samples.map(encode) }

    public static func decode(_ codes: [UInt8]) -> [Int16] { codes.map { table[Int($0)] } }

    public static func encode(_ sample: Int16) -> UInt8 {
        // 13 bits; negative numbers are mirrored about −½
        let linear = Int(sample) >> 3
        let mask: UInt8 = linear < 0 ? 0x55 : 0xD5
        let magnitude = linear < 0 ? -linear - 1 : linear
        let segment = max(0, Int.bitWidth - magnitude.leadingZeroBitCount - 5)
        return UInt8(segment << 4 | (magnitude >> max(segment, 1)) & 0x0F) ^ mask
    }

    private static let table: [Int16] = (0...255).map { code in
        let bits = UInt8(code) ^ 0x55
        let segment = Int(bits >> 4 & 7)
        let mantissa = Int(bits & 0x0F) << 4
        let magnitude = segment == 0 ? mantissa + 8 : (mantissa + 0x108) << (segment - 1)
        return Int16(bits & 0x80 == 0 ? -magnitude : magnitude)
    }
}
