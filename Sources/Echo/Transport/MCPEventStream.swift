import EchoWire
import Foundation

/// MCP over HTTP as it was up to the revision 2024-11-05: all that the server says comes in one stream of events, of which
/// the first tells where messages are to be posted.
struct MCPEventStream: Sendable {
    enum Heard: Sendable {
        case postbox(MCPHTTPWire)
        case incoming(MCPIncoming)
    }

    /// How long the first event may take.
    static let patience = Duration.seconds(10)

    let wire: MCPHTTPWire

    /// Reads until the stream ends.
    ///
    /// - Returns: why it ended.
    func read(_ headers: [String: String], _ tell: (Heard) -> Void) async -> String {
        do {
            let response = try await wire.listen(headers: headers, session: nil, after: "")
            guard response.isSuccess, response.isEventStream else { return "it has no stream of events" }
            var parser = SSEParser()
            var text = try BodyText(encoding: response.headers["content-encoding"])
            var hasPostbox = false
            for try await chunk in response.body {
                for event in try parser.feed(try text.feed(chunk)) {
                    if event.type == "endpoint", !hasPostbox {
                        guard let url = Self.postbox(event.data, of: wire.url) else {
                            let reason = "it wants its messages sent to another server"
                            tell(.incoming(.closed(reason: reason, isFinal: true)))
                            return reason
                        }
                        tell(.postbox(wire.moved(to: url)))
                        hasPostbox = true
                    } else if hasPostbox {
                        for incoming in MCPIncoming.read(Data(event.data.utf8)) { tell(.incoming(incoming)) }
                    }
                }
            }
            return "its stream of events ended"
        } catch {
            return MCPHTTPConnection.reason(error)
        }
    }

    /// Where messages go: path and query as the server tells them, at the address that the person gave. Behind a proxy a
    /// server does not know its own; and what is sent with each message may be a key.
    ///
    /// - Returns: nil where the server names another host.
    static func postbox(_ told: String, of url: String) -> String? {
        let told = told.trimmingCharacters(in: .whitespacesAndNewlines)
        guard !told.isEmpty, let base = URL(string: url), let place = URL(string: told, relativeTo: base)?.absoluteURL,
            var parts = URLComponents(url: base, resolvingAgainstBaseURL: true),
            let named = URLComponents(url: place, resolvingAgainstBaseURL: true), named.host == parts.host
        else { return nil }
        (parts.percentEncodedPath, parts.percentEncodedQuery) = (named.percentEncodedPath, named.percentEncodedQuery)
        parts.fragment = nil
        return parts.string
    }
}
