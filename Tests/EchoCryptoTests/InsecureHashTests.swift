import EchoCrypto
import EchoText
import Foundation
import Testing

@Suite struct `Bytes are hashed as old protocols want it` {
    /// FIPS 180.
    @Test(arguments: [
        ("", "da39a3ee5e6b4b0d3255bfef95601890afd80709"), ("abc", "a9993e364706816aba3e25717850c26c9cd0d89d"),
        ("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq", "84983e441c3bd26ebaae4aa1f95129e5e54670f1"),
    ])
    func `by SHA-1`(text: String, hash: String) {
        #expect(Insecure.SHA1.hash(data: Data(text.utf8)).hexadecimal == hash)
    }

    /// RFC 1321, A.5.
    @Test(arguments: [
        ("", "d41d8cd98f00b204e9800998ecf8427e"), ("abc", "900150983cd24fb0d6963f7d28e17f72"),
        ("message digest", "f96b697d7cb7938d525a2f31aaf161d0"),
    ])
    func `by MD5`(text: String, hash: String) {
        #expect(Insecure.MD5.hash(data: Data(text.utf8)).hexadecimal == hash)
    }
}
