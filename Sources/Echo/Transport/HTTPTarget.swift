import Foundation

/// The server that a URL leads to.
struct HTTPTarget: Sendable, Hashable {
    let host: String
    let port: Int
    let isSecure: Bool

    init(host: String, port: Int, isSecure: Bool) {
        self.host = host
        self.port = port
        self.isSecure = isSecure
    }

    init(url: String) throws(EchoError) {
        guard let parts = URLComponents(string: url), let host = parts.host, !host.isEmpty,
            let scheme = parts.scheme?.lowercased(), scheme == "http" || scheme == "https"
        else { throw .invalidURL(url) }
        self.host = host.trimmingCharacters(in: CharacterSet(charactersIn: "[]"))
        isSecure = scheme == "https"
        port = parts.port ?? (isSecure ? 443 : 80)
    }
}
