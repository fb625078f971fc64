import EchoWire
import Foundation
import NIOHTTP1

/// What a plain request is answered with, whole.
struct HTTPAnswer: Sendable, Hashable {
    var status: HTTPResponseStatus
    var contentType: String?
    var body: Data
    var headers: [String: String]

    init(status: HTTPResponseStatus, contentType: String?, body: Data, headers: [String: String] = [:]) {
        self.status = status
        self.contentType = contentType
        self.body = body
        self.headers = headers
    }

    init(status: HTTPResponseStatus, body: JSONValue, headers: [String: String] = [:]) {
        self.init(status: status, contentType: "application/json", body: body.data, headers: headers)
    }

    /// An error as every endpoint of the published API shapes it.
    static func error(
        _ status: HTTPResponseStatus, _ message: String, type: String = "invalid_request_error",
        param: String? = nil, code: String? = nil, headers: [String: String] = [:]
    ) -> HTTPAnswer {
        let error: JSONObject = [
            "message": .string(message), "type": .string(type), "param": param.map { .string($0) } ?? .null,
            "code": code.map { .string($0) } ?? .null,
        ]
        return HTTPAnswer(status: status, body: ["error": .object(error)], headers: headers)
    }

    static func problem(_ problem: SessionProblem) -> HTTPAnswer {
        .error(
            HTTPResponseStatus(statusCode: problem.status), problem.message, type: problem.type,
            param: problem.parameter, code: problem.code)
    }

    static func unknownModel(_ name: String, known: [String]) -> HTTPAnswer {
        let names = known.map { "'\($0)'" }.joined(separator: ", ")
        return .error(
            .notFound, "The model '\(name)' does not exist here. There are \(names).", param: "model",
            code: "model_not_found")
    }
}
