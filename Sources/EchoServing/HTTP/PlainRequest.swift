import Foundation
import NIOHTTP1

/// A request, whole: what it says, and where the path has parameters what stands there.
public struct PlainRequest: Sendable {
    public var head: HTTPRequestHead
    public var parameters: [String: String]
    public var body: Data

    public init(head: HTTPRequestHead, parameters: [String: String] = [:], body: Data = Data()) {
        self.head = head
        self.parameters = parameters
        self.body = body
    }

    public var contentType: String? { head.headers.first(name: "content-type") }

    /// The tokens offered, as `RequestCheck.tokens` is asked about them.
    package func offeredTokens(subprotocolPrefix prefix: String? = nil) -> [String] {
        RouteTable.offeredKeys(head, prefix)
    }

    public var query: RequestQuery { RequestQuery(head.uri) }

    /// The body as the fields of a form (`RouteBody.form`).
    public var form: RequestQuery { RequestQuery(form: String(decoding: body, as: UTF8.self)) }
}
