import EchoServing
import EchoWire
import Foundation
import NIOHTTP1

/// Puts what the server refuses by itself into the codes of the API, and tells of webhooks that nobody signed.
struct BridgeRefusals: Sendable {
    let switchboard: Switchboard

    func answer(_ answer: HTTPAnswer, at path: RoutePath?) -> HTTPAnswer {
        if answer.status == .unauthorized, let path, Self.isSigned(path) {
            switchboard.turnAway(PhoneLineCall(id: "", from: "", to: "", direction: .inbound), .wrongSignature)
        }
        let codes: [HTTPResponseStatus: BridgeError] = [
            .unauthorized: .invalidTwilioToken, .tooManyRequests: .tooManyRequests,
        ]
        guard let code = codes[answer.status], var error = (try? JSONValue(parsing: answer.body))?["error"]?.object
        else { return answer }
        error["code"] = .string(code.rawValue)
        return HTTPAnswer(status: answer.status, body: ["error": .object(error)], headers: answer.headers)
    }

    private static func isSigned(_ path: RoutePath) -> Bool {
        path.description.hasPrefix("/voice/") || path.description == "/media-stream"
    }
}
