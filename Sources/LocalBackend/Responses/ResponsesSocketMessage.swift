import EchoWire
import Foundation

/// A client's message on a WebSocket of the Responses API.
enum ResponsesSocketMessage: Sendable, Hashable {
    case create(Request)
    /// Nil for whatever is being made.
    case cancel(responseID: String?)
    case steer(SteerRequest)

    /// A request as it is posted elsewhere.
    struct Request: Sendable, Hashable {
        var fields: JSONObject
        /// Comes back with every event.
        var lane: String?
        /// False: only to be continued later.
        var isGenerated = true
        /// Bytes of the message.
        var size = 0
    }

    /// Why it is none, and the lane that it names.
    struct Unreadable: Error, Sendable, Hashable {
        var problem: SessionProblem
        var lane: String?
    }

    init(_ text: Data) throws(Unreadable) {
        guard let fields = (try? JSONValue(parsing: text))?.object else {
            throw Unreadable(problem: .invalidEvent("An event must be a JSON object."))
        }
        let lane = fields["stream_id"]?.string
        do throws(SessionProblem) {
            switch fields["type"] {
            case "response.create": self = .create(try Self.request(fields, lane: lane, size: text.count))
            case "response.cancel": self = .cancel(responseID: fields["response_id"]?.string)
            case "response.steer": self = .steer(try SteerRequest(fields))
            case nil: throw .missing("type")
            default:
                throw .invalid(
                    "type",
                    "Invalid value for 'type'. Supported values are: 'response.create', 'response.steer', "
                        + "'response.cancel'.")
            }
        } catch {
            throw Unreadable(problem: error, lane: lane)
        }
    }

    private static let envelope = JSONShape.object([
        "stream_id": .nullable(.text(maximum: 512)), "generate": .nullable(.bool),
    ])

    private static func request(_ fields: JSONObject, lane: String?, size: Int) throws(SessionProblem) -> Request {
        let members = fields.filter { ["stream_id", "generate"].contains($0.key) }
        if let problem = envelope.problem(in: .object(members), at: "") { throw problem }
        guard fields["background"] != true else {
            throw SessionProblem(
                code: "unsupported_parameter", message: "Unsupported parameter: 'background' over a WebSocket.",
                parameter: "background")
        }
        var body = fields
        // A stream is all that there is here.
        for name in ["type", "stream_id", "generate", "stream", "background"] { body.removeValue(forKey: name) }
        let isGenerated = fields["generate"]?.bool ?? true
        if !isGenerated, body["input"] == nil { body["input"] = [] }
        return Request(fields: body, lane: lane, isGenerated: isGenerated, size: size)
    }
}
