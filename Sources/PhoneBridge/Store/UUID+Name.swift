import EchoCrypto
import Foundation

extension UUID {
    /// For telephone calls.
    private static let space: [UInt8] = [
        0x7C, 0x1E, 0x5A, 0x0B, 0x6D, 0x0F, 0x4F, 0x53, 0x9B, 0x3E, 0x52, 0x0A, 0x8D, 0x43, 0x11, 0xC7,
    ]

    /// The same for the same name of a call, whichever bridge asks: made of its SHA-1 (RFC 9562, version 5).
    init(ofCall name: String) {
        var bytes = Array(Insecure.SHA1.hash(data: Data(Self.space) + Data(name.utf8)).prefix(16))
        bytes[6] = bytes[6] & 0x0F | 0x50
        bytes[8] = bytes[8] & 0x3F | 0x80
        self = bytes.withUnsafeBytes { UUID(uuid: $0.loadUnaligned(as: uuid_t.self)) }
    }
}
