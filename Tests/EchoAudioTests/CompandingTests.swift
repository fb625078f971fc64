import EchoAudio
import Testing

@Suite struct `G.711 companding` {
    /// FNV-1a of all codes, in order; the expected values come from an independent implementation of the tables.
    private func fingerprint(_ bytes: [UInt8]) -> UInt64 {
        bytes.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    }

    private let everySample = (Int16.min...Int16.max).map(\.self)
    private let everyCode = (UInt8.min...UInt8.max).map(\.self)

    @Test func `every sample has its code of the standard tables`() {
        #expect(fingerprint(MuLaw.encode(everySample)) == 0xd5ee_23f7_d0ff_ae91)
        #expect(fingerprint(ALaw.encode(everySample)) == 0xf030_666e_b780_cf25)
    }

    @Test func `every code has its sample of the standard tables`() {
        #expect(fingerprint([UInt8](PCM16(MuLaw.decode(everyCode)).littleEndianData)) == 0xb91e_65d6_8481_a1a8)
        #expect(fingerprint([UInt8](PCM16(ALaw.decode(everyCode)).littleEndianData)) == 0x693a_40ca_62a3_d2a5)
    }

    @Test(arguments: [(-32_768, 0x00), (-1_000, 0x4E), (-1, 0x7E), (0, 0xFF), (100, 0xF2), (32_767, 0x80)])
    func `known µ-law codes`(sample: Int, code: Int) {
        #expect(MuLaw.encode(Int16(sample)) == UInt8(code))
    }

    @Test(arguments: [(-32_768, 0x2A), (-1_000, 0x7A), (-1, 0x55), (0, 0xD5), (100, 0xD3), (32_767, 0xAA)])
    func `known A-law codes`(sample: Int, code: Int) {
        #expect(ALaw.encode(Int16(sample)) == UInt8(code))
    }
}
