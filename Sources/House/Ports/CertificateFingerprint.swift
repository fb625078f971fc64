/// The SHA-256 of a certificate, by which a house is known again that no authority vouches for.
public struct CertificateFingerprint: Hashable, Sendable, CustomStringConvertible {
    /// 64 hexadecimal digits in pairs, with colons between them.
    public let description: String

    /// - Parameter text: 64 hexadecimal digits; colons and spaces between them do not matter. Nil for anything else.
    public init?(_ text: String) {
        guard text.utf8.count <= 200 else { return nil }
        let digits = text.filter { $0 != ":" && !$0.isWhitespace }.map { $0.isASCII ? $0.hexDigitValue : nil }
        guard digits.count == 64 else { return nil }
        var bytes: [UInt8] = []
        for index in stride(from: 0, to: 64, by: 2) {
            guard let high = digits[index], let low = digits[index + 1] else { return nil }
            bytes.append(UInt8(high * 16 + low))
        }
        self.init(bytes: bytes)
    }

    /// - Parameter bytes: 32 of them.
    public init(bytes: [UInt8]) {
        let digits = Array("0123456789ABCDEF")
        description = bytes.map { "\(digits[Int($0 >> 4)])\(digits[Int($0 & 15)])" }.joined(separator: ":")
    }
}
