import EchoServing
import EchoWire
import NIOHTTP1

/// Why the REST API does not do what it was asked, by the published number of the error.
enum RESTProblem: Error, Sendable, Hashable {
    case unauthorized
    case notFound(path: String)
    case noTo
    case noFrom
    case invalidTo(String)
    case invalidFrom(String)
    /// It is not the app's number.
    case foreignFrom(String)
    case noProgram
    case invalidURL(String)
    case isOver
    /// A fault of the exchange's own.
    case madeUp(status: Int)

    var answer: HTTPAnswer {
        let (status, code, message) = content
        return HTTPAnswer(
            status: HTTPResponseStatus(statusCode: status),
            body: [
                "code": .integer(code), "message": .string(message), "status": .integer(status),
                "more_info": .string("https://www.twilio.com/docs/errors/\(code)"),
            ])
    }

    private var content: (status: Int, code: Int, message: String) {
        switch self {
        case .unauthorized: (401, 20003, "Authenticate")
        case .notFound(let path): (404, 20404, "The requested resource \(path.prefix(200)) was not found")
        case .noTo: (400, 21201, "No 'To' number is specified")
        case .noFrom: (400, 21213, "No 'From' number is specified")
        case .invalidTo(let number): (400, 21211, "Invalid 'To' Phone Number: \(number.prefix(40))")
        case .invalidFrom(let number): (400, 21212, "Invalid 'From' Phone Number: \(number.prefix(40))")
        case .foreignFrom(let number):
            (400, 21210, "The source phone number provided, \(number.prefix(40)), is not yet verified for your account")
        case .noProgram: (400, 21205, "Url parameter is required")
        case .invalidURL(let url): (400, 21205, "Url is not a valid URL: \(url.prefix(200))")
        case .isOver: (400, 21220, "Call is not in-progress. Cannot redirect.")
        case .madeUp(let status):
            (status, status == 429 ? 20429 : status >= 500 ? 20500 : 20001, "The exchange was told to answer this")
        }
    }
}
