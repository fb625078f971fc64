import EchoCrypto
import EchoText
import Foundation
import Testing

@Suite struct `Texts are sealed as published` {
    private static let key = "feffe9928665731c6d6a8f9467308308feffe9928665731c6d6a8f9467308308"
    private static let text = """
        d9313225f88406e5a55909c5aff5269a86a7a9531534f7da2e4c303d8a318a72\
        1c3c0c95956809532fcf0e2449a6b525b16aedf5aa0de657ba637b391aafd255
        """
    private static let sealed = """
        522dc1f099567d07f47f37a32a84427d643a8cdcbfe5c0c97598a2bd2555d1aa\
        8cb08e48590dbb3da7b08b1056828838c5f61e6393ba7a0abcc9f662898015ad
        """
    private static let zeros = String(repeating: "0", count: 64)

    /// A published text, and what becomes of it.
    struct Vector: Sendable {
        let key: String
        let nonce: String
        var text = ""
        var data = ""
        var ciphertext = ""
        let tag: String
    }

    /// The Galois/Counter Mode of Operation (McGrew and Viega, submitted to NIST), test cases 13 to 16.
    private static let vectors = [
        Vector(key: zeros, nonce: String(zeros.prefix(24)), tag: "530f8afbc74536b9a963b4f1c4cb738b"),
        Vector(
            key: zeros, nonce: String(zeros.prefix(24)), text: String(zeros.prefix(32)),
            ciphertext: "cea7403d4d606b6e074ec5d3baf39d18", tag: "d0d1c8a799996bf0265b98b5d48ab919"),
        Vector(
            key: key, nonce: "cafebabefacedbaddecaf888", text: text, ciphertext: sealed,
            tag: "b094dac5d93471bdec1a502270e3cc6c"),
        Vector(
            key: key, nonce: "cafebabefacedbaddecaf888", text: String(text.prefix(120)),
            data: "feedfacedeadbeeffeedfacedeadbeefabaddad2", ciphertext: String(sealed.prefix(120)),
            tag: "76fc6ece0f4e1768cddf8853bb2d551b"),
    ]

    @Test(arguments: vectors) func `by AES-256-GCM`(vector: Vector) throws {
        let key = SymmetricKey(data: Hexadecimal(vector.key).bytes)
        let data = Hexadecimal(vector.data).bytes
        let box = try AES.GCM.seal(
            Hexadecimal(vector.text).bytes, using: key, nonce: AES.GCM.Nonce(data: Hexadecimal(vector.nonce).bytes),
            authenticating: data)

        #expect(box.ciphertext.hexadecimal == vector.ciphertext)
        #expect(box.tag.hexadecimal == vector.tag)
        #expect(box.combined.hexadecimal == vector.nonce + vector.ciphertext + vector.tag)
        let again = try AES.GCM.SealedBox(combined: box.combined)
        #expect(again == box)
        #expect(try AES.GCM.open(again, using: key, authenticating: data).hexadecimal == vector.text)
    }

    private let key = SymmetricKey(data: Array(UInt8(0)..<32))
    private let text = Data("echo-tui keeps what was said.".utf8)
    private let data = Data("beside it".utf8)

    /// Made by Swift Crypto, which earlier versions used.
    @Test(arguments: [
        """
        a0a1a2a3a4a5a6a7a8a9aaab837b144268bf77d6420ee2b67709e0a918cd2d30e5d6314cef6f4fe251\
        fcc329417e13c76345bcb1bc776d723a
        """,
        """
        35b327205e579254b919252efef2dc1ca283c2ed099ca4decdfaba2b7bfe9126717468c31bc241822f\
        0855386d119047c1d2c98f33d31c3aea
        """,
    ])
    func `and those of earlier versions open`(combined: String) throws {
        let box = try AES.GCM.SealedBox(combined: Hexadecimal(combined).bytes)
        #expect(try AES.GCM.open(box, using: key, authenticating: data) == text)
        let again = try AES.GCM.seal(text, using: key, nonce: box.nonce, authenticating: data)
        #expect(again.combined.hexadecimal == combined)
    }

    @Test func `with another nonce each time`() throws {
        let boxes = try (0..<2).map { _ in try AES.GCM.seal(text, using: key, authenticating: data) }
        #expect(boxes[0].nonce != boxes[1].nonce)
        #expect(boxes[0].ciphertext != boxes[1].ciphertext)
    }

    @Test func `and open with nothing changed alone`() throws {
        let box = try AES.GCM.seal(text, using: key, authenticating: data)
        #expect(throws: CryptoError.notAuthentic) { try AES.GCM.open(box, using: key, authenticating: data + [0]) }
        #expect(throws: CryptoError.notAuthentic) {
            try AES.GCM.open(box, using: SymmetricKey(size: .bits256), authenticating: data)
        }
        for place in box.combined.indices {
            var changed = box.combined
            changed[place] ^= 1
            let other = try AES.GCM.SealedBox(combined: changed)
            #expect(throws: CryptoError.notAuthentic) { try AES.GCM.open(other, using: key, authenticating: data) }
        }
    }

    @Test func `in sizes that there are`() throws {
        let nonce = AES.GCM.Nonce()
        #expect(throws: CryptoError.wrongSize) { try AES.GCM.Nonce(data: [UInt8](repeating: 0, count: 16)) }
        #expect(throws: CryptoError.wrongSize) { try AES.GCM.SealedBox(combined: Data(count: 27)) }
        #expect(throws: CryptoError.wrongSize) {
            try AES.GCM.SealedBox(nonce: nonce, ciphertext: text, tag: Data(count: 12))
        }
        #expect(throws: CryptoError.wrongSize) {
            try AES.GCM.seal(text, using: SymmetricKey(data: Data(count: 16)), authenticating: data)
        }
    }
}
