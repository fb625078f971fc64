import Echo
import EchoStore

extension MCPServer {
    /// With the stored keys in place of their names, as its headers and its environment have them.
    func withKeys(from keys: APIKeys) async throws(APIKeyError) -> MCPServer {
        var server = self
        switch connection {
        case .program(let command, let arguments, let environment):
            server.connection = .program(
                command: command, arguments: arguments, environment: try await Self.fetched(environment, from: keys))
        case .http(let url, let headers):
            server.connection = .http(url: url, headers: try await Self.fetched(headers, from: keys))
        }
        return server
    }

    private static func fetched(_ values: [String: String], from keys: APIKeys)
        async throws(APIKeyError) -> [String: String]
    {
        var values = values
        for (place, text) in values {
            guard let named = NamedKey(text) else { continue }
            guard let key = try await keys.key(named.name) else { throw .missing(named.name) }
            values[place] = named.value(with: key)
        }
        return values
    }
}
