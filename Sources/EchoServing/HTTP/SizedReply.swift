public import NIOHTTP1

/// The head of a body that is written piece by piece, and whose length is known.
public struct SizedReply: Sendable, Hashable {
    public var status: HTTPResponseStatus
    public var contentType: String
    /// Of the whole body. Who writes less ends the connection, so that the client sees that something is missing.
    public var bytes: Int
    public var headers: [String: String]

    public init(status: HTTPResponseStatus, contentType: String, bytes: Int, headers: [String: String] = [:]) {
        self.status = status
        self.contentType = contentType
        self.bytes = bytes
        self.headers = headers
    }

    var fields: HTTPHeaders {
        var fields: HTTPHeaders = ["Content-Length": "\(bytes)", "Content-Type": contentType]
        for name in headers.keys.sorted() { fields.add(name: name, value: headers[name] ?? "") }
        return fields
    }
}
