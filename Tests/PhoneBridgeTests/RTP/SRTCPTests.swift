import Foundation
import Testing

@testable import PhoneBridge

@Suite struct `An encrypted report` {
    private static func bytes(_ text: String) -> [UInt8] {
        let digits = text.compactMap(\.hexDigitValue)
        return stride(from: 0, to: digits.count - 1, by: 2).map { UInt8(digits[$0] << 4 | digits[$0 + 1]) }
    }

    private static let plain = bytes("81c8000bcafebabe" + String(repeating: "ab", count: 16))
    private static let sealed = bytes("81c8000bcafebabe7128035be487b9bdbef89041f977a5a880000001993e08cd54d6c1230798")

    private func makeSUT() throws -> SRTCP {
        let key = try #require(MediaKey(Self.bytes("e1f97a0d3e018be0d64fa32c06de41390ec675ad498afeebb6960b3aabe6")))
        return try #require(SRTCP(key))
    }

    /// As libsrtp has it.
    @Test func `is what other telephones make of it`() throws {
        var (sender, receiver) = (try makeSUT(), try makeSUT())
        #expect(sender.seal(Self.plain) == Self.sealed)
        #expect(receiver.open(Self.sealed) == Self.plain)
    }

    @Test func `is taken once, in any order, and not when it is old`() throws {
        var (sender, receiver) = (try makeSUT(), try makeSUT())
        let reports = (0..<100).compactMap { _ in sender.seal(Self.plain) }
        for index in [0, 3, 1, 2] {
            let opened = receiver.open(reports[index])
            #expect(opened == Self.plain)
            let again = receiver.open(reports[index])
            #expect(again == nil)
        }
        let newest = receiver.open(reports[99])
        #expect(newest != nil)
        let old = receiver.open(reports[10])
        #expect(old == nil)
    }

    @Test func `is not taken when anything of it was changed, or it is not encrypted`() throws {
        for index in Self.sealed.indices {
            var receiver = try makeSUT()
            var changed = Self.sealed
            changed[index] ^= 1
            let opened = receiver.open(changed)
            #expect(opened == nil)
        }
        var receiver = try makeSUT()
        for count in 0..<Self.sealed.count {
            let opened = receiver.open(Array(Self.sealed.prefix(count)))
            #expect(opened == nil)
        }
        let opened = receiver.open(Self.plain)
        #expect(opened == nil)
    }
}
