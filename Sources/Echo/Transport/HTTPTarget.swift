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

    /// "api.example", "127.0.0.1:8080" or "[::1]:8080": the port only where it is not the usual one.
    var name: String {
        let name = host.contains(":") ? "[\(host)]" : host
        return port == (isSecure ? 443 : 80) ? name : "\(name):\(port)"
    }
}
