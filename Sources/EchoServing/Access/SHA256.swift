/// The hash of FIPS 180-4.
struct SHA256 {
    static let blockLength = 64

    private var state: [UInt32] = [
        0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19,
    ]
    private var pending: [UInt8] = []
    private var length: UInt64 = 0

    static func hash(_ bytes: some Sequence<UInt8>) -> [UInt8] {
        var hash = SHA256()
        hash.update(bytes)
        return hash.finish()
    }

    mutating func update(_ bytes: some Sequence<UInt8>) {
        for byte in bytes {
            pending.append(byte)
            length += 8
            if pending.count == Self.blockLength { compress() }
        }
    }

    mutating func finish() -> [UInt8] {
        let bits = length
        update([0x80])
        while pending.count != 56 { update([0]) }
        update(Self.bytes(of: bits))
        return state.flatMap { Self.bytes(of: $0) }
    }

    private mutating func compress() {
        let w = schedule()
        var s = state
        for index in 0..<64 {
            let e = s[4]
            let a = s[0]
            let choice = (e & s[5]) ^ (~e & s[6])
            let majority = (a & s[1]) ^ (a & s[2]) ^ (s[1] & s[2])
            let first = s[7] &+ Self.turned(e, 6, 11, 25) &+ choice &+ Self.constants[index] &+ w[index]
            let second = Self.turned(a, 2, 13, 22) &+ majority
            s = [first &+ second, a, s[1], s[2], s[3] &+ first, e, s[5], s[6]]
        }
        for index in 0..<8 { state[index] &+= s[index] }
        pending.removeAll(keepingCapacity: true)
    }

    private func schedule() -> [UInt32] {
        var w = stride(from: 0, to: Self.blockLength, by: 4).map { start in
            pending[start..<start + 4].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
        }
        for index in 16..<64 {
            let early = w[index - 15]
            let late = w[index - 2]
            let first = Self.turned(early, 7, 18) ^ (early >> 3)
            let second = Self.turned(late, 17, 19) ^ (late >> 10)
            w.append(w[index - 16] &+ first &+ w[index - 7] &+ second)
        }
        return w
    }

    private static func turned(_ word: UInt32, _ distances: UInt32...) -> UInt32 {
        distances.reduce(0) { $0 ^ (word >> $1 | word << (32 - $1)) }
    }

    private static func bytes(of number: some FixedWidthInteger) -> [UInt8] {
        withUnsafeBytes(of: number.bigEndian) { Array($0) }
    }

    private static let constants: [UInt32] = [
        0x428a_2f98, 0x7137_4491, 0xb5c0_fbcf, 0xe9b5_dba5, 0x3956_c25b, 0x59f1_11f1, 0x923f_82a4, 0xab1c_5ed5,
        0xd807_aa98, 0x1283_5b01, 0x2431_85be, 0x550c_7dc3, 0x72be_5d74, 0x80de_b1fe, 0x9bdc_06a7, 0xc19b_f174,
        0xe49b_69c1, 0xefbe_4786, 0x0fc1_9dc6, 0x240c_a1cc, 0x2de9_2c6f, 0x4a74_84aa, 0x5cb0_a9dc, 0x76f9_88da,
        0x983e_5152, 0xa831_c66d, 0xb003_27c8, 0xbf59_7fc7, 0xc6e0_0bf3, 0xd5a7_9147, 0x06ca_6351, 0x1429_2967,
        0x27b7_0a85, 0x2e1b_2138, 0x4d2c_6dfc, 0x5338_0d13, 0x650a_7354, 0x766a_0abb, 0x81c2_c92e, 0x9272_2c85,
        0xa2bf_e8a1, 0xa81a_664b, 0xc24b_8b70, 0xc76c_51a3, 0xd192_e819, 0xd699_0624, 0xf40e_3585, 0x106a_a070,
        0x19a4_c116, 0x1e37_6c08, 0x2748_774c, 0x34b0_bcb5, 0x391c_0cb3, 0x4ed8_aa4a, 0x5b9c_ca4f, 0x682e_6ff3,
        0x748f_82ee, 0x78a5_636f, 0x84c8_7814, 0x8cc7_0208, 0x90be_fffa, 0xa450_6ceb, 0xbef9_a3f7, 0xc671_78f2,
    ]
}
