/// One station of a message's way: the header Via.
struct SIPVia: Sendable, Hashable, CustomStringConvertible {
    var transport: String
    var host: String
    var port: Int?
    var parameters: SIPParameters

    init(host: String, port: Int, branch: String, transport: SIPTransport = .udp) {
        (self.transport, self.host, self.port) = (transport.name, host, port)
        // rport asks for the answer where the request comes from (RFC 3581).
        parameters = SIPParameters(["branch=" + branch, "rport"])
    }

    init?(_ text: String) {
        let parts = SIPText.split(text, at: UInt8(ascii: ";"))
        let protocolAndHost = parts[0].split(separator: "/", maxSplits: 2).map(\.trimmed)
        guard protocolAndHost.count == 3, protocolAndHost[0].uppercased() == "SIP", protocolAndHost[1] == "2.0" else {
            return nil
        }
        let words = protocolAndHost[2].split(maxSplits: 1) { $0 == " " || $0 == "\t" }
        guard words.count == 2, let host = SIPHost(words[1].trimmed) else { return nil }
        (transport, self.host, port) = (words[0].uppercased(), host.name, host.port)
        parameters = SIPParameters(parts.dropFirst())
    }

    var branch: String { parameters["branch"] ?? "" }

    var description: String {
        "SIP/2.0/\(transport) \(host.inBrackets)" + (port.map { ":\($0)" } ?? "") + parameters.description
    }
}
