import Foundation

/// What the environment says about proxies, in the words that curl and others read.
///
/// `HTTPS_PROXY` and `ALL_PROXY` count in either case; `http_proxy` only in lower case, since a CGI script would let
/// its client set the other (CVE-2016-5385). `NO_PROXY` lists hosts, domains with all below them, ports, or `*`.
struct ProxyEnvironment: Sendable, Hashable {
    /// Where a proxy is.
    struct Proxy: Sendable, Hashable {
        var host: String
        var port: Int
        var user: String?
        var password: String?
    }

    private let secure: Proxy?
    private let plain: Proxy?
    private let exceptions: [Substring]

    init(_ environment: [String: String]) {
        func value(_ names: String...) -> Proxy? {
            names.lazy.compactMap { environment[$0] }.first { !$0.isEmpty }.flatMap(Self.proxy)
        }
        secure = value("https_proxy", "HTTPS_PROXY", "all_proxy", "ALL_PROXY")
        plain = value("http_proxy", "all_proxy", "ALL_PROXY")
        let list = environment["no_proxy"] ?? environment["NO_PROXY"] ?? ""
        exceptions = list.lowercased().split { $0 == "," || $0.isWhitespace }
    }

    /// The proxy for a server; nil for the straight way, which is always taken to the own machine.
    func proxy(host: String, port: Int, isSecure: Bool) -> Proxy? {
        let host = host.lowercased()
        guard !Self.isOwnMachine(host), !exceptions.contains(where: { Self.matches($0, host: host, port: port) }) else {
            return nil
        }
        return isSecure ? secure : plain
    }

    static func isOwnMachine(_ host: String) -> Bool {
        host == "localhost" || host.hasSuffix(".localhost") || host == "::1"
            || (host.hasPrefix("127.") && host.allSatisfy { $0.isNumber || $0 == "." })
    }

    private static func matches(_ exception: Substring, host: String, port: Int) -> Bool {
        if exception == "*" { return true }
        var name = exception
        // A colon before a number is a port, unless it belongs to an IPv6 address.
        if let colon = name.lastIndex(of: ":"), name.firstIndex(of: ":") == colon || name.contains("]") {
            guard Int(name[name.index(after: colon)...]) == port else { return false }
            name = name[..<colon]
        }
        name = name.drop { $0 == "." || $0 == "*" }
        let bare = name.filter { $0 != "[" && $0 != "]" }
        return !bare.isEmpty && (host == bare || host.hasSuffix("." + bare))
    }

    /// From "http://user:password@host:port", or without the scheme.
    private static func proxy(_ text: String) -> Proxy? {
        guard let parts = URLComponents(string: text.contains("://") ? text : "http://" + text),
            parts.scheme?.lowercased() == "http", let host = parts.host, !host.isEmpty
        else { return nil }
        return Proxy(
            host: host.trimmingCharacters(in: CharacterSet(charactersIn: "[]")), port: parts.port ?? 8080,
            user: parts.user, password: parts.password)
    }
}
