import EchoWire
import Foundation

/// OpenAI's notice of a call that came to a SIP trunk of a project: it rings there until somebody accepts it.
struct OpenAIWebhook: Sendable, Hashable {
    /// Of its session, by which everything else is asked.
    let session: String
    /// The caller, as the trunk says it; empty where that is withheld.
    let from: String
    /// The number that is called.
    let to: String

    /// The same call is told of under another name as well, for who holds it by turns.
    private static let types: Set = ["live.transport.incoming", "live.call.incoming"]
    private static let longestName = 200

    /// The reading of a body.
    enum Reading: Sendable, Hashable {
        case incoming(OpenAIWebhook)
        /// An event that says nothing of a call to be taken.
        case other
        case unreadable
    }

    static func reading(_ body: Data) -> Reading {
        guard let json = try? JSONValue(parsing: body), let type = json["type"]?.string else { return .unreadable }
        guard types.contains(type) else { return .other }
        // Those of WebRTC are somebody's own.
        guard json["data"]?["type"]?.string ?? "sip" == "sip" else { return .other }
        guard let session = json["data"]?["session_id"]?.string, (1...longestName).contains(session.utf8.count) else {
            return .unreadable
        }
        let headers = json["data"]?["sip_headers"]?.array ?? []
        return .incoming(
            OpenAIWebhook(session: session, from: party("from", headers), to: party("to", headers)))
    }

    /// The number, or the address where it has none.
    private static func party(_ name: String, _ headers: [JSONValue]) -> String {
        let header = headers.first { $0["name"]?.string?.lowercased() == name }
        guard let text = header?["value"]?.string, let address = SIPAddress(text) else { return "" }
        let user = address.uri.user
        let isNumber = user.drop { $0 == "+" }.allSatisfy(\.isNumber) && !user.isEmpty
        if isNumber || address.uri.scheme == "tel" { return user }
        return user.lowercased() == "anonymous" ? "" : address.uri.description
    }
}
