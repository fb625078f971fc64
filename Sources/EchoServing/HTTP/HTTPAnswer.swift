import EchoWire
public import Foundation
public import NIOHTTP1

/// The answer to a plain request, as a whole.
public struct HTTPAnswer: Sendable, Hashable {
    public var status: HTTPResponseStatus
    public var contentType: String?
    public var body: Data
    /// "Connection: close" ends the connection behind it.
    public var headers: [String: String]

    public init(status: HTTPResponseStatus, contentType: String?, body: Data, headers: [String: String] = [:]) {
        self.status = status
        self.contentType = contentType
        self.body = body
        self.headers = headers
    }

    public init(status: HTTPResponseStatus, body: JSONValue, headers: [String: String] = [:]) {
        self.init(status: status, contentType: "application/json", body: body.data, headers: headers)
    }

    /// The methods that a place has.
    static func methods(_ methods: [HTTPMethod]) -> HTTPAnswer {
        HTTPAnswer(
            status: .noContent, contentType: nil, body: Data(), headers: ["Allow": HTTPRefusal.allow(methods)])
    }

    /// An error in the shape that every endpoint of the published API gives it.
    public static func error(
        _ status: HTTPResponseStatus, _ message: String, type: String = "invalid_request_error",
        param: String? = nil, code: String? = nil, headers: [String: String] = [:]
    ) -> HTTPAnswer {
        let error: JSONObject = [
            "message": .string(message), "type": .string(type), "param": param.map { .string($0) } ?? .null,
            "code": code.map { .string($0) } ?? .null,
        ]
        return HTTPAnswer(status: status, body: ["error": .object(error)], headers: headers)
    }
}
