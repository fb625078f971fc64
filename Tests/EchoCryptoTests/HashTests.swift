import EchoCrypto
import Foundation
import Testing

@Suite struct `Bytes are hashed as published` {
    private func hex(_ bytes: some Sequence<UInt8>) -> String {
        bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }

    @Test(arguments: [
        ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
        ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
        (
            "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
            "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
        ),
    ])
    func `by SHA-256`(text: String, hash: String) {
        #expect(hex(SHA256.hash(data: Data(text.utf8))) == hash)
    }

    private func code(_ text: String, key: Data) -> HMAC<SHA256>.MAC {
        HMAC<SHA256>.authenticationCode(for: Data(text.utf8), using: SymmetricKey(data: key))
    }

    /// RFC 4231, cases 2 and 6.
    @Test func `with a key, short or long`() {
        let short = code("what do ya want for nothing?", key: Data("Jefe".utf8))
        let long = code(
            "Test Using Larger Than Block-Size Key - Hash Key First", key: Data(repeating: 0xaa, count: 131))

        #expect(hex(short) == "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843")
        #expect(hex(long) == "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54")
    }
}
