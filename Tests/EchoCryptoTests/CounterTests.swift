import Testing

@testable import EchoCrypto

@Suite struct `AES in counter mode` {
    /// NIST SP 800-38A, F.5.1.
    @Test func `gives the bytes of the published vector, and takes them back`() throws {
        let key = SymmetricKey(data: Hexadecimal("2b7e151628aed2a6abf7158809cf4f3c").bytes)
        let counter = Hexadecimal("f0f1f2f3f4f5f6f7f8f9fafbfcfdfeff").bytes
        let text = Hexadecimal("6bc1bee22e409f96e93d7e117393172aae2d8a571e03ac9c9eb76fac45af8e51").bytes
        let encrypted = try AES.CTR.transform(text, using: key, counter: counter)
        #expect(encrypted == Hexadecimal("874d6191b620e3261bef6864990db6ce9806f66b7970fdff8617187bb9fffdff").bytes)
        #expect(try AES.CTR.transform(encrypted, using: key, counter: counter) == text)
        #expect(try AES.CTR.transform([UInt8](), using: key, counter: counter).isEmpty)
    }

    @Test func `takes no key and no counter of another length`() {
        let key = SymmetricKey(data: [UInt8](repeating: 1, count: 16))
        #expect(throws: CryptoError.wrongSize) { try AES.CTR.transform([1], using: key, counter: [1]) }
        let long = SymmetricKey(data: [UInt8](repeating: 1, count: 32))
        #expect(throws: CryptoError.wrongSize) {
            try AES.CTR.transform([1], using: long, counter: [UInt8](repeating: 1, count: 16))
        }
    }
}
