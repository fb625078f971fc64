public import NIOHTTP1

/// What the server says no with by itself, in the place of a route. The sentence and the code that its client reads may be
/// the owner's (`HTTPServerConfiguration.refusing`).
public struct HTTPRefusal: Sendable, Hashable {
    public let status: HTTPResponseStatus
    /// One sentence, for people.
    public var message: String
    let type: String
    /// As the published API has it; nil where it has none.
    public var code: String?
    let headers: [String: String]

    init(
        _ status: HTTPResponseStatus, _ message: String, type: String = "invalid_request_error", code: String? = nil,
        headers: [String: String] = [:]
    ) {
        (self.status, self.message, self.type) = (status, message, type)
        (self.code, self.headers) = (code, headers)
    }

    var answer: HTTPAnswer { .error(status, message, type: type, code: code, headers: headers) }
}
