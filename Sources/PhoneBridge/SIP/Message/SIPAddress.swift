/// A party of a call: `"Name" <sip:user@host>;tag=1`, as From, To and Contact carry it.
struct SIPAddress: Sendable, Hashable, CustomStringConvertible {
    var name = ""
    var uri: SIPURI
    var parameters = SIPParameters()

    init(uri: SIPURI, tag: String? = nil) {
        self.uri = uri
        if let tag { parameters["tag"] = tag }
    }

    init?(_ text: String) {
        let parts = SIPText.split(text, at: UInt8(ascii: ";"))
        guard let address = Self.address(in: parts[0]), let uri = SIPURI(String(address)) else { return nil }
        self.uri = uri
        name = SIPText.unquoted(parts[0].prefix { $0 != "<" }.trimmed == address ? "" : Self.name(in: parts[0]))
        // Without brackets what stands behind semicolons belongs to the header.
        parameters = SIPParameters(parts.dropFirst())
    }

    var tag: String? { parameters["tag"] }

    var description: String {
        (name.isEmpty ? "" : SIPText.quoted(name) + " ") + "<\(uri)>" + parameters.description
    }

    /// The last bracket opens the address: one in quotes belongs to the name.
    private static func address(in text: String) -> Substring? {
        guard text.contains("<") else { return text[...] }
        guard text.last == ">", let open = text.lastIndex(of: "<") else { return nil }
        return text[text.index(after: open)...].dropLast()
    }

    private static func name(in text: String) -> String {
        guard let open = text.lastIndex(of: "<") else { return "" }
        return text[..<open].trimmed
    }
}
