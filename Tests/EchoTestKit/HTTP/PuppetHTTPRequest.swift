public import EchoWire
public import Foundation

/// A request that came to a `PuppetHTTPServer`.
public struct PuppetHTTPRequest: Sendable, Hashable {
    /// Counts from 1 in the order in which they were whole.
    public var number: Int
    public var method: String
    /// The path with its query, or what stands in its place: proxies get a whole URL, or a host and a port.
    public var target: String
    /// Lower-case names.
    public var headers: [String: String]
    public var body: Data

    /// The body as JSON, when it is.
    public var json: JSONValue? { try? JSONValue(parsing: body) }
}
