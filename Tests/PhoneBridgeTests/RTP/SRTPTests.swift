import EchoAudio
import Foundation
import Testing

@testable import PhoneBridge

@Suite struct `Encrypted sound` {
    private static let master = "e1f97a0d3e018be0d64fa32c06de4139"
    private static let salt = "0ec675ad498afeebb6960b3aabe6"

    private func bytes(_ text: String) -> [UInt8] {
        let digits = text.compactMap(\.hexDigitValue)
        return stride(from: 0, to: digits.count - 1, by: 2).map { UInt8(digits[$0] << 4 | digits[$0 + 1]) }
    }

    private func key() throws -> MediaKey { try #require(MediaKey(bytes(Self.master + Self.salt))) }

    private func makeSUT() throws -> SRTP { try #require(SRTP(key())) }

    private func packet(_ sequence: UInt16, source: UInt32 = 7) -> [UInt8] {
        RTPPacket(payloadType: 0, sequence: sequence, timestamp: 160, source: source, payload: [1, 2, 3]).bytes
    }

    /// RFC 3711, B.3.
    @Test func `has the session keys of the published vectors`() throws {
        let key = try key()
        #expect(SRTP.derive(0, 16, key) == bytes("c61e7a93744f39ee10734afe3ff7a087"))
        #expect(SRTP.derive(2, 14, key) == bytes("30cbbc08863d8c85d49db34a9ae1"))
        #expect(SRTP.derive(1, 20, key) == bytes("cebe321f6ff7716b6fd4ab49af256a156d38baa4"))
    }

    /// As libsrtp has it.
    @Test func `is what other telephones make of it`() throws {
        let plain = bytes("800f1234decafbadcafebabe" + String(repeating: "ab", count: 16))
        let sealed = bytes("800f1234decafbadcafebabe4e55dc4ce79978d88ca4d215949d2402b78d6acc99ea179b8dbb")
        var (sender, receiver) = (try makeSUT(), try makeSUT())
        #expect(sender.seal(plain) == sealed)
        #expect(receiver.open(sealed) == plain)
    }

    @Test func `is taken once, in any order, and not when it is old`() throws {
        var (sender, receiver) = (try makeSUT(), try makeSUT())
        let packets = (0..<100).map { sender.seal(packet($0)) }
        let sealed = try packets.map { try #require($0) }
        let order = [0, 3, 1, 2, 50, 49]
        for index in order {
            let opened = receiver.open(sealed[index])
            #expect(opened == packet(UInt16(index)))
        }
        for index in order {
            let again = receiver.open(sealed[index])
            #expect(again == nil)
        }
        let newest = receiver.open(sealed[99])
        #expect(newest != nil)
        // Later than any packet is waited for.
        let old = receiver.open(sealed[10])
        #expect(old == nil)
    }

    @Test func `goes on when the numbers begin anew`() throws {
        var (sender, receiver) = (try makeSUT(), try makeSUT())
        for sequence in [65_534, 65_535, 0, 1, 2] as [UInt16] {
            let packetOrNot = sender.seal(packet(sequence))
            let sealed = try #require(packetOrNot)
            let opened = receiver.open(sealed)
            #expect(opened == packet(sequence))
        }
        // What is numbered as in the first round is no packet of the second.
        var anew = try makeSUT()
        let firstOrNot = anew.seal(packet(3))
        let first = try #require(firstOrNot)
        let replayed = receiver.open(first)
        #expect(replayed == nil)
    }

    @Test func `is taken from nobody who changed a bit, or has another key`() throws {
        var (sender, receiver) = (try makeSUT(), try makeSUT())
        let packetOrNot = sender.seal(packet(1))
        let sealed = try #require(packetOrNot)
        for index in sealed.indices {
            var changed = sealed
            changed[index] ^= 1
            let opened = receiver.open(changed)
            #expect(opened == nil, "\(index)")
        }
        for count in 0..<sealed.count {
            let cut = receiver.open(Array(sealed.prefix(count)))
            #expect(cut == nil, "\(count)")
        }
        let key = try #require(MediaKey(bytes(Self.salt + Self.master)))
        var other = try #require(SRTP(key))
        let stranger = other.open(sealed)
        #expect(stranger == nil)
        let opened = receiver.open(sealed)
        #expect(opened == packet(1))
    }

    @Test(arguments: [
        "1 AES_CM_128_HMAC_SHA1_80 inline:4fl6DT4Bi+DWT6MsBt5BOQ7Gda1Jiv7rtpYLOqvm",
        "1 AES_CM_128_HMAC_SHA1_80 inline:4fl6DT4Bi+DWT6MsBt5BOQ7Gda1Jiv7rtpYLOqvm|2^48",
        "1 AES_CM_128_HMAC_SHA1_80 inline:4fl6DT4Bi+DWT6MsBt5BOQ7Gda1Jiv7rtpYLOqvm -X",
    ])
    func `has its key in a line of the description`(line: String) throws {
        let crypto = try #require(MediaCrypto(line[...]))
        #expect(crypto.key == (try key()))
        #expect(crypto.line == "a=crypto:1 AES_CM_128_HMAC_SHA1_80 inline:4fl6DT4Bi+DWT6MsBt5BOQ7Gda1Jiv7rtpYLOqvm")
        #expect("\(crypto)".contains("4fl6") == false)
    }

    @Test(arguments: [
        "", "1", "x AES_CM_128_HMAC_SHA1_80 inline:4fl6DT4Bi+DWT6MsBt5BOQ7Gda1Jiv7rtpYLOqvm",
        "1 AES_CM_128_HMAC_SHA1_32 inline:4fl6DT4Bi+DWT6MsBt5BOQ7Gda1Jiv7rtpYLOqvm",
        "1 AES_CM_128_HMAC_SHA1_80 inline:4fl6", "1 AES_CM_128_HMAC_SHA1_80 4fl6DT4Bi+DWT6MsBt5BOQ7Gda1Jiv7rtpYLOqvm",
        "1 AES_CM_128_HMAC_SHA1_80 inline:4fl6DT4Bi+DWT6MsBt5BOQ7Gda1Jiv7rtpYLOqvm|2^20|1:4",
        "1 AES_CM_128_HMAC_SHA1_80 inline:4fl6DT4Bi+DWT6MsBt5BOQ7Gda1Jiv7rtpYLOqvm|1:4",
        "1 AES_CM_128_HMAC_SHA1_80 inline:4fl6DT4Bi+DWT6MsBt5BOQ7Gda1Jiv7rtpYLOqvm UNENCRYPTED_SRTP",
    ])
    func `is not taken where the line asks for what is not done here`(line: String) {
        #expect(MediaCrypto(line[...]) == nil)
    }

    @Test func `is agreed on by both sides, each with a key of its own, and by nothing less`() throws {
        func media() -> LocalMedia {
            var media = LocalMedia(host: "192.0.2.1", port: 4000, codecs: [.muLaw], sessionID: 1)
            media.key = MediaKey.random()
            return media
        }
        var (caller, callee) = (media(), media())
        caller.isEncrypted = true
        let offer = try SessionDescription(reading: caller.offer().body)
        #expect(offer.media[0].transport == "RTP/SAVP")
        let (answer, agreed) = try callee.answer(to: offer)
        let read = try SessionDescription(reading: answer.body)
        let heard = try caller.agreed(with: read)
        #expect(heard.security?.own == caller.key)
        #expect(heard.security?.theirs == callee.key)
        #expect(agreed.security?.own == callee.key)
        #expect(agreed.security?.theirs == caller.key)
        // Held and taken up again, it stays encrypted.
        #expect(callee.offer().media[0].transport == "RTP/SAVP")

        var plain = LocalMedia(host: "192.0.2.1", port: 4000, codecs: [.muLaw], sessionID: 1)
        let open = plain.offer()
        #expect(throws: SessionDescriptionError.incompatible) { try caller.agreed(with: open) }
        #expect(throws: SessionDescriptionError.incompatible) { try plain.answer(to: offer) }
    }

    @Test func `is heard by who has the key, and is noise to others`() throws {
        var (near, far) = (
            LocalMedia(host: "192.0.2.1", port: 4000, codecs: [.muLaw], sessionID: 1),
            LocalMedia(host: "192.0.2.2", port: 4000, codecs: [.muLaw], sessionID: 2)
        )
        (near.key, far.key, near.isEncrypted) = (MediaKey.random(), MediaKey.random(), true)
        let (answer, agreed) = try far.answer(to: near.offer())
        let now = ContinuousClock.now
        var random = SystemRandomNumberGenerator()
        var sender = MediaSession(try near.agreed(with: answer), at: now, using: &random)
        var receiver = MediaSession(agreed, at: now, using: &random)
        let frame = Data(repeating: 0x42, count: 160)
        sender.send([.frame(frame)])
        let tick = sender.tick()
        let packet = try #require(tick.packet)
        let bytesOrNot = sender.bytes(of: packet)
        let bytes = try #require(bytesOrNot)
        #expect(bytes.count == packet.bytes.count + 10)
        #expect(bytes != packet.bytes)
        #expect(receiver.understands(bytes))
        #expect(receiver.understands(bytes))
        #expect(!receiver.understands(packet.bytes))
        _ = receiver.receive(bytes, at: now)
        #expect(!receiver.understands(bytes))
    }
}
