/// G.711 µ-law: 8 bits a sample, at 8 kHz on the wire.
public enum MuLaw {
    public static func encode(_ samples: [Int16]) -> [UInt8] { samples.map(encode) }

    public static func decode(_ codes: [UInt8]) -> [Int16] { codes.map { table[Int($0)] } }

    public static func encode(_ sample: Int16) -> UInt8 {
        // 14 bits; an arithmetic shift, as in the reference, so that −1 is not 0
        let linear = Int(sample) >> 2
        let sign: UInt8 = linear < 0 ? 0x7F : 0xFF
        let magnitude = min(abs(linear) + 33, 8_191)
        let segment = max(0, Int.bitWidth - magnitude.leadingZeroBitCount - 6)
        return UInt8(segment << 4 | (magnitude >> (segment + 1)) & 0x0F) ^ sign
    }

    private static let table: [Int16] = (0...255).map { code in
        let bits = ~UInt8(code)
        let magnitude = ((Int(bits & 0x0F) << 3) + 0x84) << Int(bits >> 4 & 7) - 0x84
        return Int16(bits & 0x80 == 0 ? magnitude : -magnitude)
    }
}
