import EchoWire
import Foundation

/// A message from an MCP server, or a finding about it.
enum MCPIncoming: Sendable, Hashable {
    case message(JSONRPCMessage)
    /// Over HTTP: the request was answered with another status than success; the error that stood in the answer.
    case refused(JSONRPCID, status: Int, JSONRPCError?)
    /// Over HTTP: no answer came to this request.
    case unanswered(JSONRPCID, reason: String)
    /// Over HTTP: the server does not know our session any more; the request that found it out.
    case sessionExpired(JSONRPCID)
    /// The end of the connection. `isFinal` when it is no use to try again.
    case closed(reason: String, isFinal: Bool)
}

extension MCPIncoming {
    private static let mark = Data([0xEF, 0xBB, 0xBF])

    /// What stands in a line or an event: one message or a list of them; nothing where it is a stray print.
    static func read(_ data: Data) -> [MCPIncoming] {
        let data = data.starts(with: mark) ? data.dropFirst(mark.count) : data
        // A damaged letter is no reason to lose an answer.
        guard
            let json = (try? JSONValue(parsing: data))
                ?? (try? JSONValue(parsing: String(decoding: data, as: UTF8.self)))
        else {
            return answered(inBroken: data).map { [.unanswered($0, reason: "its answer cannot be read")] } ?? []
        }
        return (json.array ?? [json]).compactMap(JSONRPCMessage.init).map { .message($0) }
    }

    /// Whether a request of ours is over with it.
    func answers(_ request: JSONRPCID?) -> Bool {
        guard let request else { return false }
        return switch self {
        case .message(.result(let id, _)), .unanswered(let id, _): id == request
        case .message(.failure(let id, _)): id == request
        default: false
        }
    }

    /// The request that a damaged message was the answer to; nil for what is none.
    private static func answered(inBroken data: Data) -> JSONRPCID? {
        let text = String(decoding: data.prefix(4096), as: UTF8.self)
        guard text.first == "{", text.contains("\"jsonrpc\""), let place = text.range(of: "\"id\"") else { return nil }
        let rest = text[place.upperBound...].drop { " :\"".contains($0) }
        return Int(rest.prefix { $0.isASCII && $0.isNumber }).map { .number($0) }
    }
}
