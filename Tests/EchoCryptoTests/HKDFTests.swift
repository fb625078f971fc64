import EchoCrypto
import EchoText
import Foundation
import Testing

@Suite struct `Keys are derived as published` {
    /// RFC 5869, A.1 to A.3: key, salt, purpose and what is derived.
    @Test(arguments: [
        (
            Array(repeating: UInt8(0x0b), count: 22), Array(UInt8(0)..<13), Array(UInt8(0xf0)..<0xfa),
            "3cb25f25faacd57a90434f64d0362f2a2d2d0a90cf1a5a4c5db02d56ecc4c5bf34007208d5b887185865"
        ),
        (
            Array(UInt8(0)..<0x50), Array(UInt8(0x60)..<0xb0), Array(UInt8(0xb0)...0xff),
            "b11e398dc80327a1c8e7f78c596a49344f012eda2d4efad8a050cc4c19afa97c59045a99cac7827271cb41c65e590e09"
                + "da3275600c2f09b8367793a9aca3db71cc30c58179ec3e87c14c01d5c1f3434f1d87"
        ),
        (
            Array(repeating: UInt8(0x0b), count: 22), [], [],
            "8da4e775a563c18f715f802a063c5a31b8a11f5c5ee1879ec3454e5f3c738d2d9d201395faa4b61a96c8"
        ),
    ])
    func `by SHA-256`(key: [UInt8], salt: [UInt8], purpose: [UInt8], derived: String) {
        let made = HKDF<SHA256>.deriveKey(
            inputKeyMaterial: SymmetricKey(data: key), salt: salt, info: purpose, outputByteCount: derived.count / 2)
        #expect(made.withUnsafeBytes(\.hexadecimal) == derived)
    }

    /// Made by Swift Crypto, which earlier versions used.
    @Test func `as it was before`() {
        let key = SymmetricKey(data: Array(UInt8(0)..<32))
        let salted = HKDF<SHA256>.deriveKey(
            inputKeyMaterial: key, salt: Data("beside it".utf8), info: Data("echo-tui recording".utf8),
            outputByteCount: 32)
        let plain = HKDF<SHA256>.deriveKey(
            inputKeyMaterial: key, info: Data("echo-tui texts".utf8), outputByteCount: 32)

        #expect(
            salted.withUnsafeBytes(\.hexadecimal) == "64a53949709532276aa08a2822561976385a7bc51984ef8bb938913438158356")
        #expect(
            plain.withUnsafeBytes(\.hexadecimal) == "67488c27426640d3e440914fcd0ee46bd86c5f50f8007d046536eb8095d00309")
    }
}
