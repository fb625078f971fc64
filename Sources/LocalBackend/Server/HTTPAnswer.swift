import EchoWire
import Foundation
import NIOHTTP1

/// What a plain request is answered with.
struct HTTPAnswer: Sendable, Hashable {
    var status: HTTPResponseStatus
    var body: JSONValue
    var headers: [String: String] = [:]

    static func error(
        _ status: HTTPResponseStatus, _ message: String, type: String = "invalid_request_error", code: String? = nil,
        headers: [String: String] = [:]
    ) -> HTTPAnswer {
        let error: JSONObject = [
            "message": .string(message), "type": .string(type), "param": .null,
            "code": code.map { .string($0) } ?? .null,
        ]
        return HTTPAnswer(status: status, body: ["error": .object(error)], headers: headers)
    }
}
