import AsyncHTTPClient
import Foundation
import NIOCore
import NIOHTTP1

/// Asks the assistant's server for its list of models, to know that it is there and takes the key.
public struct ModelProbe: Sendable {
    private static let patience = TimeAmount.seconds(5)

    private let url: String
    private let key: String?

    /// - Parameter url: the server's, with http, https, ws or wss.
    /// - Returns: nil for what is none.
    public init?(url: String, key: String?) {
        guard var parts = URLComponents(string: url), let scheme = parts.scheme, parts.host?.isEmpty == false else {
            return nil
        }
        parts.scheme = ["wss": "https", "ws": "http"][scheme] ?? scheme
        parts.path = (parts.path.hasSuffix("/") ? String(parts.path.dropLast()) : parts.path) + "/models"
        parts.query = nil
        guard let text = parts.string else { return nil }
        (self.url, self.key) = (text, key)
    }

    /// What is wrong, in a sentence; nil for nothing.
    func problem() async -> String? {
        var request = HTTPClientRequest(url: url)
        if let key { request.headers.add(name: "Authorization", value: "Bearer \(key)") }
        guard let response = try? await ReadinessClient.client.execute(request, timeout: Self.patience) else {
            return "The assistant's server cannot be reached."
        }
        switch response.status.code {
        case 401, 403: return "The assistant's server does not accept the key."
        case 500...: return "The assistant's server is out of order (\(response.status.code))."
        default: return nil
        }
    }
}
