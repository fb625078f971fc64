import EchoServing

extension BearerToken {
    /// What Asterisk shows; nil where none is let in.
    static func asterisk(_ environment: [String: String]) -> BearerToken? {
        environment["ECHO_ASTERISK_PASSWORD"].flatMap { $0.isEmpty ? nil : BearerToken($0) }
    }
}
