import Testing

@testable import EchoServing

@Suite struct `Bytes are hashed as published` {
    private func hex(_ bytes: [UInt8]) -> String {
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
        #expect(hex(SHA256.hash(text.utf8)) == hash)
    }

    /// RFC 4231, cases 2 and 6.
    @Test func `with a key, short or long`() {
        var short = HMAC(key: Array("Jefe".utf8))
        short.update("what do ya want for nothing?".utf8)
        var long = HMAC(key: Array(repeating: 0xaa, count: 131))
        long.update("Test Using Larger Than Block-Size Key - Hash Key First".utf8)

        #expect(hex(short.finish()) == "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843")
        #expect(hex(long.finish()) == "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54")
    }
}
