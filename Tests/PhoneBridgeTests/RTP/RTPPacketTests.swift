import EchoTestKit
import Foundation
import Testing

@testable import PhoneBridge

@Suite struct `A packet of RTP` {
    private let packet = RTPPacket(
        isMarked: true, payloadType: 8, sequence: 0xFFFE, timestamp: 0xDEAD_BEEF, source: 0x0102_0304,
        payload: [1, 2, 3])

    @Test func `is written as RFC 3550 draws it, and read again`() {
        #expect(packet.bytes == [0x80, 0x88, 0xFF, 0xFE, 0xDE, 0xAD, 0xBE, 0xEF, 1, 2, 3, 4, 1, 2, 3])
        #expect(RTPPacket(reading: packet.bytes) == packet)
    }

    @Test func `may have contributors, an extension and padding`() {
        var bytes = packet.bytes
        bytes[0] = 0xB2
        bytes.insert(contentsOf: [9, 9, 9, 9, 8, 8, 8, 8, 0xBE, 0xDE, 0, 1, 7, 7, 7, 7], at: 12)
        bytes += [0, 2]
        #expect(RTPPacket(reading: bytes) == packet)
    }

    @Test(arguments: [
        [], [0x80], [0x40] + [UInt8](repeating: 0, count: 20), [0x8F] + [UInt8](repeating: 0, count: 20),
        [0x90] + [UInt8](repeating: 0, count: 13), [0x90] + [UInt8](repeating: 255, count: 20),
        [0xA0] + [UInt8](repeating: 255, count: 20), [0xA0] + [UInt8](repeating: 0, count: 20),
        [0x80] + [UInt8](repeating: 0, count: 3000),
    ])
    func `that is none is not taken`(bytes: [UInt8]) {
        #expect(RTPPacket(reading: bytes) == nil)
    }

    @Test func `cannot crash who reads it`() {
        var random = SplitMix(state: 3)
        for _ in 0..<5000 {
            var bytes = (0..<Int.random(in: 0..<60, using: &random)).map { _ in
                UInt8.random(in: 0...255, using: &random)
            }
            if !bytes.isEmpty { bytes[0] = bytes[0] & 0x3F | 0x80 }
            guard let packet = RTPPacket(reading: bytes) else { continue }
            #expect(packet.payload.count <= bytes.count - 12)
            _ = TelephoneEvent(packet.payload)
        }
    }
}
