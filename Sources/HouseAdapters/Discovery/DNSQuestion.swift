/// A multicast question.
struct DNSQuestion: Hashable, Sendable {
    /// The internet's class, with the wish for an answer to us alone (RFC 6762, 5.4).
    private static let unicastInternet: UInt16 = 0x8001

    let name: DNSName
    let kind: UInt16

    /// A query with these questions, RFC 1035, 4.1; questions whose names do not fit are left out.
    static func query(_ questions: [DNSQuestion]) -> [UInt8] {
        let written = questions.prefix(Int(UInt16.max)).compactMap(\.bytes)
        let head: [UInt16] = [0, 0, UInt16(written.count), 0, 0, 0]
        return head.flatMap(bytes) + written.joined()
    }

    private var bytes: [UInt8]? {
        var bytes: [UInt8] = []
        for label in name.labels {
            guard (1...DNSName.mostLabelBytes).contains(label.utf8.count) else { return nil }
            bytes.append(UInt8(label.utf8.count))
            bytes += label.utf8
        }
        bytes.append(0)
        guard bytes.count <= DNSName.mostBytes else { return nil }
        return bytes + Self.bytes(kind) + Self.bytes(Self.unicastInternet)
    }

    private static func bytes(_ number: UInt16) -> [UInt8] { [UInt8(number >> 8), UInt8(number & 0xFF)] }
}
