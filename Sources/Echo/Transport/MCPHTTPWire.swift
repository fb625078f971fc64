import EchoWire
import Foundation

/// Single requests to an MCP server, and what comes back.
struct MCPHTTPWire: Sendable {
    /// Bytes of an answer that are taken at most; 64 MiB, our choice.
    static let maximumBody = 64 << 20

    let url: String
    let headers: [String: String]
    let http: any HTTPTransportProtocol

    /// - Throws: what kept an answer from coming.
    func post(
        _ message: JSONRPCMessage, headers: [String: String], session: String?, patience: Duration = .seconds(86_400)
    ) async throws(EchoError) -> HTTPResponse {
        var own = ["Content-Type": "application/json", "Accept": "application/json, text/event-stream"]
        own["MCP-Session-Id"] = session
        return try await http.send(request("POST", headers.merging(own) { $1 }, message.json.data, patience))
    }

    /// Listens to what the server says by itself, or to the rest of an answer that broke off.
    func listen(
        headers: [String: String], session: String?, after lastEventID: String
    ) async throws(EchoError) -> HTTPResponse {
        var own = ["Accept": "text/event-stream"]
        own["MCP-Session-Id"] = session
        if !lastEventID.isEmpty { own["Last-Event-ID"] = lastEventID }
        return try await http.send(request("GET", headers.merging(own) { $1 }, nil, .seconds(86_400)))
    }

    /// Ends a session; whether the server minds is its own matter.
    func endSession(_ session: String, headers: [String: String]) async {
        let all = headers.merging(["MCP-Session-Id": session]) { $1 }
        _ = try? await http.send(request("DELETE", all, nil, .seconds(2)))
    }

    /// A tool may take its time: its call is cancelled by whoever waits for it.
    private func request(
        _ method: String, _ own: [String: String], _ body: Data?, _ patience: Duration
    ) -> HTTPRequest {
        var timeouts = HTTPTimeouts()
        timeouts.head = patience
        timeouts.idle = patience
        timeouts.total = patience
        return HTTPRequest(
            method: method, url: url, headers: headers.merging(own) { $1 }, body: body, timeouts: timeouts)
    }
}

extension HTTPResponse {
    var isEventStream: Bool { headers["content-type"]?.lowercased().hasPrefix("text/event-stream") == true }
    var isSuccess: Bool { (200..<300).contains(status) }

    /// The messages of an answer that comes in one piece; none where it is no JSON-RPC.
    func messages() async throws -> [JSONRPCMessage] {
        var data = Data()
        for try await chunk in body {
            data += chunk
            guard data.count <= MCPHTTPWire.maximumBody else { throw EchoError.invalidData(reason: "it is too large") }
        }
        guard let json = try? JSONValue(parsing: data) else { return [] }
        return (json.array ?? [json]).compactMap(JSONRPCMessage.init)
    }
}
