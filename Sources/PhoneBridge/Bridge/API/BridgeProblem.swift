import EchoServing
import EchoWire
import NIOHTTP1

/// Why something that a client asks for is not done: a code of the API, and a sentence that says what to do.
struct BridgeProblem: Error, Sendable, Hashable {
    var code: BridgeError
    var message: String
    /// Where the code's own status of HTTP says something else.
    var status: HTTPResponseStatus?
    /// The field of the request that is to blame.
    var field: String?
    var headers: [String: String] = [:]

    init(
        _ code: BridgeError, _ message: String, status: HTTPResponseStatus? = nil, field: String? = nil,
        headers: [String: String] = [:]
    ) {
        self.code = code
        self.message = message
        self.status = status
        self.field = field
        self.headers = headers
    }

    /// The codes have none for fields that are no numbers: E006 is the closest.
    static func invalid(_ field: String, _ reason: String) -> BridgeProblem {
        BridgeProblem(.invalidNumber, "\(field) \(reason).", field: field)
    }

    static let stopping = BridgeProblem(
        .sessionOver, "This bridge is stopping and takes no more calls. Try another.", status: .serviceUnavailable)

    /// A call that was asked for, and nobody knows yet whether it was placed.
    static let unsettled = BridgeProblem(
        .assistantUnreachable,
        "Twilio has not said yet whether the call was placed, and it may ring. Ask again in a moment with the same "
            + "Idempotency-Key, which does not place a second one.",
        status: .gatewayTimeout, headers: ["Retry-After": "10"])

    static func noCall(status: HTTPResponseStatus = .notFound) -> BridgeProblem {
        BridgeProblem(.sessionOver, "There is no such call.", status: status)
    }

    /// - Parameter error: its fields and codes are said, never what the database said.
    init(_ error: CallStoreError) {
        switch error {
        case .tooLong(let field): self = .invalid(field, "is too long to be kept")
        case .unavailable:
            self.init(.databaseFailed, "The database cannot be reached. Try again in a moment.")
        case .notFound, .duplicate, .refused, .unreadable, .tooNew:
            self.init(.databaseFailed, "The database failed. Try again, and check its log.")
        }
    }

    var json: JSONObject {
        var json: JSONObject = ["code": .string(code.rawValue), "message": .string(message)]
        if let field { json["field"] = .string(field) }
        return json
    }

    var answer: HTTPAnswer {
        HTTPAnswer(status: status ?? code.status, body: ["error": .object(json)], headers: headers)
    }
}
