/// Where a link leads, as it may be told a terminal: only to places a person can look at, and nothing a terminal obeys.
struct LinkTarget: Sendable, Hashable {
    /// Only bytes of printable ASCII, as the recommendation for OSC 8 wants it.
    let address: String

    /// VTE takes no longer ones.
    static let longest = 2083
    private static let schemes = ["http://", "https://", "mailto:", "file://"]

    /// nil for other schemes, for control characters and for what is too long.
    init?(_ text: String) {
        guard Self.schemes.contains(where: { text.lowercased().hasPrefix($0) }) else { return nil }
        let scalars = text.unicodeScalars
        guard !scalars.contains(where: { $0.value < 0x20 || (0x7F..<0xA0).contains($0.value) }) else { return nil }
        address = text.utf8.map { (0x21...0x7E).contains($0) ? String(Unicode.Scalar($0)) : Self.percent($0) }.joined()
        guard address.utf8.count <= Self.longest else { return nil }
    }

    /// The same for every piece of one link, so that a terminal shows them as one.
    var id: String { String(address.utf8.reduce(UInt32(2_166_136_261)) { ($0 ^ UInt32($1)) &* 16_777_619 }, radix: 16) }

    private static func percent(_ byte: UInt8) -> String {
        let digits = String(byte, radix: 16, uppercase: true)
        return "%" + (byte < 16 ? "0" : "") + digits
    }
}
