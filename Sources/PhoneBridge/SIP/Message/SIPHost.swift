/// A name or number of a machine, with a port or without.
struct SIPHost: Sendable, Hashable {
    /// IPv6 without brackets.
    var name: String
    var port: Int?

    init?(_ text: some StringProtocol) {
        let text = String(text)
        let end: String.Index
        if text.first == "[" {
            guard let bracket = text.firstIndex(of: "]") else { return nil }
            end = text.index(after: bracket)
        } else {
            end = text.firstIndex(of: ":") ?? text.endIndex
        }
        if text.first == "[" {
            guard let address = IPAddress(text[..<end].dropFirst().dropLast()), text[..<end].contains(":") else {
                return nil
            }
            name = address.text
        } else {
            name = text[..<end].trimmed
        }
        guard (1...255).contains(name.utf8.count), name.utf8.allSatisfy(Self.isAllowed) else { return nil }
        let rest = text[end...].trimmed
        guard !rest.isEmpty else { return }
        guard rest.first == ":", let port = UInt16(rest.dropFirst().trimmed), port > 0 else { return nil }
        self.port = Int(port)
    }

    private static func isAllowed(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"):
            true
        default: "-._:".utf8.contains(byte)
        }
    }
}
