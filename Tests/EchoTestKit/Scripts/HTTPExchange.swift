import Echo
public import EchoWire
import Foundation

/// A request that a scripted server expects, and its answer.
public struct HTTPExchange: Sendable, Hashable {
    /// `nil` for any.
    public var method: String?
    /// The end of the URL's path, as `/v1/responses`; nil for any.
    public var path: String?
    /// Fields that the request's JSON has to have.
    public var body: JSONValue
    public var reply: HTTPReply
    /// Where it stands in its cassette.
    var line: Int?

    public init(_ method: String? = nil, _ path: String? = nil, body: JSONValue = [:], reply: HTTPReply) {
        self.method = method
        self.path = path
        self.body = body
        self.reply = reply
    }

    /// What of a request is not as expected, in words.
    func difference(_ request: HTTPRequest) -> String? {
        if let method, method != request.method { return "the method is \(request.method)" }
        let found = URLComponents(string: request.url)?.path ?? request.url
        if let path, !found.hasSuffix(path) { return "the path is \(found)" }
        guard body != [:] else { return nil }
        let json = request.body.flatMap { try? JSONValue(parsing: $0) }
        return FieldMatch.difference(body, json ?? [:])
    }

    var description: String { [method ?? "any", path ?? "any path", FieldMatch.brief(body)].joined(separator: " ") }
}
