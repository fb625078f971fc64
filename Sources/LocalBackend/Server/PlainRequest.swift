import EchoWire
import Foundation
import NIOHTTP1

/// A request to one of the endpoints, whole.
struct PlainRequest: Sendable {
    var endpoint: HTTPEndpoint
    var method: HTTPMethod
    var query: RequestQuery
    var contentType: String?
    var body: Data

    /// The body as an object, or why it is none, in the published words.
    func object() throws(SessionProblem) -> JSONObject {
        guard let value = try? JSONValue(parsing: body) else {
            throw SessionProblem(
                code: "invalid_json",
                message: "We could not parse the JSON body of your request. The server expects a JSON object.")
        }
        guard let object = value.object else {
            throw .invalid(nil, "Invalid body: expected an object.")
        }
        return object
    }
}
