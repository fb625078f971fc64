import Foundation

/// Where a server has moved to, by a redirection that keeps the method and the body.
enum HTTPRedirection {
    /// So many of them are followed behind one another.
    static let most = 5

    /// The new address on the server's own origin; nil where there is none: a key goes nowhere else.
    static func place(_ response: HTTPResponse, from url: String) -> String? {
        guard [307, 308].contains(response.status), let location = response.headers["location"],
            let place = URL(string: location, relativeTo: URL(string: url))?.absoluteURL,
            var parts = URLComponents(url: place, resolvingAgainstBaseURL: true), parts.user == nil,
            parts.password == nil
        else { return nil }
        parts.fragment = nil
        guard let moved = parts.string, let old = origin(of: url), origin(of: moved) == old else { return nil }
        return moved
    }

    private static func origin(of url: String) -> HTTPTarget? {
        guard let target = try? HTTPTarget(url: url) else { return nil }
        return HTTPTarget(host: target.host.lowercased(), port: target.port, isSecure: target.isSecure)
    }
}

extension HTTPTransportProtocol {
    /// Sends a request, also to where its server has moved on its own origin. Any other redirection is the answer.
    func following(_ request: HTTPRequest) async throws(EchoError) -> HTTPResponse {
        var request = request
        for _ in 0..<HTTPRedirection.most {
            let response = try await send(request)
            guard let place = HTTPRedirection.place(response, from: request.url) else { return response }
            // What is read to its end leaves the connection for the next request.
            _ = await RESTBody.beginning(of: response)
            request.url = place
        }
        return try await send(request)
    }
}
