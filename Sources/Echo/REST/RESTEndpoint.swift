import Foundation

/// Where a server's REST APIs are: below the same address that people type for Realtime.
struct RESTEndpoint: Sendable, Hashable {
    let host: String
    /// The host, with the port where one is told: what is remembered of a server goes by it.
    let name: String
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
        name = self.host + (parts.port.map { ":\($0)" } ?? "")
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
    var needsKey: Bool { ServerQuirk.isVendors(host: host) }

    /// - Parameter path: below `/v1`, e.g. "responses".
    func url(_ path: String) -> String { "\(root)/\(path)\(query)" }

    func url(of request: RESTRequest) -> String {
        let below = request.isBesideAPI && root.hasSuffix("/v1") ? String(root.dropLast("/v1".count)) : root
        return "\(below)/\(request.path)\(query)\(Self.query(request.query, isFirst: query.isEmpty))"
    }

    private static func query(_ items: [String: String], isFirst: Bool) -> String {
        guard !items.isEmpty else { return "" }
        let pairs = items.sorted { $0.key < $1.key }.map { "\($0.key)=\(encoded($0.value))" }
        return (isFirst ? "?" : "&") + pairs.joined(separator: "&")
    }

    private static func encoded(_ text: String) -> String {
        text.utf8.map { byte in
            let character = Character(Unicode.Scalar(byte))
            let isPlain = byte < 0x80 && (character.isLetter || character.isNumber || "-._~".contains(character))
            return isPlain ? String(character) : String(format: "%%%02X", byte)
        }.joined()
    }

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
        // What people copy may be the address of one API.
        if let api = ["/realtime", "/chat/completions", "/responses"].first(where: { path.hasSuffix($0) }) {
            path = path.dropLast(api.count)
        }
        while path.hasSuffix("/") { path = path.dropLast() }
        return path.isEmpty ? "/v1" : String(path)
    }
}
