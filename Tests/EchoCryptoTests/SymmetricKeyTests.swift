import EchoCrypto
import Foundation
import Testing

@Suite struct `A secret key` {
    @Test func `is as long as asked for, and another each time`() {
        let keys = [SymmetricKey(size: .bits256), SymmetricKey(size: .bits256)]
        #expect(keys.map { $0.withUnsafeBytes(\.count) } == [32, 32])
        #expect(keys[0] != keys[1])
        #expect(SymmetricKey(size: SymmetricKeySize(bitCount: 128)).withUnsafeBytes(\.count) == 16)
    }

    @Test func `holds the bytes it was given`() {
        let bytes = Array(UInt8(0)..<32)
        let key = SymmetricKey(data: bytes)
        #expect(key.withUnsafeBytes(Array.init) == bytes)
        #expect(key == SymmetricKey(data: Data(bytes)))
        #expect(key != SymmetricKey(data: bytes.dropLast()))
        #expect(SymmetricKey(data: Data()) == SymmetricKey(data: [UInt8]()))
    }

    @Test func `does not show them when it is described`() {
        var text = ""
        dump(SymmetricKey(data: Array(repeating: UInt8(0xAB), count: 32)), to: &text)
        #expect(!text.contains("171") && !text.lowercased().contains("abab"))
    }
}
