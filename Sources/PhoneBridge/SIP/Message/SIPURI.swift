import Foundation

/// An address of SIP: `sip:user@host:port;parameters`, or a number: `tel:+49…`.
public struct SIPURI: Sendable, Hashable, CustomStringConvertible {
    /// `sip`, `sips` or `tel`.
    let scheme: String
    /// Without the escapes it is written with. Of `tel:` the number.
    let user: String
    /// IPv6 without brackets.
    let host: String
    let port: Int?
    let parameters: SIPParameters

    init(
        user: String, host: String, port: Int? = nil, transport: SIPTransport = .udp, isSecure: Bool = false
    ) {
        (scheme, self.user, self.host, self.port) = (isSecure ? "sips" : "sip", user, host, port)
        // UDP is what is meant where nothing is said, as TLS is with sips.
        let isMeant = transport == .udp || isSecure
        parameters = SIPParameters(isMeant ? [] : ["transport=" + transport.rawValue])
    }

    /// - Returns: nil for what is no such address, or has a password or headers in it.
    public init?(_ text: String) {
        guard text.utf8.count <= 1024, let colon = text.firstIndex(of: ":") else { return nil }
        scheme = text[..<colon].lowercased()
        let rest = text[text.index(after: colon)...]
        guard ["sip", "sips", "tel"].contains(scheme), rest.utf8.allSatisfy({ $0 > 0x20 && $0 != 0x7F }),
            !rest.contains(where: { "<>\"?".contains($0) })
        else { return nil }
        // A semicolon may stand in the user's part.
        let at = scheme == "tel" ? nil : rest.lastIndex(of: "@")
        let place = at.map { rest[rest.index(after: $0)...] } ?? rest
        let parts = place.split(separator: ";", omittingEmptySubsequences: false).map(String.init)
        parameters = SIPParameters(parts.dropFirst())
        if scheme == "tel" {
            (user, host, port) = (parts[0], "", nil)
            guard !user.isEmpty else { return nil }
            return
        }
        guard let host = SIPHost(parts[0]) else { return nil }
        (self.host, port) = (host.name, host.port)
        let user = at.map { String(rest[..<$0]) } ?? ""
        guard !user.contains(":"), let plain = user.removingPercentEncoding,
            !plain.unicodeScalars.contains(where: \.isControl)
        else { return nil }
        self.user = plain
    }

    public var description: String {
        guard scheme != "tel" else { return "tel:" + user + parameters.description }
        let escaped = user.addingPercentEncoding(withAllowedCharacters: Self.allowed) ?? ""
        let place = host.inBrackets + (port.map { ":\($0)" } ?? "") + parameters.description
        return scheme + ":" + (escaped.isEmpty ? "" : escaped + "@") + place
    }

    private static let allowed = CharacterSet(
        charactersIn: "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_.!~*'()&=+$,;?/")
}
