import Foundation

/// Where a Realtime server is, or another one that is spoken to over a WebSocket.
struct RealtimeEndpoint: Sendable, Hashable {
    let host: String
    let port: Int
    let isSecure: Bool
    let pathAndQuery: String

    /// From what a person types: `ws`, `wss`, `http` or `https`, with or without the path.
    init(baseURL: String, model: String) throws(EchoError) {
        guard let parts = URLComponents(string: baseURL), let host = parts.host, !host.isEmpty,
            let isSecure = Self.security(of: parts.scheme)
        else { throw .invalidURL(baseURL) }
        guard parts.user == nil, parts.password == nil else { throw .invalidURL("\(host), with a user or password") }
        self.host = host.trimmingCharacters(in: CharacterSet(charactersIn: "[]"))
        self.port = parts.port ?? (isSecure ? 443 : 80)
        self.isSecure = isSecure
        var query = parts.queryItems ?? []
        if !query.contains(where: { $0.name == "model" || $0.name == "call_id" }) {
            query.append(URLQueryItem(name: "model", value: model))
        }
        var target = URLComponents()
        target.path = Self.path(parts.path)
        target.queryItems = query
        pathAndQuery = target.string ?? "/v1/realtime"
    }

    /// Any server of texts: the path is taken as it is.
    init(url: String) throws(EchoError) {
        guard let parts = URLComponents(string: url), let host = parts.host, !host.isEmpty,
            let isSecure = Self.security(of: parts.scheme), parts.user == nil, parts.password == nil
        else { throw .invalidURL(url) }
        self.host = host.trimmingCharacters(in: CharacterSet(charactersIn: "[]"))
        self.port = parts.port ?? (isSecure ? 443 : 80)
        self.isSecure = isSecure
        var target = URLComponents()
        target.path = parts.path.isEmpty ? "/" : parts.path
        target.queryItems = parts.queryItems
        pathAndQuery = target.string ?? "/"
    }

    var target: HTTPTarget { HTTPTarget(host: host, port: port, isSecure: isSecure) }

    var hostHeader: String { target.name }

    /// Servers on the own machine or network may want no key; OpenAI's always does.
    var needsKey: Bool { host == "openai.com" || host.hasSuffix(".openai.com") }

    private static func security(of scheme: String?) -> Bool? {
        switch scheme?.lowercased() {
        case "wss", "https": true
        case "ws", "http": false
        default: nil
        }
    }

    private static func path(_ path: String) -> String {
        let trimmed = path.hasSuffix("/") ? String(path.dropLast()) : path
        if trimmed.isEmpty { return "/v1/realtime" }
        return trimmed.hasSuffix("/realtime") ? trimmed : trimmed + "/realtime"
    }
}
