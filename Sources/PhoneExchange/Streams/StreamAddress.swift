import Foundation

/// Where the WebSocket of a media stream is opened, in the parts that its handshake needs.
struct StreamAddress: Sendable, Hashable {
    var host: String
    var port: Int
    var path: String
    var isSecure: Bool
    /// For whom the request says it is.
    var authority: String

    /// Nil when it is not a WebSocket address.
    init?(_ text: String) {
        guard let parts = URLComponents(string: text), let host = parts.host, !host.isEmpty,
            let scheme = parts.scheme, ["ws", "wss"].contains(scheme)
        else { return nil }
        self.host = host
        isSecure = scheme == "wss"
        port = parts.port ?? (isSecure ? 443 : 80)
        path = parts.percentEncodedPath.isEmpty ? "/" : parts.percentEncodedPath
        authority = parts.port.map { "\(host):\($0)" } ?? host
    }

    /// `url` without what Twilio leaves out.
    static func withoutQuery(_ url: String) -> String { String(url.prefix { $0 != "?" && $0 != "#" }) }
}
