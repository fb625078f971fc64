import Foundation

/// Where a server's REST APIs are: below the same address that people type for Realtime.
struct RESTEndpoint: Sendable, Hashable {
    let host: String
    /// With the scheme, without a slash at the end.
    private let root: String
    private let query: String

    /// From `ws`, `wss`, `http` or `https`, with or without `/v1` or `/v1/realtime`.
    init(baseURL: String) throws(EchoError) {
        guard var parts = URLComponents(string: baseURL), let host = parts.host, !host.isEmpty,
            let scheme = Self.scheme(for: parts.scheme)
        else { throw .invalidURL(baseURL) }
        guard parts.user == nil, parts.password == nil else { throw .invalidURL("\(host), with a user or password") }
        self.host = host.trimmingCharacters(in: CharacterSet(charactersIn: "[]"))
        let query = parts.percentEncodedQueryItems?.filter { $0.name != "model" && $0.name != "call_id" } ?? []
        self.query = query.isEmpty ? "" : "?" + query.map { "\($0.name)=\($0.value ?? "")" }.joined(separator: "&")
        parts.scheme = scheme
        parts.percentEncodedPath = Self.path(parts.percentEncodedPath)
        parts.percentEncodedQuery = nil
        parts.fragment = nil
        guard let root = parts.string else { throw .invalidURL(baseURL) }
        self.root = root
    }

    /// Servers on the own machine or network may want no key; OpenAI's always does.
    var needsKey: Bool { host == "openai.com" || host.hasSuffix(".openai.com") }

    /// - Parameter path: below `/v1`, e.g. "responses".
    func url(_ path: String) -> String { "\(root)/\(path)\(query)" }

    private static func scheme(for scheme: String?) -> String? {
        switch scheme?.lowercased() {
        case "wss", "https": "https"
        case "ws", "http": "http"
        default: nil
        }
    }

    private static func path(_ path: String) -> String {
        var path = path[...]
        while path.hasSuffix("/") { path = path.dropLast() }
        if path.hasSuffix("/realtime") { path = path.dropLast("/realtime".count) }
        while path.hasSuffix("/") { path = path.dropLast() }
        return path.isEmpty ? "/v1" : String(path)
    }
}
