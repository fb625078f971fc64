import EchoTestKit
import Foundation
import Testing

@testable import PhoneBridge

@Suite struct `A report on sound` {
    private static let block = RTCPReport.Block(
        source: 0x1122_3344, fractionLost: 64, lost: -3, highest: 0x0001_0005, jitter: 160, lastReport: 0xAABB_CCDD,
        delay: 65_536)
    private static let sent = RTCPReport.Sent(
        time: 0xEC8C_1AD2_8000_0000, timestamp: 0x0102_0304, packets: 250, bytes: 40_000)

    @Test(arguments: [
        RTCPReport(source: 7), RTCPReport(source: 7, blocks: [block]), RTCPReport(source: 7, sent: sent),
        RTCPReport(source: 0xFFFF_FFFF, sent: sent, blocks: [block, block], isLast: true),
    ])
    func `is read as it was written`(report: RTCPReport) {
        let bytes = report.bytes(name: "2kq7v")
        #expect(bytes.count.isMultiple(of: 4))
        #expect(RTCPReport(reading: bytes) == report)
    }

    /// By the figures of RFC 3550, section 6.4.1.
    @Test func `has each field in its place`() {
        let bytes = RTCPReport(source: 0x0A0B_0C0D, sent: Self.sent, blocks: [Self.block]).bytes(name: "abc")
        let head: [UInt8] = [0x81, 200, 0, 12, 0x0A, 0x0B, 0x0C, 0x0D, 0xEC, 0x8C, 0x1A, 0xD2, 0x80, 0, 0, 0]
        let counts: [UInt8] = [1, 2, 3, 4, 0, 0, 0, 250, 0, 0, 0x9C, 0x40]
        let block: [UInt8] = [
            0x11, 0x22, 0x33, 0x44, 64, 0xFF, 0xFF, 0xFD, 0, 1, 0, 5, 0, 0, 0, 160, 0xAA, 0xBB, 0xCC, 0xDD, 0, 1, 0, 0,
        ]
        let name: [UInt8] = [0x81, 202, 0, 3, 0x0A, 0x0B, 0x0C, 0x0D, 1, 3, 97, 98, 99, 0, 0, 0]
        #expect(bytes == head + counts + block + name)
    }

    @Test(
        arguments: [
            [], [0x80], [0x80, 201, 0, 1], [0x80, 201, 0, 0],
            // Another version; one that says it is longer; blocks that are not there; a report that is none.
            [0x40, 201, 0, 1, 0, 0, 0, 7], [0x80, 201, 0, 9, 0, 0, 0, 7], [0x9F, 201, 0, 1, 0, 0, 0, 7],
            [0x81, 200, 0, 6] + [UInt8](repeating: 1, count: 24), [0x81, 202, 0, 1, 0, 0, 0, 7],
            // Two of them, and sound that came to the wrong port.
            [0x80, 201, 0, 1, 0, 0, 0, 7, 0x80, 201, 0, 1, 0, 0, 0, 7],
            RTPPacket(payloadType: 0, sequence: 1, timestamp: 2, source: 3, payload: [1, 2, 3, 4]).bytes,
            [UInt8](repeating: 0x80, count: 2000),
        ] as [[UInt8]])
    func `is none where it is broken`(bytes: [UInt8]) { #expect(RTCPReport(reading: bytes) == nil) }

    @Test func `is read or refused, whatever comes`() {
        var random = SplitMix(state: 47)
        for _ in 0..<20_000 {
            var bytes = RTCPReport(source: 1, sent: Self.sent, blocks: [Self.block], isLast: true).bytes(name: "abcd")
            for _ in 0..<Int.random(in: 0...6, using: &random) {
                bytes[Int.random(in: bytes.indices, using: &random)] = UInt8.random(in: 0...255, using: &random)
            }
            bytes.removeLast(Int.random(in: 0...bytes.count, using: &random))
            if let report = RTCPReport(reading: bytes) { #expect(report.blocks.count <= 31) }
        }
    }

    // MARK: - What is counted

    private func statistics(_ sequences: [UInt16]) -> RTPStatistics {
        var statistics = RTPStatistics(source: 1, sequence: sequences[0])
        for (number, sequence) in sequences.enumerated() {
            statistics.receive(sequence: sequence, timestamp: UInt32(number) * 160, at: UInt32(number) * 160)
        }
        return statistics
    }

    @Test(
        arguments: [
            ([1, 2, 3, 4], 4, 0), ([1, 2, 4, 5], 4, 1), ([1, 3, 2, 4], 4, 0), ([65_534, 65_535, 0, 2], 4, 1),
            ([1, 2, 2, 3], 4, -1),
            // Another stream begins, of the same source.
            ([1, 2, 4, 40_000, 40_001], 5, 1),
        ] as [([UInt16], Int, Int)])
    func `counts what came and what did not`(sequences: [UInt16], received: Int, lost: Int) {
        let sut = statistics(sequences)
        #expect(sut.received == received)
        #expect(sut.lost == lost)
        #expect(sut.jitter == 0)
    }

    @Test func `tells how much of what is new was lost`() {
        var sut = statistics([1, 2, 3, 4])
        #expect(sut.report().fractionLost == 0)
        for sequence: UInt16 in [5, 8] { sut.receive(sequence: sequence, timestamp: 0, at: nil) }
        let block = sut.report()
        #expect(block.fractionLost == 128)
        #expect(block.lost == 2)
        #expect(block.highest == 8)
        #expect(sut.report().fractionLost == 0)
    }

    @Test func `counts as jitter how unevenly packets come, and no pause`() {
        var sut = RTPStatistics(source: 1, sequence: 0)
        for number in 0..<200 as Range<UInt16> {
            let late: UInt32 = number.isMultiple(of: 2) ? 0 : 80
            sut.receive(sequence: number, timestamp: UInt32(number) * 160, at: UInt32(number) * 160 + late)
        }
        #expect((79...80).contains(sut.jitter))
        let before = sut.jitter
        sut.receive(sequence: 200, timestamp: 32_000, at: 32_000 + 400_000)
        #expect(sut.jitter == before)
    }
}
