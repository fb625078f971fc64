import EchoCrypto
import EchoText
import Foundation
import Testing

@Suite struct `Data is authenticated with a key as published` {
    /// RFC 4231: key, data and code.
    @Test(arguments: [
        (
            String(repeating: "0b", count: 20), "4869205468657265",
            "b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7"
        ),
        (
            "4a656665", "7768617420646f2079612077616e7420666f72206e6f7468696e673f",
            "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843"
        ),
        (
            String(repeating: "aa", count: 20), String(repeating: "dd", count: 50),
            "773ea91e36800e46854db8ebd09181a72959098b3ef8c122d9635514ced565fe"
        ),
        (
            "0102030405060708090a0b0c0d0e0f10111213141516171819", String(repeating: "cd", count: 50),
            "82558a389a443c0ea4cc819899f2083a85f0faa3e578f8077a2e3ff46729665b"
        ),
    ])
    func `by SHA-256`(key: String, data: String, code: String) {
        let key = SymmetricKey(data: Hexadecimal(key).bytes)
        let made = HMAC<SHA256>.authenticationCode(for: Hexadecimal(data).bytes, using: key)
        #expect(made.hexadecimal == code)
        #expect(
            HMAC<SHA256>.isValidAuthenticationCode(
                Hexadecimal(code).bytes, authenticating: Hexadecimal(data).bytes, using: key))
    }

    /// RFC 2202, cases 1 and 2.
    @Test(arguments: [
        (String(repeating: "0b", count: 20), "Hi There", "b617318655057264e28bc0b6fb378c8ef146be00"),
        ("4a656665", "what do ya want for nothing?", "effcdf6ae5eb2fa2d27416d5f184df9c259a7c79"),
    ])
    func `by SHA-1`(key: String, text: String, code: String) {
        let key = SymmetricKey(data: Hexadecimal(key).bytes)
        #expect(HMAC<Insecure.SHA1>.authenticationCode(for: Data(text.utf8), using: key).hexadecimal == code)
    }

    /// Made by Swift Crypto, which earlier versions used.
    @Test func `as it was before, also with an empty key`() {
        let text = Data("echo-tui keeps what was said.".utf8)
        let key = SymmetricKey(data: Array(UInt8(0)..<32))
        #expect(
            HMAC<SHA256>.authenticationCode(for: text, using: key).hexadecimal
                == "709543ded4d7eae2ff86bf9215fff05790a1129909e32b886f8591ae60550f8c")
        #expect(
            HMAC<Insecure.SHA1>.authenticationCode(for: text, using: key).hexadecimal
                == "78bce6f54611e0db0749db8c77037d898f2c44cf")
        #expect(
            HMAC<SHA256>.authenticationCode(for: text, using: SymmetricKey(data: Data())).hexadecimal
                == "592ff648fcdacb80af280c9de7e64d2e01e1b9116405eca3433d0963d1f49dad")
    }

    @Test func `and nothing else is believed`() {
        let (text, key) = (Data("text".utf8), SymmetricKey(size: .bits256))
        let code = Data(HMAC<SHA256>.authenticationCode(for: text, using: key))
        let others = [Data(), code.dropLast(), code + [0], Data(code.dropLast() + [code[31] ^ 1])]
        for other in others {
            #expect(!HMAC<SHA256>.isValidAuthenticationCode(other, authenticating: text, using: key))
        }
        #expect(
            !HMAC<SHA256>.isValidAuthenticationCode(code, authenticating: text, using: SymmetricKey(size: .bits256)))
        #expect(!HMAC<SHA256>.isValidAuthenticationCode(code, authenticating: text + [0], using: key))
    }
}
