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
        return try await http.following(request("POST", headers.merging(own) { $1 }, message.json.data, patience))
    }

    /// Listens to what the server says by itself, or to the rest of an answer that broke off.
    func listen(
        headers: [String: String], session: String?, after lastEventID: String
    ) async throws(EchoError) -> HTTPResponse {
        var own = ["Accept": "text/event-stream"]
        own["MCP-Session-Id"] = session
        if !lastEventID.isEmpty { own["Last-Event-ID"] = lastEventID }
        return try await http.following(request("GET", headers.merging(own) { $1 }, nil, .seconds(86_400)))
    }

    /// The same server, which wants its messages at another address.
    func moved(to url: String) -> MCPHTTPWire { MCPHTTPWire(url: url, headers: headers, http: http) }

    /// What a body says that is no answer: the server's words, without what it was told in secret; empty for none.
    func words(in body: Data) -> String {
        let words = String(RESTRefusal(body: body).message.prefix(300))
        let secrets = headers.values.flatMap { [$0, String($0.split(separator: " ").last ?? "")] }
        return secrets.filter { $0.count > 3 }.reduce(words) { $0.replacing($1, with: "‹key›") }
    }

    /// What a body that came with success holds, to the end of the request that it is for.
    func answer(to id: JSONRPCID, in body: Data) -> [MCPIncoming] {
        let incoming =
            MCPIncoming.all(in: body).map { incoming in
                // A server that could not read the request does not know its id.
                if case .message(.failure(nil, let error)) = incoming {
                    .message(.failure(id: id, error))
                } else {
                    incoming
                }
            } as [MCPIncoming]
        if incoming.contains(where: { $0.answers(id) }) { return incoming }
        let reason = incoming.isEmpty ? reason(of: body) : "the answer was cut off"
        return incoming + [.unanswered(id, reason: reason)]
    }

    /// Why a body that came with success is no answer.
    private func reason(of body: Data) -> String {
        switch AnswerBody.failure(body) {
        case .noAnswer(.noBytes): "the answer was empty"
        case .noAnswer(.browserCheck): "Cloudflare checks for a web browser before it"
        case .noAnswer(.webPage(let title, _)): title.isEmpty ? "it is a web page" : "it is a web page, “\(title)”"
        default: words(in: body).isEmpty ? "the answer was cut off" : "it is not an MCP server: \(words(in: body))"
        }
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

    /// All of an answer that comes in one piece, as text, whether or not it is compressed.
    func whole() async throws -> Data {
        var data = Data()
        for try await chunk in body {
            data += chunk
            guard data.count <= MCPHTTPWire.maximumBody else { throw EchoError.invalidData(reason: "it is too large") }
        }
        return try BodyText.whole(data, encoding: headers["content-encoding"])
    }
}

extension MCPIncoming {
    /// What stands in a body, whatever its type is said to be: JSON, events, or lines of JSON; nothing where it is no
    /// JSON-RPC.
    static func all(in body: Data) -> [MCPIncoming] {
        if (try? JSONValue(parsing: body)) != nil { return read(body) }
        var parser = SSEParser()
        // The last event may lack the empty line that ends it.
        let events = ((try? parser.feed(body + Data("\n\n".utf8))) ?? []).flatMap { read(Data($0.data.utf8)) }
        return events.isEmpty ? body.split(separator: UInt8(ascii: "\n")).flatMap { read($0 + Data()) } : events
    }
}
