import EchoCrypto
import Foundation
import Testing

@testable import PhoneBridge

@Suite struct `A recording that is sealed in pieces` {
    private let key = SymmetricKey(size: .bits256)

    private func sound(_ count: Int) -> Data { Data((0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31 >> 3) }) }

    private func sealed(_ sound: Data) throws -> (SealedRecording, Data) {
        let recording = SealedRecording(size: sound.count, key: key)
        let pieces = try (0..<recording.pieces).map { piece in
            try #require(recording.seal(Data(sound[recording.sound(of: piece)]), piece: piece))
        }
        return (recording, pieces.reduce(recording.header, +))
    }

    @Test(arguments: [0, 1, 65_535, 65_536, 65_537, 200_000])
    func `is as long as it says, and opens again`(count: Int) throws {
        let sound = sound(count)
        let (recording, bytes) = try sealed(sound)
        #expect(bytes.count == recording.sealedSize)

        let header = Data(bytes.prefix(SealedRecording.headerBytes))
        let again = try #require(SealedRecording(header: header, key: key))
        #expect(again.size == count)
        let opened = try (0..<again.pieces).map { piece in
            let place = again.place(of: again.sound(of: piece)).bytes
            return try #require(again.open(Data(bytes[place]), piece: piece))
        }
        #expect(opened.reduce(Data(), +) == sound)
    }

    /// Sealed by Swift Crypto, with a key whose bytes are the numbers from 0 to 31.
    @Test func `opens where an earlier version has written it`() throws {
        let written = """
            RUNIT0NBTEx0cyNQDjgDG1vSiq7PnJVYLIppNcq2qiDTKdv+y86jsAAAAAAAAABksfYhQoHq1Q0wjeFj6MXOzjrulnBLYH1Z\
            +XPlPWucNaaaj2FpsB5uLoFI6AW74Jr0N2qKaHAqGxzDGlgHTqWik3Awq6hEe9N+LtRIbMh5se4FqYAHkEoSyC5wMbCus15E\
            zBixeQasL+kzSKK2E/5QI1A/31Y=
            """
        let bytes = try #require(Data(base64Encoded: written))
        let header = Data(bytes.prefix(SealedRecording.headerBytes))
        let recording = try #require(
            SealedRecording(header: header, key: SymmetricKey(data: Array(UInt8(0)..<32))))
        #expect(recording.open(Data(bytes.dropFirst(header.count)), piece: 0) == sound(100))
    }

    @Test func `gives the place of any part`() throws {
        let recording = SealedRecording(size: 200_000, key: key)
        #expect(recording.place(of: 0..<1).pieces == 0..<1)
        #expect(recording.place(of: 65_536..<65_537).pieces == 1..<2)
        #expect(recording.place(of: 65_000..<140_000).pieces == 0..<3)
        #expect(recording.place(of: 199_999..<200_000).bytes.upperBound == recording.sealedSize)
    }

    @Test func `does not open in another place, of another recording, with another key, or when it was changed`() throws
    {
        let (recording, bytes) = try sealed(sound(131_072))
        let first = Data(bytes[recording.place(of: 0..<1).bytes])
        #expect(recording.open(first, piece: 0) != nil)
        #expect(recording.open(first, piece: 1) == nil)
        #expect(SealedRecording(size: 131_072, key: key).open(first, piece: 0) == nil)
        let header = Data(bytes.prefix(SealedRecording.headerBytes))
        let stranger = try #require(SealedRecording(header: header, key: SymmetricKey(size: .bits256)))
        #expect(stranger.open(first, piece: 0) == nil)
        var shorter = header
        shorter[shorter.count - 1] ^= 1
        #expect(SealedRecording(header: shorter, key: key)?.open(first, piece: 0) == nil)
        var changed = first
        changed[10] ^= 1
        #expect(recording.open(changed, piece: 0) == nil)
        #expect(recording.open(Data(first.dropLast()), piece: 0) == nil)
        #expect(recording.open(Data(), piece: 0) == nil)
    }

    @Test func `is known by its header`() {
        #expect(SealedRecording(header: Data(), key: key) == nil)
        #expect(SealedRecording(header: Data(count: SealedRecording.headerBytes), key: key) == nil)
        let endless = Data("ECHOCALL".utf8) + Data(count: 32) + Data(repeating: 0xFF, count: 8)
        #expect(SealedRecording(header: endless, key: key) == nil)
    }
}
