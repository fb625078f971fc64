/// Where this side is reached.
struct SIPPlace: Sendable, Hashable {
    /// IPv4, in numbers.
    var host: String
    var port: Int
    var user = "assistant"

    var contact: SIPHeader { SIPHeader("contact", "<\(SIPURI(user: user, host: host, port: port))>") }
}
