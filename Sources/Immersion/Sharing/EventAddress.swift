import EchoText
import Foundation

/// Where events may go: https, or a plain address in one's own network.
enum EventAddress {
    /// Without the slash at its end; nil for what is none.
    static func base(_ text: String) -> String? {
        let text = text.trimmed
        guard let url = URLComponents(string: text), let host = url.host, !host.isEmpty, url.query == nil,
            url.user == nil
        else { return nil }
        guard url.scheme == "https" || url.scheme == "http" && isOwn(host) else { return nil }
        return String(text.reversed().drop { $0 == "/" }.reversed())
    }

    private static func isOwn(_ host: String) -> Bool {
        let isNumber = host.allSatisfy { $0.isNumber || $0 == "." }
        return host == "localhost" || host == "[::1]" || host.hasSuffix(".local")
            || !host.contains(".") && !host.hasPrefix("[")
            || isNumber && ["127.", "10.", "192.168."].contains { host.hasPrefix($0) }
    }
}
