import Foundation

/// Where a Realtime server is, or another one that is spoken to over a WebSocket.
struct RealtimeEndpoint: Sendable, Hashable {
    let host: String
    let port: Int
    let isSecure: Bool
    let pathAndQuery: String
    /// That is asked for; empty where the address names a call, or texts of any kind are exchanged.
    let model: String

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
        self.model = query.first { $0.name == "model" }?.value ?? ""
        var target = URLComponents()
        target.path = Self.path(parts.path)
        target.queryItems = query
        pathAndQuery = target.string ?? "/v1/realtime"
    }

    /// Where live sessions begin: the session itself names the model.
    init(live baseURL: String) throws(EchoError) {
        let realtime = try RealtimeEndpoint(baseURL: baseURL, model: "")
        (host, port, isSecure) = (realtime.host, realtime.port, realtime.isSecure)
        let path = URLComponents(string: realtime.pathAndQuery)?.path ?? ""
        pathAndQuery = String(path.dropLast("realtime".count)) + "live/sessions"
        model = ""
    }

    /// A session of the same server that translates what it hears into one language.
    init(translationAt baseURL: String, model: String) throws(EchoError) {
        guard var parts = URLComponents(string: baseURL) else { throw .invalidURL(baseURL) }
        let query = (parts.queryItems ?? []).filter { !["model", "call_id", "intent"].contains($0.name) }
        parts.path = Self.path(parts.path) + "/translations"
        parts.queryItems = query + [URLQueryItem(name: "model", value: model)]
        guard let url = parts.string else { throw .invalidURL(baseURL) }
        try self.init(url: url)
    }

    /// A session of the same server that writes down what it hears, and answers nothing.
    ///
    /// - Parameter model: for a server that wants to know it beforehand; the vendor's does not.
    init(transcriptionAt baseURL: String, model: String?) throws(EchoError) {
        guard var parts = URLComponents(string: baseURL) else { throw .invalidURL(baseURL) }
        var query = (parts.queryItems ?? []).filter { !["model", "call_id", "intent"].contains($0.name) }
        query.append(URLQueryItem(name: "intent", value: "transcription"))
        if let model { query.append(URLQueryItem(name: "model", value: model)) }
        parts.path = Self.path(parts.path)
        parts.queryItems = query
        guard let url = parts.string else { throw .invalidURL(baseURL) }
        try self.init(url: url)
    }

    /// Any server of texts: the path is taken as it is.
    init(url: String) throws(EchoError) {
        guard let parts = URLComponents(string: url), let host = parts.host, !host.isEmpty,
            let isSecure = Self.security(of: parts.scheme), parts.user == nil, parts.password == nil
        else { throw .invalidURL(url) }
        self.host = host.trimmingCharacters(in: CharacterSet(charactersIn: "[]"))
        self.port = parts.port ?? (isSecure ? 443 : 80)
        self.isSecure = isSecure
        model = ""
        var target = URLComponents()
        target.path = parts.path.isEmpty ? "/" : parts.path
        target.queryItems = parts.queryItems
        pathAndQuery = target.string ?? "/"
    }

    var target: HTTPTarget { HTTPTarget(host: host, port: port, isSecure: isSecure) }

    /// As a person reads it, without its query, which may hold a secret.
    var address: String {
        (isSecure ? "wss://" : "ws://") + target.name + String(pathAndQuery.prefix { $0 != "?" }.prefix(100))
    }

    var hostHeader: String { target.name }

    /// Servers on the own machine or network may want no key; OpenAI's always does.
    var needsKey: Bool { ServerQuirk.isVendors(host: host) }

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
