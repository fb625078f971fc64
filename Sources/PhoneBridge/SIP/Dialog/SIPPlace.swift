/// Where this side is reached.
struct SIPPlace: Sendable, Hashable {
    /// In numbers; IPv6 without brackets.
    var host: String
    var port: Int
    var user = "assistant"
    var transport = SIPTransport.udp
    /// The other side wants every part of the way encrypted: `sips`.
    var isSecure = false

    var contact: SIPHeader {
        let uri = SIPURI(user: user, host: host, port: port, transport: transport, isSecure: isSecure)
        return SIPHeader("contact", "<\(uri)>")
    }

    func via(branch: String) -> SIPHeader {
        SIPHeader("via", SIPVia(host: host, port: port, branch: branch, transport: transport).description)
    }
}
