import EchoServing
import EchoWire

extension PlainRequest {
    /// What stands in the path for `{id}`.
    var id: String { parameters["id"] ?? "" }

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
